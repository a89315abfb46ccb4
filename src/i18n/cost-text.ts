import type { Locale } from '../domain/locale/locale.ts';
import { rangeOfCostText } from '../domain/simulator/estimate.ts';
import { formatCostRange } from './format.ts';

/** A stored range of costs as the language writes money: `de 0,010 $ à 0,040 $ (CPV)`; another text stays as it is. */
export function costIn(locale: Locale, text: string): string {
  const range = rangeOfCostText(text);
  if (!range) return text;
  const unit = text.endsWith('(CPM)') ? 'CPM' : 'CPV';
  return `${formatCostRange(locale, range, unit)} (${unit})`;
}
