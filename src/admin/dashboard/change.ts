import type { Locale } from '../../domain/locale/locale.ts';
import { fill, formatPercent } from '../../i18n/format.ts';
import type { AdminTexts } from '../texts.ts';

/** More than ten times as many: 17 500 % says nothing that both figures do not. */
const MOST_SHARE = 9.99;

/**
 * Says how a figure changed from the period before, in the figure's own form and in percent.
 * @param format writes the figure, a count or an amount
 */
export function changeOf(
  locale: Locale,
  { dashboard }: Pick<AdminTexts, 'dashboard'>,
  [now, then]: readonly [number, number],
  format: (figure: number) => string,
): string {
  const words = dashboard.compare;
  if (now === then) return words.same;
  const share = then === 0 ? Number.POSITIVE_INFINITY : Math.abs(now - then) / then;
  const sentence = share > MOST_SHARE ? words.first : now > then ? words.more : words.less;
  return fill(sentence, {
    count: format(Math.abs(now - then)),
    percent: share > MOST_SHARE ? '' : formatPercent(locale, roundedShare(share)),
    before: format(then),
  });
}

/** To whole percents: a tenth of a percent of some dozens says nothing. */
export const roundedShare = (share: number): number => Math.round(share * 100) / 100;
