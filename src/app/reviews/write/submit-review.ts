import { isDeepStrictEqual } from 'node:util';
import type {
  ReviewSubmission,
  ReviewSubmissionAnswer,
} from '../../../contracts/reviews/review-submission.ts';
import { joinedReward } from '../../../domain/review/disclosures.ts';
import { invitationState, readInvitationCode } from '../../../domain/review/invitation.ts';
import { ratings } from '../../../domain/review/rating.ts';
import { QUARANTINE_MAX, spamSign } from '../../../domain/spam/spam.ts';
import { agencyDay } from '../../../domain/time/agency-day.ts';
import type { RequestFacts } from '../../leads/submit/lead-origin.ts';
import { reviewNotice } from '../../mail/agency-notices.ts';
import type { Ports } from '../../ports/all-ports.ts';
import type { Invitation, WrittenReview } from '../../ports/moderation.ts';
import { fail, failFields, ok, type Result } from '../../result.ts';

/**
 * Stores a pending review. With a code, the invitation must be open and is used by it. A bot gets the response that a
 * person gets; its review is quarantined, and uses no invitation. The same idempotency key returns the first review's
 * id; with another review it is a conflict.
 */
export async function submitReview(
  ports: Ports,
  submission: ReviewSubmission,
  facts: RequestFacts,
): Promise<Result<ReviewSubmissionAnswer, 'invitation_invalid' | 'idempotency_conflict' | 'invalid_fields'>> {
  const { name, email, message } = submission;
  const rating = ratings.find((one) => one === submission.rating) ?? 1;
  const code = submission.code === undefined ? undefined : readInvitationCode(submission.code);
  const digests = code === undefined ? undefined : ports.invitationCodes.digestsOf(code);
  const now = ports.clock.now();
  const thisMonth = agencyDay(now).slice(0, 7);
  if (submission.experience !== undefined && submission.experience > thisMonth)
    return failFields({ experience: 'review_experience' });
  const invitation = digests && (await ports.invitations.byCode(digests));
  const review: WrittenReview = {
    id: ports.ids.next(),
    name,
    email: email ?? null,
    rating,
    comment: message,
    lang: facts.locale,
    experience: submission.experience ?? campaignMonth(invitation, thisMonth),
    // The platform of the invitation's campaign is certain, so it takes precedence.
    campaignPlatform: invitation?.campaign?.platform ?? submission.campaignPlatform ?? null,
    reward: joinedReward(submission.reward, invitation?.reward),
    createdAt: now,
  };
  const about = { reviewId: review.id, requestId: facts.requestId };
  const sign = spamSign(submission);
  if (sign) {
    if (code !== undefined && (!invitation || invitationState(invitation, now) !== 'open'))
      return fail('invitation_invalid');
    const kept = await ports.quarantine.keep(
      {
        id: review.id,
        createdAt: now,
        sign,
        key: facts.idempotencyKey ?? review.id,
        form: { of: 'review', review, codeDigests: digests },
      },
      QUARANTINE_MAX,
    );
    ports.log.info({ ...about, sign }, 'review quarantined');
    const same = kept.form.of === 'review' && isDeepStrictEqual(wordsOf(kept.form.review), wordsOf(review));
    return same ? ok({ id: kept.id, verified: code !== undefined }) : fail('idempotency_conflict');
  }
  const stored = await ports.inbox.submit(review, digests, facts.idempotencyKey, reviewNotice(ports, review));
  if (stored === 'invitation_invalid') return fail(stored);
  if (stored.review.id === review.id) {
    ports.log.info({ ...about, invited: stored.verified }, 'review stored');
  } else if (!isDeepStrictEqual(wordsOf(stored.review), wordsOf(review))) {
    return fail('idempotency_conflict');
  }
  return ok({ id: stored.review.id, verified: stored.verified });
}

/** Returns the last month of an invitation's campaign, or the current month while it runs. */
function campaignMonth(invitation: Invitation | undefined, thisMonth: string): string | null {
  const month = invitation?.campaign?.endsOn.slice(0, 7);
  return month === undefined ? null : month < thisMonth ? month : thisMonth;
}

const wordsOf = ({ name, email, rating, comment, experience, campaignPlatform, reward }: WrittenReview) => ({
  name,
  email,
  rating,
  comment,
  experience,
  campaignPlatform,
  reward,
});
