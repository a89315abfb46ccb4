import type { Locale } from '../../../domain/locale/locale.ts';
import { formatPercent } from '../../../i18n/format.ts';

/** Formats a share from 0 to 1 without decimals, which its interval would not bear: `41 %`. */
export const wholePercent = (locale: Locale, share: number): string =>
  formatPercent(locale, Math.round(share * 100) / 100);
