import type { Locale } from '../../domain/locale/locale.ts';
import { rangeOfCostText } from '../../domain/simulator/estimate.ts';
import { formatCostRange } from '../format.ts';

/**
 * Formats a stored range of costs as the language writes money: `de 0,010 $ à 0,040 $ (CPV)`. Another text is returned
 * unchanged.
 */
export function costIn(locale: Locale, text: string): string {
  const range = rangeOfCostText(text);
  if (!range) return text;
  const unit = text.endsWith('(CPM)') ? 'CPM' : 'CPV';
  return `${formatCostRange(locale, range, unit)} (${unit})`;
}
