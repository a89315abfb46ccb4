import { type Covered, type CoveredShare, LEAST_JUDGED } from '../../domain/campaign/covered-share.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { figureTexts } from '../../i18n/claim-source.ts';
import { fill, formatNumber } from '../../i18n/format.ts';
import { formatAmount } from '../../i18n/format-figure.ts';
import { coverageSentences } from '../../i18n/messages/coverage-sentences.ts';
import { Fact } from './FigureEntry.tsx';

interface CoverageEntryProps {
  locale: Locale;
  coverage: CoveredShare;
}

/** The share of campaigns in the range that their clients were shown, as the site measures it. */
export function CoverageEntry({ locale, coverage }: CoverageEntryProps) {
  const t = figureTexts[locale].coverage;
  const { judged, inside, views, impressions } = coverage;
  const number = (count: number) => formatNumber(locale, count);
  const part = (text: string, covered: Covered) =>
    covered.judged > 0 && (
      <span className="block">
        {fill(text, { inside: number(covered.inside), judged: number(covered.judged) })}
      </span>
    );
  return (
    <li id="coverage" className="figure-entry">
      <h2 className="figure-head">
        <span className="figures figure-value">
          {formatAmount(locale, 'percent', Math.round((inside / judged) * 100) / 100)}
        </span>{' '}
        <span className="figure-label">{t.label}</span>
      </h2>
      <dl className="figure-facts">
        <Fact name={t.measured}>{coverageSentences(locale, coverage)}</Fact>
        <Fact name={t.apart}>
          {part(t.views, views)}
          {part(t.impressions, impressions)}
        </Fact>
        <Fact name={figureTexts[locale].basis}>{fill(t.basis, { least: number(LEAST_JUDGED) })}</Fact>
      </dl>
    </li>
  );
}
