import type { AccountStore } from '../ports/account.ts';
import type { DraftAnswers } from '../ports/draft-answers.ts';
import type {
  LandingCodes,
  LandingCountStore,
  LandingPreviews,
  LandingScale,
  LandingStore,
  LiveLandings,
} from '../ports/landing.ts';
import type { LandingLinkStore, LinkFollower } from '../ports/landing-links.ts';
import type { MediaLibrary } from '../ports/media.ts';
import type { LiveSettings } from '../ports/settings.ts';
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
  draftAnswers: DraftAnswers;
  liveLandings: LiveLandings;
  landingCounts: LandingCountStore;
  /** Origin of the public site without a trailing slash. */
  siteUrl: string;
  settings: LiveSettings;
  landingScale: LandingScale;
  landingLinks: Pick<LandingLinkStore, 'broken'>;
  /** Draws the QR code of a text: its size in squares and an SVG path. */
  drawQr(text: string): { size: number; path: string };
  /** Asks the servers of a page's links; private addresses are not connected to. */
  linkFollower: LinkFollower;
}
