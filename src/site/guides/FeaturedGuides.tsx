import type { GuideSummary } from '../../contracts/guide.ts';
import { type Locale, localizePath } from '../../domain/locale/locale.ts';
import { formatFigure } from '../../i18n/format-figure.ts';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { GuideFacts } from './GuideFacts.tsx';
import { GuideMetrics } from './GuideMetrics.tsx';
import { guideTexts } from './texts.ts';

interface FeaturedGuidesProps {
  locale: Locale;
  guides: readonly GuideSummary[];
}

/** The featured guides, each with its title and its first figure. */
export function FeaturedGuides({ locale, guides }: FeaturedGuidesProps) {
  const t = guideTexts[locale];
  return (
    <section id="featured" className="section bg-sunk" aria-labelledby="featured-title">
      <div className="page-width">
        <SectionHeading id="featured-title" eyebrow={t.featured.eyebrow} title={t.featured.title} />
        <ul className="mt-10 grid gap-4 md:mt-14 md:gap-6 lg:grid-cols-2">
          {guides
            .filter(({ featured }) => featured)
            .map((guide) => (
              <li key={guide.slug} className="grid">
                <FeaturedGuide locale={locale} guide={guide} read={t.featured.read} />
              </li>
            ))}
        </ul>
      </div>
    </section>
  );
}

interface FeaturedGuideProps {
  locale: Locale;
  guide: GuideSummary;
  read: string;
}

function FeaturedGuide({ locale, guide, read }: FeaturedGuideProps) {
  const [first, ...others] = guide.metrics;
  return (
    <article className="guide-featured on-dark">
      <div className="flex grow flex-col gap-4 p-6 md:p-8">
        <GuideFacts locale={locale} guide={guide} />
        <h3 className="text-h3">
          <a href={localizePath(locale, `/${guide.slug}`)} className="guide-link">
            {guide.title}
          </a>
        </h3>
        <p className="text-muted">{guide.description}</p>
        {first && (
          <p className="mt-auto flex flex-wrap items-end gap-x-4 gap-y-2 pt-4">
            <strong className="figures font-display text-figure font-bold tracking-tight">
              {formatFigure(locale, first)}
            </strong>
            <span className="text-small text-muted">{guideTexts[locale].metrics[first]}</span>
          </p>
        )}
        <GuideMetrics locale={locale} metrics={others} />
        <p aria-hidden="true" className="guide-read">
          {read}
        </p>
      </div>
    </article>
  );
}
