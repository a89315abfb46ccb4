import type {
  BulkDecision,
  BulkDecisionAnswer,
  ModeratedReviewDto,
  ReviewDecision,
} from '../../contracts/moderation.ts';
import { defaultLocale, isLocale } from '../../domain/locale/locale.ts';
import type { ReviewStatus } from '../../domain/review/status.ts';
import type { Asker } from '../pipeline/pipeline-ports.ts';
import type { DecisionMail, DecisionOutcome, JudgedReview } from '../ports/moderation.ts';
import { fail, ok, type Result } from '../result.ts';
import { moderatedReview } from './moderated-review.ts';
import type { ReviewPorts } from './review-ports.ts';

/** Somebody else was faster: what the review's status is now, and the e-mail address of who gave it. */
export interface AlreadyDecided {
  ok: false;
  code: 'already_decided';
  status: ReviewStatus;
  by: string | null;
}

type DecisionPorts = Pick<
  ReviewPorts,
  'clock' | 'ids' | 'moderation' | 'moderationTexts' | 'publisher' | 'reviewsChanged'
>;

/** A moderator who pressed the wrong button has so long, in milliseconds, to take it back before the author is told. */
const MAIL_DELAY = 10_000;

/** Approves or rejects one review, or takes a decision back. Pages show it when this resolves. */
export async function decideReview(
  ports: DecisionPorts,
  id: string,
  decision: ReviewDecision,
  asker: Asker,
): Promise<Result<ModeratedReviewDto, 'not_found'> | AlreadyDecided> {
  const [outcome] = await decide(ports, [id], decision, asker);
  if (!outcome || outcome.kind === 'missing') return fail('not_found');
  const { review } = outcome;
  if (outcome.kind === 'decided') return ok(moderatedReview(review));
  return { ok: false, code: 'already_decided', status: review.status, by: review.decidedBy };
}

/** The same for several: each is judged by itself, and one that somebody else judged does not hold up the others. */
export async function decideReviews(
  ports: DecisionPorts,
  { ids, ...decision }: BulkDecision,
  asker: Asker,
): Promise<BulkDecisionAnswer> {
  const different = [...new Set(ids)];
  const outcomes = await decide(ports, different, decision, asker);
  const of = (kind: DecisionOutcome['kind']) =>
    different.filter((_id, index) => outcomes[index]?.kind === kind);
  return { decided: of('decided'), conflicts: of('conflict'), missing: of('missing') };
}

async function decide(
  ports: DecisionPorts,
  ids: readonly string[],
  { status, from, reason, tellAuthor }: ReviewDecision,
  { who, requestId }: Asker,
): Promise<DecisionOutcome[]> {
  const at = ports.clock.now();
  const words = reason || null;
  const outcomes = await ports.moderation.decide(
    ids,
    { to: status, from, reason: words },
    { at, actorId: who.account.id, requestId },
    (review) =>
      status === 'rejected' && tellAuthor && words !== null
        ? rejectionMail(ports, review, words, at + MAIL_DELAY)
        : undefined,
  );
  await ports.reviewsChanged();
  return outcomes;
}

/** To the author, where an address was left. It quotes nothing that the author typed: a form must not send texts to others. */
function rejectionMail(
  { ids, moderationTexts, publisher }: DecisionPorts,
  { email, lang, createdAt }: JudgedReview,
  reason: string,
  due: number,
): DecisionMail | undefined {
  if (email === null) return undefined;
  const { brand, contactEmail } = publisher();
  const locale = isLocale(lang) ? lang : defaultLocale;
  const text = moderationTexts.rejected(locale, { writtenAt: createdAt, reason, brand, contactEmail });
  return { id: ids.next(), mail: { to: email, ...text }, due };
}
