import { z } from 'zod';
import { proposalStates } from '../../domain/cost-learning/propose-costs.ts';
import { cellName } from '../../domain/simulator/cost-cells.ts';
import { costProblem } from '../../domain/simulator/cost-rules.ts';
import {
  type CostRange,
  costTable,
  costUnits,
  type WholeCostTable,
} from '../../domain/simulator/cost-table.ts';
import { campaignTypes, platforms, regions } from '../../domain/simulator/inputs.ts';

/** The cost table in the back office. Costs are dollars with three decimals, times ISO 8601 in UTC. */

const cell = { country: z.enum(regions), campaignType: z.enum(campaignTypes) };
const platform = { platform: z.enum(platforms), unit: z.enum(costUnits) };

/** A version; the first is the code's own, which no account saved. */
export const CostVersionDto = z.object({
  version: z.int32(),
  /** Whether a person typed it, or published what finished campaigns say. */
  origin: z.enum(['typed', 'learned']),
  createdAt: z.string().nullable(),
  /** Name or e-mail address of the account that saved it; null: the built-in version. */
  by: z.string().nullable(),
});
export type CostVersionDto = z.infer<typeof CostVersionDto>;

/** `GET /api/settings/costs`, and one version of it. */
export const CostsDto = CostVersionDto.extend({
  platforms: z.array(
    z.object({
      ...platform,
      costs: z.array(z.object({ ...cell, min: z.number(), max: z.number() })),
    }),
  ),
});
export type CostsDto = z.infer<typeof CostsDto>;

/** `GET /api/settings/costs/versions`, newest first. */
export const CostVersionsDto = z.array(CostVersionDto.extend({ simulations: z.int() }));
export type CostVersionsDto = z.infer<typeof CostVersionsDto>;

const asNumber = z.unknown().meta({ type: 'number' });

/**
 * `PUT /api/settings/costs`: the whole table, and the version that it is based on. The error of a combination has its
 * name, `youtube.europe.awareness`.
 */
export const CostsChange = z
  .object({
    version: z.int32('version_error'),
    platforms: z.array(
      z.object({
        ...platform,
        costs: z.array(z.object({ ...cell, min: asNumber, max: asNumber }), 'cost_error'),
      }),
      'cost_error',
    ),
  })
  .transform(({ version, platforms: given }, context): { version: number; table: WholeCostTable } => {
    const table = structuredClone(costTable);
    for (const name of platforms) {
      const rows = given.filter((one) => one.platform === name);
      // Another unit would need another formula.
      if (rows.length !== 1 || rows[0]?.unit !== table[name].unit) {
        context.addIssue({ code: 'custom', message: 'cost_unit_error', path: [name] });
        continue;
      }
      for (const region of regions) {
        for (const type of campaignTypes) {
          const cells = rows[0].costs.filter((one) => one.country === region && one.campaignType === type);
          const { min, max } = cells[0] ?? {};
          const problem = cells.length === 1 ? costProblem(min, max) : 'cost_error';
          if (problem)
            context.addIssue({ code: 'custom', message: problem, path: [cellName(name, region, type)] });
          else table[name].costs[region][type] = [min, max] as CostRange;
        }
      }
    }
    return { version, table };
  });
export type CostsChange = z.output<typeof CostsChange>;

const range = z.object({ min: z.number(), max: z.number() });

/**
 * `GET /api/settings/costs/proposal`: what finished campaigns say about the costs, against the newest table that a person
 * typed. Euros count as dollars, as everywhere in the simulator.
 */
export const CostProposalDto = z.object({
  /** The version in force. */
  version: z.int32(),
  /** The typed version against which was learned, and when it was saved; null: it is built in. */
  base: z.object({ version: z.int32(), createdAt: z.string().nullable() }),
  platforms: z.array(
    z.object({
      ...platform,
      /** The finished campaigns that count. */
      campaigns: z.int(),
      cells: z.array(
        z.object({
          ...cell,
          before: range,
          learned: range,
          state: z.enum(proposalStates),
          /** Refused, and fewer than two campaigns have come since. */
          refused: z.boolean(),
          /** An end moves by more than the double or the half. */
          far: z.boolean(),
          /** The sum of the campaigns' weights: recent ones and imported figures count more. */
          weight: z.number(),
          insideBefore: z.int(),
          insideLearned: z.int(),
          /** The youngest first. */
          campaigns: z.array(
            z.object({
              id: z.string(),
              artist: z.string(),
              cost: z.number(),
              unitCost: z.number(),
              weight: z.number(),
            }),
          ),
        }),
      ),
    }),
  ),
});
export type CostProposalDto = z.infer<typeof CostProposalDto>;

/** `POST /api/settings/costs/proposal`: the cells to publish, and the version in force that was looked at. */
export const PublishedCosts = z.object({
  version: z.int32('version_error'),
  cells: z
    .array(z.object({ platform: z.enum(platforms), ...cell }))
    .min(1)
    .max(platforms.length * regions.length * campaignTypes.length),
});
export type PublishedCosts = z.infer<typeof PublishedCosts>;

/** `POST /api/settings/costs/proposal/refusals`. */
export const RefusedCosts = z.object({ platform: z.enum(platforms), ...cell });
export type RefusedCosts = z.infer<typeof RefusedCosts>;
