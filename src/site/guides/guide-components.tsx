import type { AnchorHTMLAttributes, ReactNode } from 'react';
import type { SiteFacts } from '../../contracts/site.ts';
import type { FigureKey } from '../../domain/benchmarks/figures.ts';
import type { Fee } from '../../domain/fee/fee.ts';
import type { Guide } from '../../domain/guide/guides.ts';
import type { SourceKey } from '../../domain/guide/sources.ts';
import { type Locale, localizePath } from '../../domain/locale/locale.ts';
import type { Platform } from '../../domain/simulator/inputs.ts';
import { isViewsName, type ViewsName } from '../../domain/simulator/named-campaign.ts';
import { type FigurePart, figureInSentence } from '../../i18n/format-figure.ts';
import { viewsTokens } from '../../i18n/money/views-tokens.ts';
import { CheckedOn } from './CheckedOn.tsx';
import { CalculatorShell } from './instruments/CalculatorShell.tsx';
import { calculatorTexts } from './instruments/server-texts.ts';
import { FigureTable } from './instruments/tables/FigureTable.tsx';
import type { FigureTableId } from './instruments/tables/figure-tables.ts';
import { PriceTable } from './instruments/tables/PriceTable.tsx';
import { WorkedExample } from './instruments/WorkedExample.tsx';
import { guidePageTexts } from './page-texts.ts';

/** Returns the components that a guide's MDX may use, for one language. */
export function guideComponents(
  locale: Locale,
  { slug, calculator }: Guide,
  { claims, company, costs }: Pick<SiteFacts, 'claims' | 'costs'> & { company: { fee: Fee } },
) {
  const t = guidePageTexts[locale];
  const needCalculator = () => {
    if (!calculator) throw new Error(`${slug} shows a calculator that it does not have`);
    return calculator;
  };
  return {
    a: ({ href = '', ...rest }: AnchorHTMLAttributes<HTMLAnchorElement>) => (
      <a href={href.startsWith('/') ? localizePath(locale, href) : href} {...rest} />
    ),
    table: ({ children }: { children?: ReactNode }) => (
      <div className="figure-table figure-table-prose">
        <table>{children}</table>
      </div>
    ),
    // The views of a budget are a sentence, which may wrap; a figure must not wrap.
    F: ({ k, part }: { k: FigureKey | ViewsName; part?: FigurePart }) =>
      isViewsName(k) ? (
        viewsTokens(locale, costs)[k]
      ) : (
        <span className="figures">{figureInSentence(locale, k, part)}</span>
      ),
    Figures: ({ of }: { of: FigureTableId }) => <FigureTable locale={locale} id={of} claims={claims} />,
    Prices: ({ of }: { of: Platform }) => <PriceTable locale={locale} platform={of} costs={costs} />,
    Example: () => <WorkedExample locale={locale} id={needCalculator()} />,
    Calculator: () => (
      <CalculatorShell locale={locale} id={needCalculator()} t={calculatorTexts(locale)} fee={company.fee} />
    ),
    Note: ({ children }: { children?: ReactNode }) => (
      <div className="guide-note" role="note">
        <p className="guide-note-label">{t.note}</p>
        {children}
      </div>
    ),
    Checked: ({ of }: { of: SourceKey }) => <CheckedOn locale={locale} of={of} t={t.checked} />,
    Term: ({ id, children }: { id: string; children?: ReactNode }) => (
      <a href={`${localizePath(locale, '/glossaire')}#${id}`} className="guide-term">
        {children}
      </a>
    ),
  };
}
