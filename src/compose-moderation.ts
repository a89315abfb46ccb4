import { createInvitationCodes } from './adapters/account/invitation-codes.ts';
import type { Database } from './adapters/db/connect.ts';
import { createInvitationStore } from './adapters/db/invitation-store.ts';
import { createModerationDesk } from './adapters/db/moderation-desk.ts';
import { createReviewInbox } from './adapters/db/review-inbox.ts';
import { createReviewsRevision } from './adapters/db/reviews-revision.ts';
import type { NoticePorts } from './app/mail/agency-notices.ts';
import type { Log } from './app/ports.ts';
import type { ReviewPorts } from './app/review/review-ports.ts';
import { moderationTexts } from './i18n/moderation-texts.ts';
import { createReviewWatch, type ReviewWatch } from './jobs/review-watch.ts';

interface Moderation {
  /** What the use cases need beside the ports that all share. */
  ports: Omit<ReviewPorts, 'clock' | 'log' | 'campaigns' | keyof NoticePorts>;
  /** Not started yet. */
  watch: ReviewWatch;
}

/** What becomes of the reviews that are written on the site: stores, texts, and what tells the pages of a change. */
export function composeModeration(
  database: Database,
  { log, publisher }: { log: Log; publisher: ReviewPorts['publisher'] },
): Moderation {
  const watch = createReviewWatch({ revision: createReviewsRevision(database), log });
  return {
    ports: {
      inbox: createReviewInbox(database),
      moderation: createModerationDesk(database),
      invitations: createInvitationStore(database),
      invitationCodes: createInvitationCodes(),
      moderationTexts,
      publisher,
      reviewsChanged: watch.look,
    },
    watch,
  };
}
