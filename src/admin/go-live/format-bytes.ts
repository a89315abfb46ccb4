import type { Locale } from '../../domain/locale/locale.ts';
import { numberFormat } from '../../i18n/format.ts';

const KILO = 1000;
const units = ['kilobyte', 'megabyte', 'gigabyte'] as const;

/** Formats a size in decimal units, as file managers show it: `214 Mo` in French, `214 MB` in English. */
export function formatBytes(locale: Locale, bytes: number): string {
  const power = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log(bytes) / Math.log(KILO)) - 1));
  const value = bytes / KILO ** (power + 1);
  const format = numberFormat(locale, {
    style: 'unit',
    unit: units[power] ?? units[0],
    maximumFractionDigits: value < 10 ? 1 : 0,
  });
  // The webfonts have no narrow no-break space.
  return format.format(value).replaceAll(/[\u202f ]/g, '\u00a0');
}
