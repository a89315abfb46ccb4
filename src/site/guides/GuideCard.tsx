import type { GuideSummary } from '../../contracts/guide.ts';
import { type Locale, localizePath } from '../../domain/locale/locale.ts';
import { GuideFacts } from './GuideFacts.tsx';
import { GuideMetrics } from './GuideMetrics.tsx';

/** The number of figures on a card. */
const SHOWN_METRICS = 2;

/** A guide in a grid. A click anywhere on the card follows the link; the link's text is the guide's name. */
export function GuideCard({ locale, guide }: { locale: Locale; guide: GuideSummary }) {
  return (
    <article className="guide-card">
      <GuideFacts locale={locale} guide={guide} />
      <h3 className="text-h3">
        <a href={localizePath(locale, `/${guide.slug}`)} className="guide-link">
          {guide.name}
        </a>
      </h3>
      <p className="text-muted">{guide.description}</p>
      <GuideMetrics locale={locale} metrics={guide.metrics.slice(0, SHOWN_METRICS)} className="mt-auto" />
    </article>
  );
}
