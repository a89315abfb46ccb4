import { locales } from '../locale/locale.ts';
import { plainName } from './known-headers.ts';

/** The code of a country that a report does not know, or names in words that nobody knows. */
export const UNKNOWN_COUNTRY = 'ZZ';

/** The codes by the plain names of the four languages, built at the first report with countries. */
let byName: ReadonlyMap<string, string> | undefined;

function namesOfCountries(): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  for (const locale of locales) {
    const display = new Intl.DisplayNames([locale], { type: 'region', fallback: 'none' });
    for (const first of letters)
      for (const second of letters) {
        const code = first + second;
        // The former code of a country (DD) has the present one's name.
        const isPresent = Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`;
        const name = isPresent ? display.of(code) : undefined;
        if (name !== undefined && !names.has(plainName(name))) names.set(plainName(name), code);
      }
  }
  return names;
}

/** Returns the two letters of a country's cell, which has its code or its name in one of the four languages. */
export function countryCode(cell: string): string {
  const text = cell.trim();
  if (/^[A-Z]{2}$/.test(text)) return text;
  byName ??= namesOfCountries();
  return byName.get(plainName(text)) ?? UNKNOWN_COUNTRY;
}
