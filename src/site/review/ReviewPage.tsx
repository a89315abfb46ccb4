import type { ReviewRequest, SiteFacts } from '../../contracts/site.ts';
import { type Locale, localizePath } from '../../domain/locale/locale.ts';
import { REVIEW_YEARS } from '../../domain/review/disclosures.ts';
import { agencyDay } from '../../domain/time/agency-day.ts';
import type { PageDictionary } from '../../i18n/dictionary.ts';
import { fill } from '../../i18n/format.ts';
import { ReadingPage } from '../reading/ReadingPage.tsx';
import { Invitation } from './Invitation.tsx';
import { NextSteps } from './NextSteps.tsx';
import { ReviewForm } from './ReviewForm.tsx';
import { reviewPageTexts } from './texts.ts';

/** The states in which an invitation can still make a review a verified one. */
const usable = new Set<ReviewRequest['state']>(['open', 'unchecked']);

interface ReviewPageProps {
  locale: Locale;
  t: PageDictionary;
  site: SiteFacts;
  request: ReviewRequest;
}

/** The page with the review form. It says first whether the review will be verified, and lists the next steps. */
export function ReviewPage({ locale, t, site, request }: ReviewPageProps) {
  const texts = reviewPageTexts[locale];
  const { verified, kept } = t.feeds.reviews;
  const { state, code, outcome } = request;
  return (
    <ReadingPage
      locale={locale}
      crumbs={[{ name: t.layout.nav.reviews, path: '/all-reviews' }, { name: texts.title }]}
      title={texts.title}
      lead={texts.lead}
    >
      <div className="page-width grid gap-x-16 gap-y-12 py-10 md:py-16 lg:grid-cols-[minmax(0,1.45fr)_minmax(0,1fr)]">
        <section id="review" aria-labelledby="review-title" className="flex flex-col gap-6">
          <h2 id="review-title" className="sr-only">
            {texts.form.title}
          </h2>
          {outcome?.kind !== 'sent' && (
            <Invitation t={texts.invitation} state={state} verified={verified} email={site.contactEmail} />
          )}
          <ReviewForm
            locale={locale}
            t={texts}
            levelText={t.home.reviews.rating}
            verified={verified}
            kept={fill(kept, { years: REVIEW_YEARS })}
            code={usable.has(state) ? code : undefined}
            outcome={outcome}
            today={agencyDay(Date.now())}
          />
        </section>
        <NextSteps
          t={texts.next}
          email={site.contactEmail}
          methodHref={localizePath(locale, '/all-reviews#method')}
        />
      </div>
    </ReadingPage>
  );
}
