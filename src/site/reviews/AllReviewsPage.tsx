import type { ReviewsView } from '../../contracts/reviews/review.ts';
import type { SiteFacts } from '../../contracts/site.ts';
import { type Locale, localizePath } from '../../domain/locale/locale.ts';
import { REVIEW_PATH } from '../../domain/review/review-path.ts';
import type { SiteTexts } from '../../i18n/site-texts.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ReadingPage } from '../reading/ReadingPage.tsx';
import { readingTexts } from '../reading/texts.ts';
import { Method } from './Method.tsx';
import { PublishedReviews } from './PublishedReviews.tsx';
import { Testimonials } from './Testimonials.tsx';
import { type AllReviewsTexts, allReviewsTexts } from './texts.ts';

interface AllReviewsPageProps {
  locale: Locale;
  t: SiteTexts;
  site: SiteFacts;
  reviews: ReviewsView;
}

/** Every approved review; with demo data, the six documented testimonials, marked as examples; how reviews are collected. */
export function AllReviewsPage({ locale, t, site, reviews }: AllReviewsPageProps) {
  const texts = allReviewsTexts[locale];
  return (
    <ReadingPage locale={locale} crumbs={[{ name: texts.title }]} title={texts.title} lead={texts.lead}>
      <PublishedReviews
        locale={locale}
        t={texts.reviews}
        home={t.home.reviews}
        labels={t.feeds.reviews}
        inLanguage={t.feeds.inLanguage}
        timeout={t.feeds.reasons.timeout}
        reviews={reviews}
      />
      {t.testimonials.length > 0 && (
        <section className="page-width pt-10 md:pt-14">
          <Testimonials
            locale={locale}
            t={t.agency.testimonials}
            items={t.testimonials}
            pictures={site.pictures}
            level={2}
            reportable
          />
        </section>
      )}
      {site.demo && <Examples t={texts.examples} />}
      <Method
        locale={locale}
        t={texts.method}
        helpful={t.home.reviews.helpful.vote}
        labels={t.feeds.reviews}
        email={site.contactEmail}
      />
      <p className="page-width flex flex-wrap gap-3 pb-16 md:pb-24">
        <ButtonLink href={localizePath(locale, REVIEW_PATH)}>{t.home.reviews.write}</ButtonLink>
        <ButtonLink href={localizePath(locale, '/')} tone="quiet">
          {readingTexts[locale].backHome}
        </ButtonLink>
      </p>
    </ReadingPage>
  );
}

/** Invented testimonials, marked as examples. They have no rating: an invented rating would be a false figure. */
function Examples({ t }: { t: AllReviewsTexts['examples'] }) {
  return (
    <section aria-labelledby="examples-title" className="page-width py-10 md:py-14">
      <h2 id="examples-title" className="text-h3">
        {t.title}
      </h2>
      <p className="mt-3 max-w-prose text-muted">{t.text}</p>
      <ul className="review-examples mt-6 md:mt-8">
        {t.items.map(({ text, author, about }) => (
          <li key={author} className="review-example">
            <span className="rounded-full border border-control-line px-3 py-0.5 text-small">{t.badge}</span>
            <p>{text}</p>
            <p className="text-small text-muted">
              <span className="block font-semibold text-ink">{author}</span>
              {about}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
