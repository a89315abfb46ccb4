/** Periods of the dashboard in days that end with today, which is included. */
export const dashboardPeriods = ['7', '30', '90', '365'] as const;
export type DashboardPeriod = (typeof dashboardPeriods)[number];
/** The most days of a period with own dates: a leap year. */
export const MOST_DAYS = 366;

/**
 * The budget bands of the chart of simulations, in euros a month: `from` is included, `to` is excluded; null: no upper
 * end.
 */
export const budgetBands = [
  { from: 500, to: 1000 },
  { from: 1000, to: 2500 },
  { from: 2500, to: 5000 },
  { from: 5000, to: 10_000 },
  { from: 10_000, to: null },
] as const;
export type BudgetBand = (typeof budgetBands)[number];

/** The name under which all sources but the six most frequent are counted. */
export const OTHER_SOURCES = 'other';
