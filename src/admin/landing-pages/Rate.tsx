import type { Locale } from '../../domain/locale/locale.ts';
import { numberFormat } from '../../i18n/format.ts';
import { useLanguage } from '../texts.ts';

/** A share to exactly one decimal, as documented: `11,0 %`. */
export const oneDecimal = (locale: Locale, share: number): string =>
  numberFormat(locale, { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 })
    .format(share)
    .replaceAll('\u202f', '\u00a0');

/** The share of visits that converted; nothing without a visit, as it was not counted. */
export function Rate({ visits, conversions }: { visits: number; conversions: number }) {
  const { locale } = useLanguage();
  if (visits === 0) return null;
  return <span className="admin-figure">{oneDecimal(locale, conversions / visits)}</span>;
}
