import type { AccountStore } from '../ports/account.ts';
import type { LandingCodes, LandingPreviews, LandingStore, LiveLandings } from '../ports/landing.ts';
import type { MediaLibrary } from '../ports/media.ts';
import type { Clock, Ids } from '../ports.ts';

/** The ports of the use cases of landing pages; each takes the part that it needs. */
export interface LandingPorts {
  clock: Clock;
  ids: Ids;
  accounts: AccountStore;
  media: MediaLibrary;
  landings: LandingStore;
  landingPreviews: LandingPreviews;
  landingCodes: LandingCodes;
  liveLandings: LiveLandings;
  /** Origin of the public site without a trailing slash. */
  siteUrl: string;
}
