import { oneDecimal } from '../../i18n/one-decimal.ts';
import { useLanguage } from '../texts.ts';

/** The share of visits that converted; nothing without a visit, as it was not counted. */
export function Rate({ visits, conversions }: { visits: number; conversions: number }) {
  const { locale } = useLanguage();
  if (visits === 0) return null;
  return <span className="admin-figure">{oneDecimal(locale, conversions / visits)}</span>;
}
