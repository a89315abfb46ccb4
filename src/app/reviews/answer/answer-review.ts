import type { AnswerDraft, ModeratedReviewDto } from '../../../contracts/reviews/moderation.ts';
import type { ReviewAnswer } from '../../../domain/review/answer.ts';
import { type Asker, actorOf } from '../../asker.ts';
import type { Ports } from '../../ports/all-ports.ts';
import type { AuditEntry } from '../../ports/audit.ts';
import { conflict, fail, ok, type Result } from '../../result.ts';
import { moderatedReview } from '../moderate/moderated-review.ts';

type Answered = Promise<Result<ModeratedReviewDto, 'not_found' | 'answer_conflict'>>;

/** Answers a review in public, or replaces the answer that was read. The date is that of the last change. */
export const answerReview = (
  ports: Ports,
  id: string,
  { text, lang, version }: AnswerDraft,
  asker: Asker,
): Answered => {
  const { at } = actorOf(ports, asker);
  return change(ports, id, { text, lang, at }, version, asker);
};

/** Deletes the public answer of the version that was read. */
export const removeAnswer = (
  ports: Ports,
  id: string,
  { version }: { version: number },
  asker: Asker,
): Answered => change(ports, id, null, version, asker);

/** Changes the answer of a review that pages show; `not_found` for any other review. */
async function change(
  ports: Ports,
  id: string,
  answer: ReviewAnswer | null,
  version: number,
  asker: Asker,
): Answered {
  // The audit entry has no words of the answer, which may quote a person.
  const entry: AuditEntry = {
    ...actorOf(ports, asker),
    action: answer ? 'review_answered' : 'review_answer_removed',
    subject: id,
    before: null,
    after: answer && { language: answer.lang },
  };
  const changed = await ports.moderation.answer(id, (review) => {
    if (review.status !== 'approved') return fail('not_found');
    if (review.answerVersion !== version) return conflict('answer_conflict', moderatedReview(review));
    if (review.answer?.text === answer?.text && review.answer?.lang === answer?.lang)
      return { ok: true, after: review.answer, entries: [] };
    return { ok: true, after: answer, entries: [entry] };
  });
  if (!changed) return fail('not_found');
  if (!changed.ok) return changed;
  await ports.reviewsChanged();
  return ok(moderatedReview(changed.value));
}
