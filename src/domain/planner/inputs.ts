/** The answers that the release planner offers (docs/product.md, Release planner). */
export const releaseTypes = ['single', 'ep', 'album'] as const;
export type ReleaseType = (typeof releaseTypes)[number];

export const genres = [
  'rap',
  'trap',
  'drill',
  'rnb',
  'electro',
  'house',
  'techno',
  'synthwave',
  'pop',
  'kpop',
  'variete',
  'rock',
  'indie',
  'metal',
  'afrobeat',
  'reggae',
  'latin',
] as const;
export type Genre = (typeof genres)[number];

/** ISO codes of countries, but `UK`; `GLOBAL` is the whole world. */
export const territories = ['FR', 'BE', 'CH', 'CA', 'US', 'UK', 'DE', 'ES', 'IT', 'GLOBAL'] as const;
export type Territory = (typeof territories)[number];

/** Codes of the budgets for advertising, in euros: 0, less than 500, 500 to 1500, more than 1500. */
export const plannerBudgets = [0, 500, 1500, 5000] as const;
export type PlannerBudget = (typeof plannerBudgets)[number];

/** The lowest and highest amount of a budget's code, in euros; `null`: the highest is open. */
export const budgetBand: Record<PlannerBudget, readonly [number, number | null]> = {
  0: [0, 0],
  500: [1, 499],
  1500: [500, 1500],
  5000: [1500, null],
};

/** Number of months that the planner offers, the current one included. */
export const MONTHS = 18;

/** A month is named by its 15th: `2027-01-15`. */
const monthName = (year: number, month: number): string =>
  `${year + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-15`;

/**
 * Returns the months that the planner offers, the current one first.
 * @param today the agency's day: `2026-11-24`
 */
export function releaseMonths(today: string): string[] {
  const [year = 0, month = 1] = today.split('-').map(Number);
  return Array.from({ length: MONTHS }, (_, index) => monthName(year, month - 1 + index));
}

/** Returns the 15th of the next month, for a month named the same way. */
export function nextMonth(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return monthName(year, number);
}

/** Replaces an empty name of the artist, as documented. */
export const UNKNOWN_ARTIST = 'Artiste Inconnu';
