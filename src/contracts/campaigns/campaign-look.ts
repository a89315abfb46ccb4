import { z } from 'zod';
import { adReasons, adRules } from '../../domain/campaign/ad-notes.ts';
import { dayAlertNames } from '../../domain/campaign/day-alerts.ts';
import { lookReasons } from '../../domain/campaign/looked-days.ts';
import { unusualRules } from '../../domain/campaign/unusual-days.ts';

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

/** `POST /api/campaigns/{id}/looks`: what a person found at unusual days of listeners, named as the list names them. */
export const LookedAt = z.object({
  audience: z.string().regex(/^[0-9a-f]{12}$/),
  rule: z.enum([...unusualRules, ...adRules]),
  from: day,
  to: day,
  reason: z.enum([...lookReasons, ...adReasons.filter((reason) => reason !== 'unknown')]),
  /** Whether the client sees it in the report; a note about ads is for the agency alone. */
  shown: z.boolean(),
});
export type LookedAt = z.infer<typeof LookedAt>;

export const LookDto = LookedAt.extend({
  at: z.string(),
  /** The account's name; null: the account was deleted. */
  by: z.string().nullable(),
});
export type LookDto = z.infer<typeof LookDto>;

/** `POST /api/campaigns/{id}/hidden-alerts`: a warning that was settled. */
export const HiddenAlert = z.object({ alert: z.enum(dayAlertNames) });
export type HiddenAlert = z.infer<typeof HiddenAlert>;
