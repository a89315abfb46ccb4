import { createInvitationCodes } from '../adapters/account/invitation-codes.ts';
import type { Database } from '../adapters/db/engine/connect.ts';
import { createInvitationStore } from '../adapters/db/reviews/invitation-store.ts';
import { createModerationDesk } from '../adapters/db/reviews/moderation-desk.ts';
import { createReviewInbox } from '../adapters/db/reviews/review-inbox.ts';
import type { Ports } from '../app/ports/all-ports.ts';
import { reportTexts } from '../i18n/messages/report-texts.ts';
import { watchTexts } from '../i18n/messages/watch-texts.ts';
import { moderationTexts } from '../i18n/moderation-texts.ts';
import type { RevisionWatch } from '../jobs/revision-watch.ts';

/** Builds the ports for reviews written on the site, without the ports that all use cases share. */
export function composeModeration(
  database: Database,
  revisions: RevisionWatch,
  settingsKeys: readonly string[],
  publisher: Ports['publisher'],
) {
  return {
    inbox: createReviewInbox(database),
    moderation: createModerationDesk(database),
    invitations: createInvitationStore(database),
    invitationCodes: createInvitationCodes(settingsKeys),
    moderationTexts,
    reportTexts,
    watchTexts,
    publisher,
    // The decision is stored even if the pages cannot be rendered again now: the watch retries, and logs the failure.
    reviewsChanged: () => revisions.look().catch(() => {}),
  };
}
