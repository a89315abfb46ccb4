import type {
  BulkDecision,
  BulkDecisionAnswer,
  ModeratedReviewDto,
  ReviewDecision,
} from '../../../contracts/reviews/moderation.ts';
import { defaultLocale, isLocale } from '../../../domain/locale/locale.ts';
import type { RefusalGround } from '../../../domain/review/refusal-grounds.ts';
import type { ReviewStatus } from '../../../domain/review/status.ts';
import { type Asker, actorOf } from '../../asker.ts';
import type { Ports } from '../../ports/all-ports.ts';
import type { AuditEntry } from '../../ports/audit.ts';
import type { DecisionMail, DecisionOutcome, JudgedReview } from '../../ports/moderation.ts';
import { fail, ok, type Result } from '../../result.ts';
import { moderatedReview } from './moderated-review.ts';

/** Another moderator was faster: the review's current status, and that moderator's displayed name. */
export interface AlreadyDecided {
  ok: false;
  code: 'already_decided';
  status: ReviewStatus;
  by: string | null;
}

/** Time in milliseconds to undo a decision before the mail to its author is sent. */
const MAIL_DELAY = 10_000;

/** Approves or rejects one review, or undoes a decision. Pages show the change when this resolves. */
export async function decideReview(
  ports: Ports,
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

/**
 * Decides about several reviews, each by itself: a conflict with another moderator about one review does not affect the
 * others.
 */
export async function decideReviews(
  ports: Ports,
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
  ports: Ports,
  ids: readonly string[],
  { status, from, ground, reason }: ReviewDecision,
  asker: Asker,
): Promise<DecisionOutcome[]> {
  const actor = actorOf(ports, asker);
  const words = reason || null;
  // The contract requires it of a rejection.
  const refusedFor = (status === 'rejected' && ground) || null;
  const outcomes = await ports.moderation.decide(
    ids,
    { to: status, ground: refusedFor, reason: words, at: actor.at, actorId: actor.actorId, of: 'site' },
    (review) => {
      if (review.status !== from) return { kind: 'conflict' };
      if (review.status === status) return { kind: 'unchanged' };
      const entry: AuditEntry = {
        ...actor,
        action: 'review_decided',
        subject: review.id,
        before: { status: from },
        after: { status },
      };
      const mail = refusedFor
        ? rejectionMail(ports, review, refusedFor, words, actor.at + MAIL_DELAY)
        : undefined;
      return { kind: 'write', entry, mail };
    },
  );
  await ports.reviewsChanged();
  return outcomes;
}

/**
 * Returns the mail to the author, if there is an address. It quotes no text of the author, because a form must not send
 * texts to other people.
 */
function rejectionMail(
  { ids, moderationTexts, publisher }: Ports,
  { email, lang, createdAt, demo }: JudgedReview,
  ground: RefusalGround,
  detail: string | null,
  due: number,
): DecisionMail | undefined {
  // A sample has the address of an invented person.
  if (email === null || demo) return undefined;
  const locale = isLocale(lang) ? lang : defaultLocale;
  const text = moderationTexts.rejected(locale, {
    writtenAt: createdAt,
    ground,
    detail,
    ...publisher(),
  });
  return { id: ids.next(), mail: { to: email, ...text }, due };
}
