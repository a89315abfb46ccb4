import { type CostRange, costTable, type WholeCostTable } from './cost-table.ts';
import {
  type CampaignType,
  campaignTypes,
  type Platform,
  platforms,
  type Region,
  regions,
} from './inputs.ts';

/** A cost table as a page contains it: only the 90 figures, low and high of each range, in the order of the inputs. */
export type CostFigures = readonly number[];

/** Returns the 90 figures of a table; `tableOf` is the inverse. */
export function figuresOf(table: WholeCostTable): CostFigures {
  return platforms.flatMap((platform) =>
    regions.flatMap((region) => campaignTypes.flatMap((type) => table[platform].costs[region][type])),
  );
}

/**
 * Returns the table of these figures; the units never change. Returns `undefined` when the number of figures is wrong,
 * or when a range is not above zero and in order.
 */
export function tableOf(figures: CostFigures): WholeCostTable | undefined {
  let at = 0;
  const table = structuredClone(costTable);
  for (const platform of platforms) {
    for (const region of regions) {
      for (const type of campaignTypes) {
        const range: CostRange = [figures[at] ?? Number.NaN, figures[at + 1] ?? Number.NaN];
        if (!(range[0] > 0 && range[1] >= range[0])) return undefined;
        table[platform].costs[region][type] = range;
        at += 2;
      }
    }
  }
  return figures.length === at ? table : undefined;
}

/** Returns the name of a combination in a form and in its errors: `youtube.europe.awareness`. */
export const cellName = (platform: Platform, region: Region, type: CampaignType): string =>
  `${platform}.${region}.${type}`;
