/** The campaign parameters that are kept with a lead. Anything else in an address is not. */
export const utmKeys = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const;
export type Utm = Partial<Record<(typeof utmKeys)[number], string>>;

/** Longer values are cut: they are not names of campaigns. */
const MAX_LENGTH = 200;

/** The campaign parameters of a query string, cut to a sensible length. */
export function readUtm(search: string): Utm {
  const parameters = new URLSearchParams(search);
  const utm: Utm = {};
  for (const key of utmKeys) {
    const value = parameters.get(key)?.trim().slice(0, MAX_LENGTH);
    if (value) utm[key] = value;
  }
  return utm;
}
