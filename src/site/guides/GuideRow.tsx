import type { ReactNode } from 'react';
import type { GuideSummary } from '../../contracts/guide.ts';
import { type Locale, localizePath } from '../../domain/locale/locale.ts';
import { formatFigure } from '../../i18n/format-figure.ts';
import { GuideFacts } from './GuideFacts.tsx';
import { GuideMetrics } from './GuideMetrics.tsx';
import { guideTexts } from './texts.ts';

interface GuideRowProps {
  locale: Locale;
  guide: GuideSummary;
  /** The guide's title, which is a question, instead of its short name. */
  asks?: boolean;
  /** Sets the first figure in large type, before the others. */
  figure?: boolean;
  /** What stands before the name, e.g. the position in the list. */
  children?: ReactNode;
}

/** The content of a row in a list of guides. A click anywhere in the row (`guide-row`) follows the link on its name. */
export function GuideRow({ locale, guide, asks = false, figure = false, children }: GuideRowProps) {
  const [first, ...others] = guide.metrics;
  const metrics = figure ? others : guide.metrics;
  return (
    <>
      {children}
      <div className="flex flex-col gap-3">
        <h3 className="text-h3">
          <a href={localizePath(locale, `/${guide.slug}`)} className="guide-link">
            {asks ? guide.title : guide.name}
          </a>
        </h3>
        <GuideFacts locale={locale} guide={guide} />
        <p className="text-muted">{guide.description}</p>
      </div>
      {figure && !first && <p className="guide-figure" aria-hidden="true" />}
      {figure && first && (
        <p className="guide-figure">
          <strong className="figures">{formatFigure(locale, first)}</strong>
          {guideTexts[locale].metrics[first]}
        </p>
      )}
      {metrics.length > 0 && <GuideMetrics locale={locale} metrics={metrics} />}
    </>
  );
}
