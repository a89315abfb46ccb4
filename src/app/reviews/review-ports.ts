import type { NoticePorts } from '../mail/agency-notices.ts';
import type { CampaignStore } from '../ports/campaigns.ts';
import type {
  InvitationCodes,
  InvitationStore,
  ModerationDesk,
  ModerationTexts,
  ReviewInbox,
} from '../ports/moderation.ts';
import type { Quarantine } from '../ports/quarantine.ts';
import type { Seal } from '../ports/settings.ts';
import type { Clock, Log } from '../ports.ts';

/** The ports of the use cases of reviews that are written on the site; each use case takes the part that it needs. */
export interface ReviewPorts extends NoticePorts {
  clock: Clock;
  log: Log;
  inbox: ReviewInbox;
  quarantine: Quarantine;
  moderation: ModerationDesk;
  invitations: InvitationStore;
  invitationCodes: InvitationCodes;
  seal: Pick<Seal, 'close'>;
  campaigns: Pick<CampaignStore, 'byId'>;
  moderationTexts: ModerationTexts;
  /** The present sender of the messages, and the present address of the site, without a slash at the end. */
  publisher(): { brand: string; contactEmail: string; url: string };
  /** Called after a commit that changes the reviews on pages; resolves when pages show the change. */
  reviewsChanged(): Promise<void>;
}
