import type { ReviewRequest, SiteFacts } from '../../contracts/site.ts';
import { type Locale, localizePath } from '../../domain/locale/locale.ts';
import { REVIEW_YEARS } from '../../domain/review/disclosures.ts';
import { REVIEW_DECISION_DAYS } from '../../domain/review/refusal-grounds.ts';
import { agencyDay } from '../../domain/time/agency-day.ts';
import { refusalGroundWords } from '../../i18n/dictionaries/refusal-grounds/index.ts';
import type { PageDictionary } from '../../i18n/dictionary.ts';
import { fill } from '../../i18n/format.ts';
import { ReadingPage } from '../reading/ReadingPage.tsx';
import { ReviewForm } from './ReviewForm.tsx';
import { type ReviewPageTexts, reviewPageTexts } from './texts.ts';
import { WithEmail } from './WithEmail.tsx';

/** The states in which an invitation can still make a review a verified one. */
const usable = new Set<ReviewRequest['state']>(['open', 'unchecked']);

interface ReviewPageProps {
  locale: Locale;
  t: PageDictionary;
  site: SiteFacts;
  request: ReviewRequest;
}

/** The page with the review form. It first shows whether the review will be verified, and at the end lists the next steps. */
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
            <Invitation
              {...stateOf(locale, request)}
              state={state}
              verified={verified}
              email={site.contactEmail}
            />
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

/** Returns the words about an invitation; about one that was used, the words about its review while they are shown. */
function stateOf(locale: Locale, { state, review }: ReviewRequest): InvitationWords {
  const { invitation, written } = reviewPageTexts[locale];
  if (!review) return invitation[state ?? 'none'];
  const { title, text } = written[review.status];
  // A refusal from before reasons were required has the moderator's words alone.
  if (review.status !== 'rejected' || review.ground)
    return {
      title,
      text: fill(text, { ground: review.ground ? refusalGroundWords[locale][review.ground] : '' }),
      ...(review.reason !== null && { detail: fill(written.detail, { detail: review.reason }) }),
    };
  return { title, text: review.reason ?? invitation.used.text };
}

interface InvitationWords {
  title: string;
  text: string;
  detail?: string;
}

interface InvitationProps extends InvitationWords {
  state: ReviewRequest['state'];
  /** The label of a verified review. */
  verified: string;
  email: string;
}

/** The state of the invitation, and its effect on the review. */
function Invitation({ title, text, detail, state, verified, email }: InvitationProps) {
  return (
    <section aria-labelledby="invitation-title" className="invitation" data-invitation={state ?? ''}>
      <h2 id="invitation-title" className="text-h4">
        {title}
      </h2>
      <p className="mt-1 max-w-prose text-muted">
        <WithEmail text={fill(text, { verified, days: REVIEW_DECISION_DAYS })} email={email} />
      </p>
      {detail !== undefined && <p className="mt-1 max-w-prose text-muted wrap-anywhere">{detail}</p>}
    </section>
  );
}

interface NextStepsProps {
  t: ReviewPageTexts['next'];
  email: string;
  methodHref: string;
}

/** The steps after a review is sent, in order. */
function NextSteps({ t, email, methodHref }: NextStepsProps) {
  return (
    <section aria-labelledby="next-title">
      <h2 id="next-title" className="text-h3">
        {t.title}
      </h2>
      <ol className="mt-5">
        {t.steps.map(({ title, text }) => (
          <li key={title} className="border-t border-line py-4">
            <h3 className="text-h4">{title}</h3>
            <p className="mt-1 text-muted">
              <WithEmail text={text} email={email} />
            </p>
          </li>
        ))}
      </ol>
      <a href={methodHref} className="link inline-flex min-h-11 items-center font-semibold">
        {t.method}
      </a>
    </section>
  );
}
