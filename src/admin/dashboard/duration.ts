import type { Locale } from '../../domain/locale/locale.ts';
import { numberFormat } from '../../i18n/format.ts';

const MINUTE_MS = 60_000;
/** In minutes. */
const units = [
  ['day', 1440],
  ['hour', 60],
  ['minute', 1],
] as const;

/** Formats a duration in its two largest units: `2 h 5 min`, `3 j 4 h`; at least one minute. */
export function formatDuration(locale: Locale, ms: number): string {
  let rest = Math.max(1, Math.round(ms / MINUTE_MS));
  // Up to two days, in hours: « 36 h » is faster to read than « 1 j 12 h ».
  const fitting = units.filter(([unit, size]) => rest >= (unit === 'day' ? 2 * size : size));
  return fitting
    .slice(0, 2)
    .map(([unit, size]) => {
      const count = Math.floor(rest / size);
      rest -= count * size;
      return count === 0
        ? ''
        : numberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }).format(count);
    })
    .filter(Boolean)
    .join(' ')
    .replaceAll('\u202f', '\u00a0');
}
