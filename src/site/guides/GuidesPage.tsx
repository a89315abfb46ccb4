import type { GuideSummary } from '../../contracts/guide.ts';
import type { Fee } from '../../domain/fee/fee.ts';
import { type Locale, localizePath } from '../../domain/locale/locale.ts';
import { ReadingPage } from '../reading/ReadingPage.tsx';
import { FeeOfGuides } from './FeeOfGuides.tsx';
import { GuideRow } from './GuideRow.tsx';
import { guideTexts } from './texts.ts';
import { Way } from './Way.tsx';

interface GuidesPageProps {
  locale: Locale;
  fee: Fee;
  guides: readonly GuideSummary[];
}

/** All guides in the recommended order, with the guides for beginners first. */
export function GuidesPage({ locale, fee, guides }: GuidesPageProps) {
  const t = guideTexts[locale];
  return (
    <ReadingPage locale={locale} crumbs={[{ name: t.eyebrow }]} title={t.title} lead={t.lead}>
      <div className="page-width guide-index">
        <div className="lg:sticky lg:top-24 lg:self-start">
          <StartHere locale={locale} guides={guides} />
          <Way locale={locale} path="/glossaire" t={t.glossary} />
          <Way locale={locale} path="/expertise-marketing-musical#guides" t={t.hub} />
          <Way locale={locale} path="/planificateur-de-sortie" t={t.planner} />
        </div>
        <section aria-labelledby="list-title">
          <h2 id="list-title" className="sr-only">
            {t.list}
          </h2>
          <FeeOfGuides locale={locale} fee={fee} />
          <ol className="guide-path">
            {guides.map((guide, index) => (
              <li key={guide.slug} className="guide-row">
                <GuideRow locale={locale} guide={guide}>
                  <Position of={index} />
                </GuideRow>
              </li>
            ))}
          </ol>
        </section>
      </div>
    </ReadingPage>
  );
}

/** The guides for beginners, with their positions in the recommended order. */
function StartHere({ locale, guides }: Omit<GuidesPageProps, 'fee'>) {
  const { start } = guideTexts[locale];
  return (
    <section aria-labelledby="start-title" className="on-dark p-6 mb-5 rounded-card">
      <h2 id="start-title" className="text-h3">
        {start.title}
      </h2>
      <p className="mt-2 text-muted">{start.text}</p>
      <ol className="mt-4">
        {guides.map(
          ({ slug, title, difficulty }, index) =>
            difficulty === 'beginner' && (
              <li key={slug} className="border-t border-line">
                <a href={localizePath(locale, `/${slug}`)} className="guide-first-link">
                  <Position of={index} />
                  {title}
                </a>
              </li>
            ),
        )}
      </ol>
    </section>
  );
}

/** The position of a guide in the recommended order; a screen reader gets it from the list. */
function Position({ of }: { of: number }) {
  return (
    <span className="guide-position figures" aria-hidden="true">
      {String(of + 1).padStart(2, '0')}
    </span>
  );
}
