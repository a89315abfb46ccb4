import { z } from 'zod';
import { NAME_MAX_LENGTH } from '../../domain/lead/typed-fields.ts';
import { costUnits } from '../../domain/simulator/cost-table.ts';
import { campaignTypes, MAX_BUDGET, MIN_BUDGET, platforms, regions } from '../../domain/simulator/inputs.ts';
import { email, link, name } from '../fields.ts';
import { LeadContext } from './lead-context.ts';

/** The six inputs of the simulator. `budget` is in euros a month. */
export const SimulationInputs = z.object({
  platform: z.enum(platforms, 'platform_error'),
  campaignType: z.enum(campaignTypes, 'campaignType_error'),
  budget: z.number('budget_error').min(MIN_BUDGET, 'budget_error').max(MAX_BUDGET, 'budget_max_error'),
  country: z.enum(regions, 'region_error'),
  artistName: name('artist_error', NAME_MAX_LENGTH),
  email: email('email_error'),
  link: link
    .transform((value) => value || undefined)
    .optional()
    .catch(undefined)
    .meta({ description: 'Of the video or the song, as typed; only from a page that asks for it.' }),
});
export type SimulationInputs = z.infer<typeof SimulationInputs>;

/** `POST /api/simulator/submit`. The server computes the figures and ignores those of a client. */
export const SimulationSubmission = SimulationInputs.extend(LeadContext.shape).extend({
  /** Version of the cost table of the figures that the visitor saw; absent or unknown: the version in force. */
  costVersion: z.int32().positive().optional().catch(undefined),
});
export type SimulationSubmission = z.infer<typeof SimulationSubmission>;

/**
 * The documented body of the simulator's webhook, which is also the stored one. `link` is present only if the visitor
 * typed one, like `video_url` in a booking: without it the body is exactly the documented one.
 */
export const SimulationFields = z.object({
  artistName: z.string(),
  email: z.string(),
  platform: z.enum(platforms),
  campaignType: z.enum(campaignTypes),
  budget: z.number(),
  country: z.enum(regions),
  views: z.int(),
  cpv: z.string().meta({ example: '0.010 - 0.040 $ (CPV)' }),
  reach: z.int(),
  link: z.string().optional(),
});
export type SimulationFields = z.infer<typeof SimulationFields>;

const RangeDto = z.object({ low: z.int(), high: z.int() });

/** The response of `POST /api/simulator/submit`: the stored figures. */
export const SimulationAnswer = z.object({
  id: z.string(),
  views: z.int(),
  cpv: z.string(),
  reach: z.int(),
  range: RangeDto,
  reachRange: RangeDto,
  unit: z.enum(costUnits),
});
export type SimulationAnswer = z.infer<typeof SimulationAnswer>;

const Cost = z.object({ min: z.number(), max: z.number() });
/** `GET /api/simulator/rates`: the cost table, and the lowest budgets in euros a month. */
export const RatesAnswer = z.object({
  version: z.int32(),
  minimumBudget: z.number(),
  platforms: z.array(
    z.object({
      platform: z.enum(platforms),
      unit: z.enum(costUnits),
      recommendedMinimum: z.number(),
      costs: z.array(Cost.extend({ country: z.enum(regions), campaignType: z.enum(campaignTypes) })),
    }),
  ),
});
export type RatesAnswer = z.infer<typeof RatesAnswer>;
