import { z } from 'zod';
import { checkKeys, checkWeights } from '../domain/go-live/checks.ts';

/** The numbers and names of a sentence: see `domain/go-live/facts.ts`. */
const FactsDto = z.object({
  count: z.int().optional(),
  total: z.int().optional(),
  names: z.array(z.string()).readonly().optional(),
  counts: z.record(z.string(), z.int()).readonly().optional(),
  at: z.string().optional(),
  until: z.string().optional(),
  newest: z.string().optional(),
  bytes: z.int().optional(),
  cause: z.string().optional(),
  address: z.string().optional(),
});

export const GoLiveCheckDto = z.object({
  key: z.enum(checkKeys),
  weight: z.enum(checkWeights),
  state: z.enum(['ok', 'open', 'unknown']),
  /** One of the outcomes that `domain/go-live/checks.ts` lists for the check, or `broken`. */
  outcome: z.string(),
  facts: FactsDto,
});
export type GoLiveCheckDto = z.infer<typeof GoLiveCheckDto>;

/** `GET /api/go-live` and `POST /api/go-live/check`: all checks in their order. */
export const GoLiveDto = z.object({
  done: z.int(),
  total: z.int(),
  /** Time of the last requests to other servers, ISO 8601 in UTC; null: none yet. */
  checkedAt: z.string().nullable(),
  /** Whether such requests are running now. */
  checking: z.boolean(),
  checks: z.array(GoLiveCheckDto),
});
export type GoLiveDto = z.infer<typeof GoLiveDto>;
