import type { NoticePorts } from '../mail/agency-notices.ts';
import type { CampaignStore } from '../ports/campaigns.ts';
import type {
  InvitationCodes,
  InvitationStore,
  ModerationDesk,
  ModerationTexts,
  ReviewInbox,
} from '../ports/moderation.ts';
import type { Clock, Log } from '../ports.ts';

/** What the use cases of reviews that are written on the site work with; each takes the part that it needs. */
export interface ReviewPorts extends NoticePorts {
  clock: Clock;
  log: Log;
  inbox: ReviewInbox;
  moderation: ModerationDesk;
  invitations: InvitationStore;
  invitationCodes: InvitationCodes;
  campaigns: Pick<CampaignStore, 'byId'>;
  moderationTexts: ModerationTexts;
  /** Who signs the messages, and where an invitation leads, at this moment. `url` has no slash at the end. */
  publisher(): { brand: string; contactEmail: string; url: string };
  /** Called after a commit that changes what pages show of reviews; resolves when pages show it. */
  reviewsChanged(): Promise<void>;
}
