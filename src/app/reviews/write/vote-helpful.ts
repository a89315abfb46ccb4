import type { HelpfulAnswer, HelpfulVote } from '../../../contracts/reviews/review-submission.ts';
import type { Ports } from '../../ports/all-ports.ts';
import { fail, ok, type Result } from '../../result.ts';

/** Counts a browser's helpful vote for an approved review, once. Pages show it within a second. */
export async function voteHelpful(
  { inbox }: Ports,
  reviewId: string,
  { voter }: HelpfulVote,
): Promise<Result<HelpfulAnswer, 'not_found'>> {
  const vote = await inbox.vote(reviewId, voter);
  return vote ? ok(vote) : fail('not_found');
}
