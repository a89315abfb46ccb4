/**
 * The figures that the agency states about the market and about itself, each written once (public-site.md, section 1;
 * static-content.md, section 9). Money is in euros. Advice and averages, never promises.
 */
export const agency = {
  /** Hero counters. `views` is in millions. */
  counters: { campaigns: 500, artists: 200, views: 50, countries: 25 },
  renewalRate: 0.98,
  independentClients: 0.6,
  firstResultsHours: [48, 72],
  minimumDays: 30,
  monthlyBudget: [500, 50_000],
} as const;

export const market = {
  youtube: { costPerView: [0.02, 0.05], minimum: 500 },
  meta: { costPerThousand: [4, 8], minimum: 800 },
  tiktok: { costPerThousand: [2, 6], minimum: 1000 },
} as const;
