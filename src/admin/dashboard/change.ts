import type { Locale } from '../../domain/locale/locale.ts';
import { fill, formatPercent } from '../../i18n/format.ts';
import type { AdminTexts } from '../texts.ts';

/** Above ten times as many, no percentage is shown: 17 500 % adds nothing to the two figures. */
const MOST_SHARE = 9.99;

/**
 * Formats how a figure changed from the period before, in the figure's own unit and in percent.
 * @param format formats the figure, a count or an amount
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

/** Rounded to whole percents: with a few dozen leads, a tenth of a percent means nothing. */
export const roundedShare = (share: number): number => Math.round(share * 100) / 100;
