import type { CampaignType, Platform, Region } from './inputs.ts';

/** CPV: cost per view. CPM: cost per thousand impressions. */
export const costUnits = ['CPV', 'CPM'] as const;
export type CostUnit = (typeof costUnits)[number];

/** Lowest and highest market cost of one unit, in the display currency of the simulator (dollars). */
export type CostRange = readonly [min: number, max: number];

export interface PlatformCosts {
  unit: CostUnit;
  costs: Record<Region, Record<CampaignType, CostRange>>;
}

/** A cost table that may be incomplete: a combination without costs has no estimate. */
export type CostTable = {
  [P in Platform]?: { unit: CostUnit; costs: { [R in Region]?: { [T in CampaignType]?: CostRange } } };
};

/** All 45 ranges: 3 platforms × 5 regions × 3 campaign types. */
export type WholeCostTable = Record<Platform, PlatformCosts>;

/** The version number of the table below, which is in force until another version is saved in the back office. */
export const BUILT_IN_VERSION = 1;

/**
 * The first cost table of the agency, and its only copy. The server, the simulator, the hero and the API read it until
 * another version is saved (docs/decisions/0023-cost-table-versions.md).
 */
export const costTable: WholeCostTable = {
  youtube: {
    unit: 'CPV',
    costs: {
      europe: { awareness: [0.01, 0.04], engagement: [0.03, 0.07], conversion: [0.05, 0.12] },
      usa: { awareness: [0.02, 0.06], engagement: [0.05, 0.1], conversion: [0.1, 0.2] },
      canada: { awareness: [0.01, 0.05], engagement: [0.04, 0.08], conversion: [0.08, 0.15] },
      south_america: { awareness: [0.005, 0.02], engagement: [0.01, 0.05], conversion: [0.02, 0.08] },
      asia: { awareness: [0.005, 0.03], engagement: [0.01, 0.06], conversion: [0.02, 0.1] },
    },
  },
  meta: {
    unit: 'CPM',
    costs: {
      europe: { awareness: [1.5, 5], engagement: [5, 10], conversion: [8, 15] },
      usa: { awareness: [3, 8], engagement: [8, 15], conversion: [15, 30] },
      canada: { awareness: [2, 6], engagement: [6, 12], conversion: [10, 20] },
      south_america: { awareness: [0.5, 3], engagement: [2, 6], conversion: [3, 8] },
      asia: { awareness: [1, 4], engagement: [3, 7], conversion: [5, 10] },
    },
  },
  tiktok: {
    unit: 'CPM',
    costs: {
      europe: { awareness: [10, 50], engagement: [15, 55], conversion: [20, 70] },
      usa: { awareness: [10, 50], engagement: [15, 60], conversion: [20, 80] },
      canada: { awareness: [8, 40], engagement: [12, 50], conversion: [15, 70] },
      south_america: { awareness: [3, 15], engagement: [5, 20], conversion: [8, 30] },
      asia: { awareness: [2, 10], engagement: [4, 15], conversion: [5, 25] },
    },
  },
};
