import type {
  BulkDecision,
  BulkDecisionAnswer,
  ModeratedReviewDto,
  ModerationCounts,
  ModerationPage,
  ModerationQuery,
  ReviewDecision,
} from '../contracts/moderation.ts';
import type {
  InvitationDraft,
  InvitationDto,
  InvitationPage,
  InvitationQuery,
  InvitationView,
} from '../contracts/review-invitation.ts';
import type {
  HelpfulAnswer,
  HelpfulVote,
  ReviewSubmission,
  ReviewSubmissionAnswer,
} from '../contracts/review-submission.ts';
import type { RequestFacts } from './lead/lead-origin.ts';
import type { Asker } from './pipeline/pipeline-ports.ts';
import type { Result } from './result.ts';
import { createInvitation } from './review/create-invitation.ts';
import { type AlreadyDecided, decideReview, decideReviews } from './review/decide-reviews.ts';
import { listInvitations } from './review/list-invitations.ts';
import { listModerated } from './review/list-moderated.ts';
import { readInvitation } from './review/read-invitation.ts';
import type { ReviewPorts } from './review/review-ports.ts';
import { revokeInvitation } from './review/revoke-invitation.ts';
import { submitReview } from './review/submit-review.ts';
import { voteHelpful } from './review/vote-helpful.ts';

/** What can be asked for about reviews that are written on the site, with its ports already in hand. */
export interface ReviewUseCases {
  submitReview(
    submission: ReviewSubmission,
    facts: RequestFacts,
  ): Promise<Result<ReviewSubmissionAnswer, 'invitation_invalid' | 'idempotency_conflict'>>;
  voteHelpful(reviewId: string, vote: HelpfulVote): Promise<Result<HelpfulAnswer, 'not_found'>>;
  /** What the page of an invitation shows. Whoever offers it to the public limits it for each address. */
  readInvitation(code: string): Promise<InvitationView>;
  listModerated(query: ModerationQuery): Promise<ModerationPage>;
  countModerated(): Promise<ModerationCounts>;
  decideReview(
    id: string,
    decision: ReviewDecision,
    asker: Asker,
  ): Promise<Result<ModeratedReviewDto, 'not_found'> | AlreadyDecided>;
  decideReviews(decision: BulkDecision, asker: Asker): Promise<BulkDecisionAnswer>;
  createInvitation(draft: InvitationDraft, asker: Asker): Promise<Result<InvitationDto, 'campaign_unknown'>>;
  listInvitations(query: InvitationQuery): Promise<InvitationPage>;
  revokeInvitation(
    code: string,
    asker: Asker,
  ): Promise<Result<InvitationDto, 'not_found' | 'invitation_invalid'>>;
}

export function bindReviewUseCases(ports: ReviewPorts): ReviewUseCases {
  return {
    submitReview: (submission, facts) => submitReview(ports, submission, facts),
    voteHelpful: (reviewId, vote) => voteHelpful(ports, reviewId, vote),
    readInvitation: (code) => readInvitation(ports, code),
    listModerated: (query) => listModerated(ports, query),
    countModerated: () => ports.moderation.counts({ source: 'site' }),
    decideReview: (id, decision, asker) => decideReview(ports, id, decision, asker),
    decideReviews: (decision, asker) => decideReviews(ports, decision, asker),
    createInvitation: (draft, asker) => createInvitation(ports, draft, asker),
    listInvitations: (query) => listInvitations(ports, query),
    revokeInvitation: (code, asker) => revokeInvitation(ports, code, asker),
  };
}
