/** The campaign parameters that are stored with a lead. No other part of an address is stored. */
export const utmKeys = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const;
export type Utm = Partial<Record<(typeof utmKeys)[number], string>>;

/** In characters. Longer values are cut: they are not names of campaigns. */
const MAX_LENGTH = 200;

/** Returns the campaign parameters of a query string, trimmed and cut to `MAX_LENGTH`; empty values are left out. */
export function readUtm(search: string): Utm {
  const parameters = new URLSearchParams(search);
  const utm: Utm = {};
  for (const key of utmKeys) {
    const value = parameters.get(key)?.trim().slice(0, MAX_LENGTH);
    if (value) utm[key] = value;
  }
  return utm;
}
