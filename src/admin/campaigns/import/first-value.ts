import type { ImportPreview } from '../../../contracts/campaign-import.ts';
import { readDay } from '../../../domain/campaign-import/read-day.ts';
import { readNumber } from '../../../domain/campaign-import/read-number.ts';
import type { Locale } from '../../../domain/locale/locale.ts';
import { amountText, countText, dayText } from './import-words.ts';

type Column = ImportPreview['columns'][number];

const dayFields = new Set<Column['field']>(['day', 'starts', 'ends']);
const textFields = new Set<Column['field']>(['campaign', 'campaignId', 'currency', 'country']);

/** Returns the first value of a column as the import reads it, or as the file has it where nothing can be read. */
export function firstValue(
  locale: Locale,
  { field, first }: Column,
  { decimal, dayOrder, currency }: Pick<ImportPreview, 'decimal' | 'dayOrder' | 'currency'>,
): string {
  if (field === null || textFields.has(field)) return first;
  if (dayFields.has(field)) {
    const day = dayOrder && readDay(first, dayOrder);
    return day ? dayText(locale, day) : first;
  }
  const value = decimal && readNumber(first, decimal);
  if (typeof value !== 'number') return first;
  return field === 'cost' ? amountText(locale, value, currency) : countText(locale, value);
}
