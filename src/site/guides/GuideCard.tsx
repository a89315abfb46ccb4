import type { GuideSummary } from '../../contracts/guide.ts';
import { type Locale, localizePath } from '../../domain/locale/locale.ts';
import { formatFigure } from '../../i18n/format-figure.ts';
import { GuideFacts } from './GuideFacts.tsx';
import { GuideMetrics } from './GuideMetrics.tsx';
import { guideTexts } from './texts.ts';

/** The number of figures on a card: the cover's and the one below the description. */
const SHOWN_METRICS = 2;

/**
 * A guide in a grid. Its cover is its first figure, drawn in large type. A click anywhere on the card follows the link; the
 * link's text is the guide's name.
 */
export function GuideCard({ locale, guide }: { locale: Locale; guide: GuideSummary }) {
  const [first, ...others] = guide.metrics.slice(0, SHOWN_METRICS);
  return (
    <article className="guide-card">
      {first && (
        <p className="guide-cover on-dark">
          <strong className="figures guide-cover-figure">{formatFigure(locale, first)}</strong>
          <span className="text-small text-muted">{guideTexts[locale].metrics[first]}</span>
        </p>
      )}
      <div className="guide-card-text">
        <GuideFacts locale={locale} guide={guide} />
        <h3 className="text-h3">
          <a href={localizePath(locale, `/${guide.slug}`)} className="guide-link">
            {guide.name}
          </a>
        </h3>
        <p className="text-muted">{guide.description}</p>
        <GuideMetrics locale={locale} metrics={others} className="mt-auto" />
      </div>
    </article>
  );
}
