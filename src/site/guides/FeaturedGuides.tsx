import type { GuideSummary } from '../../contracts/guide.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { GuideRow } from './GuideRow.tsx';
import { guideTexts } from './texts.ts';

interface FeaturedGuidesProps {
  locale: Locale;
  guides: readonly GuideSummary[];
}

/** The featured guides, each with its title and its first figure. */
export function FeaturedGuides({ locale, guides }: FeaturedGuidesProps) {
  const t = guideTexts[locale].featured;
  return (
    <section id="featured" className="section bg-sunk" aria-labelledby="featured-title">
      <div className="page-width">
        <SectionHeading id="featured-title" eyebrow={t.eyebrow} title={t.title} />
        <ul className="guide-pair">
          {guides
            .filter(({ featured }) => featured)
            .map((guide) => (
              <li key={guide.slug} className="guide-row">
                <GuideRow locale={locale} guide={guide} asks figure />
              </li>
            ))}
        </ul>
      </div>
    </section>
  );
}
