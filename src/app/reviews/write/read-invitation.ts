import { ModerationQuery } from '../../../contracts/reviews/moderation.ts';
import type { InvitationView, WrittenReviewView } from '../../../contracts/reviews/review-invitation.ts';
import { invitationState, readInvitationCode } from '../../../domain/review/invitation.ts';
import type { Ports } from '../../ports/all-ports.ts';
import { reviewSearch } from '../moderate/list-moderated.ts';

/** The time in milliseconds for which the link shows a decision: a year. */
const DECISION_SHOWN = 365 * 86_400_000;

/**
 * Returns the public state of a code: whether a review can be written with it, and what was decided about the review that was
 * written with it. Contains no data about the invited person.
 */
export async function readInvitation(ports: Ports, typed: string): Promise<InvitationView> {
  const code = readInvitationCode(typed);
  const invitation =
    code === undefined ? undefined : await ports.invitations.byCode(ports.invitationCodes.digestsOf(code));
  if (!invitation) return { state: 'unknown', review: null };
  const { reviewId } = invitation;
  return {
    state: invitationState(invitation, ports.clock.now()),
    review: reviewId === null ? null : await writtenReview(ports, reviewId),
  };
}

/** An author who left no address gets the reason of a refusal here. */
async function writtenReview({ clock, moderation }: Ports, id: string): Promise<WrittenReviewView | null> {
  const [review] = await moderation.page(reviewSearch(ModerationQuery.parse({ id })));
  if (!review) return null;
  const { status, decidedAt, ground, reason } = review;
  if (decidedAt !== null && decidedAt + DECISION_SHOWN < clock.now()) return null;
  return status === 'rejected' ? { status, ground, reason } : { status, ground: null, reason: null };
}
