import { type CostRange, costTable, type WholeCostTable } from './cost-table.ts';
import {
  type CampaignType,
  campaignTypes,
  type Platform,
  platforms,
  type Region,
  regions,
} from './inputs.ts';

/** A cost table as a page carries it: the 90 figures alone, low and high of each range, in the order of the inputs. */
export type CostFigures = readonly number[];

export function figuresOf(table: WholeCostTable): CostFigures {
  return platforms.flatMap((platform) =>
    regions.flatMap((region) => campaignTypes.flatMap((type) => table[platform].costs[region][type])),
  );
}

/** The table again; the units never change. `undefined` when there are not exactly as many figures as it holds. */
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

/** By what name a form and its errors speak of a combination: `youtube.europe.awareness`. */
export const cellName = (platform: Platform, region: Region, type: CampaignType): string =>
  `${platform}.${region}.${type}`;
