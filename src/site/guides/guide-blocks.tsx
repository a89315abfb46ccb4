import type { SiteFacts } from '../../contracts/site.ts';
import { isFigureKey } from '../../domain/benchmarks/figures.ts';
import { isClaimFigure } from '../../domain/claims/declared-claims.ts';
import type { Fee } from '../../domain/fee/fee.ts';
import type { Guide } from '../../domain/guide/guides.ts';
import { isSourceKey } from '../../domain/guide/sources.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { isPlatform } from '../../domain/simulator/inputs.ts';
import { isViewsName } from '../../domain/simulator/named-campaign.ts';
import { figureInSentence, isFigurePart } from '../../i18n/format-figure.ts';
import { viewsTokens } from '../../i18n/money/views-tokens.ts';
import type { Drawn } from '../reading/blocks/Blocks.tsx';
import { CheckedOn } from './CheckedOn.tsx';
import { CalculatorShell } from './instruments/CalculatorShell.tsx';
import { calculatorTexts } from './instruments/server-texts.ts';
import { FigureTable } from './instruments/tables/FigureTable.tsx';
import { isFigureTable } from './instruments/tables/figure-tables.ts';
import { PriceTable } from './instruments/tables/PriceTable.tsx';
import { WorkedExample } from './instruments/WorkedExample.tsx';
import { guidePageTexts } from './page-texts.ts';

/** Returns what the blocks of a guide draw in one language. A name that is not known draws nothing. */
export function guideBlocks(
  locale: Locale,
  { calculator }: Guide,
  {
    claims,
    company,
    costs,
    content,
  }: Pick<SiteFacts, 'claims' | 'costs' | 'content'> & { company: { fee: Fee } },
): Drawn {
  const t = guidePageTexts[locale];
  return {
    // The views of a budget are a sentence, which may wrap; a figure must not wrap.
    token: (name, part) => {
      if (isViewsName(name)) return viewsTokens(locale, costs)[name];
      // A claim of the agency belongs to no guide.
      if (isClaimFigure(name)) return '–';
      if (!isFigureKey(name) || !isFigurePart(part)) return undefined;
      return <span className="figures">{figureInSentence(locale, name, part)}</span>;
    },
    note: (paragraphs) => (
      <div className="guide-note" role="note">
        <p className="guide-note-label">{t.note}</p>
        {paragraphs}
      </div>
    ),
    named: {
      figures: (of) => isFigureTable(of) && <FigureTable locale={locale} id={of} claims={claims} />,
      prices: (of) => isPlatform(of) && <PriceTable locale={locale} platform={of} costs={costs} />,
      source: (of) =>
        isSourceKey(of) && <CheckedOn locale={locale} of={of} days={content?.sourceDays} t={t.checked} />,
    },
    ...(calculator && {
      fixed: {
        example: () => <WorkedExample locale={locale} id={calculator} />,
        calculator: () => (
          <CalculatorShell locale={locale} id={calculator} t={calculatorTexts(locale)} fee={company.fee} />
        ),
      },
    }),
  };
}
