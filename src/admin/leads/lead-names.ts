import { BY_HAND } from '../../domain/lead/by-hand.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { searchKey } from '../../domain/text/search-key.ts';
import { fill, formatNumber } from '../../i18n/format.ts';
import type { AdminTexts } from '../texts.ts';

type Texts = AdminTexts['leads'];

/** Returns the source for a typed display name: only `direct` and `by-hand` have one; other sources are shown unchanged. */
export const sourceOf = (t: Texts, typed: string): string =>
  searchKey(typed) === searchKey(t.direct)
    ? 'direct'
    : searchKey(typed) === searchKey(t.work.byHand)
      ? BY_HAND
      : typed;

/** Formats a number of leads: none, one, or many with the number. */
export function countText(locale: Locale, t: Texts, count: number): string {
  if (count === 0) return t.count.none;
  return count === 1 ? t.count.one : fill(t.count.many, { count: formatNumber(locale, count) });
}
