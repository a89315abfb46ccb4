import type { CoveredShare } from '../../domain/campaign/covered-share.ts';
import { RATE_CONFIDENCE } from '../../domain/landing/counts/rate-interval.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { figureTexts } from '../claim-source.ts';
import { fill, formatNumber, pluralForm } from '../format.ts';
import { formatAmount } from '../format-figure.ts';

/** Returns the sentences about the campaigns that ended in their range, and about those that have no result. */
export function coverageSentences(
  locale: Locale,
  { judged, inside, limits, withoutResult }: CoveredShare,
): string {
  const t = figureTexts[locale].coverage;
  const number = (count: number) => formatNumber(locale, count);
  const percent = (share: number) => formatAmount(locale, 'percent', Math.round(share * 100) / 100);
  const said = fill(t.said, {
    ...{ judged: number(judged), inside: number(inside), confidence: percent(RATE_CONFIDENCE) },
    ...{ low: number(Math.round((limits?.low ?? 0) * 100)), high: percent(limits?.high ?? 1) },
  });
  if (withoutResult === 0) return said;
  return `${said} ${fill(pluralForm(locale, t.without, withoutResult), { count: number(withoutResult) })}`;
}
