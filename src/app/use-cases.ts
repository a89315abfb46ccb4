import type { ArticleDto } from '../contracts/article.ts';
import type { BookingAnswer, BookingSubmission } from '../contracts/booking.ts';
import type { ConsentAnswer, ConsentProof } from '../contracts/consent-proof.ts';
import type { ContactAnswer, ContactSubmission } from '../contracts/contact.ts';
import type { FeedView } from '../contracts/feed.ts';
import type { ReviewsView } from '../contracts/review.ts';
import type { RatesAnswer, SimulationAnswer, SimulationSubmission } from '../contracts/simulation.ts';
import type { Locale } from '../domain/locale/locale.ts';
import { type ConsentPorts, recordConsent } from './consent/record-consent.ts';
import { type ListArticlesPorts, listArticles } from './feeds/list-articles.ts';
import { type ListReviewsPorts, listReviews } from './feeds/list-reviews.ts';
import { checkReadiness, type ReadinessPorts } from './health/check-readiness.ts';
import type { RequestFacts } from './lead/lead-origin.ts';
import type { LeadPorts } from './lead/store-lead.ts';
import { submitBooking } from './lead/submit-booking.ts';
import { submitContact } from './lead/submit-contact.ts';
import { submitSimulation } from './lead/submit-simulation.ts';
import type { Result } from './result.ts';
import { listRates } from './simulator/list-rates.ts';

/** Everything that the API and the pages can ask for, with its ports already in hand. */
export interface UseCases {
  submitContact(
    submission: ContactSubmission,
    facts: RequestFacts,
  ): Promise<Result<ContactAnswer, 'idempotency_conflict'>>;
  submitBooking(
    submission: BookingSubmission,
    facts: RequestFacts,
  ): Promise<Result<BookingAnswer, 'idempotency_conflict'>>;
  submitSimulation(
    submission: SimulationSubmission,
    facts: RequestFacts,
  ): Promise<Result<SimulationAnswer, 'no_estimate' | 'idempotency_conflict'>>;
  recordConsent(proof: ConsentProof): Promise<Result<ConsentAnswer, 'idempotency_conflict'>>;
  /** The approved reviews, as stored, in the reader's language. */
  listReviews(locale: Locale): Promise<ReviewsView>;
  /** The latest articles, as stored, in the reader's language. */
  listArticles(locale: Locale): Promise<FeedView<ArticleDto>>;
  listRates(): RatesAnswer;
  isReady(): Promise<boolean>;
}

export function bindUseCases(
  ports: LeadPorts & ReadinessPorts & ConsentPorts & ListReviewsPorts & ListArticlesPorts,
): UseCases {
  return {
    submitContact: (submission, facts) => submitContact(ports, submission, facts),
    submitBooking: (submission, facts) => submitBooking(ports, submission, facts),
    submitSimulation: (submission, facts) => submitSimulation(ports, submission, facts),
    recordConsent: (proof) => recordConsent(ports, proof),
    listReviews: (locale) => listReviews(ports, locale),
    listArticles: (locale) => listArticles(ports, locale),
    listRates,
    isReady: () => checkReadiness(ports),
  };
}
