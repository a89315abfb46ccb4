import type { ArtistPlatform } from '../landing/artist-pixels.ts';
import { type Act, acts } from './acts.ts';
import type { IdentifierName } from './identifiers.ts';

const HOUR_MS = 3_600_000;

/** What the server must know of an ad platform to tell it of an act (decision record 0146). */
interface DestinationRules {
  /** The acts that it is told. */
  acts: readonly Act[];
  /** The identifiers of the browser that it is told. */
  identifiers: readonly IdentifierName[];
  /** Whether it is told the kind of browser too. */
  takesBrowser: boolean;
  /** How old an act may be, in milliseconds, when the pixel of the page was not there to tell of it. */
  windowMs: number;
  /** Shown in the back office. */
  apiVersion: string;
  /** The day from which the version may be refused, as `2028-11-04`; null: none is announced. */
  apiEnds: string | null;
  /** How long an act waits that the page tells of too, in milliseconds. */
  twinWaitMs: number;
  /** Whether its test event needs a code of its test view; without one, there is no such view. */
  hasTestView: boolean;
  /** Whether its first answer only promises to look at the act: what became of it must be asked later. */
  answersLater: boolean;
  /** The minimum time between two rounds of its lane, in milliseconds. */
  roundMs: number;
  /** The maximum number of requests under way at once in its lane. Neither Meta nor TikTok documents a limit that eight reach. */
  atOnce: number;
}

/** The ad platforms that the server tells of acts, each with a lane of its own. */
export const destinationRules: Readonly<Record<'meta' | 'tiktok' | 'google', DestinationRules>> = {
  // Graph API v26.0: its table of 29 October 2026 has no end; v25.0 ends two years after v26.0 came, so this one about 4 November 2028.
  meta: {
    acts,
    identifiers: ['fbp', 'fbc', 'fbx'],
    takesBrowser: true,
    // An act older than seven days is refused.
    windowMs: 6.5 * 24 * HOUR_MS,
    apiVersion: 'v26.0',
    apiEnds: '2028-11-04',
    twinWaitMs: 0,
    hasTestView: true,
    answersLater: false,
    roundMs: 0,
    atOnce: 8,
  },
  tiktok: {
    acts,
    identifiers: ['ttp', 'ttclid', 'fbx'],
    takesBrowser: true,
    // No limit was found in its documents.
    windowMs: 6 * 24 * HOUR_MS,
    apiVersion: 'v1.3',
    apiEnds: null,
    // It drops a twin that arrives « after five minutes »: whichever way that is read, six minutes are right.
    twinWaitMs: 6 * 60_000,
    hasTestView: true,
    answersLater: false,
    roundMs: 0,
    atOnce: 8,
  },
  // Data Manager API, for Google Ads.
  google: {
    // A conversion action counts leads; a booked call, a click and a reminder are no conversions of their own.
    acts: ['lead'],
    identifiers: ['gclid', 'gbraid', 'wbraid'],
    takesBrowser: false,
    // Its documents know `EVENT_TOO_OLD`, and no figure was found: an assumption.
    windowMs: 72 * HOUR_MS,
    apiVersion: 'v1',
    apiEnds: null,
    twinWaitMs: 0,
    hasTestView: false,
    answersLater: true,
    // It takes 300 requests a minute of a project; ten in ten seconds are 60.
    roundMs: 10_000,
    atOnce: 1,
  },
};

export type ConversionDestination = keyof typeof destinationRules;
export const conversionDestinations = Object.keys(destinationRules) as ConversionDestination[];

/** The way to an artist's own account at a platform, for one landing page (decision record 0170): `meta:<page>`. */
export type ArtistLane = `${ArtistPlatform}:${string}`;
/** The way to the agency's account at a platform, or to an artist's. */
export type ConversionLane = ConversionDestination | ArtistLane;

export const artistLane = (platform: ArtistPlatform, page: string): ArtistLane => `${platform}:${page}`;
/** Returns the lane of a name that came from outside; `undefined`: there is no such platform. Whether its page exists is not looked up. */
export const laneNamed = (name: string): ConversionLane | undefined =>
  /^(?:meta|tiktok):[\w-]{1,60}$/.test(name)
    ? (name as ArtistLane)
    : conversionDestinations.find((known) => known === name);
export const platformOf = (lane: ConversionLane): ConversionDestination =>
  lane.split(':', 1)[0] as ConversionDestination;
/** Returns the platform and the landing page of an artist's lane; `undefined` for a lane of the agency. */
export function artistOfLane(lane: ConversionLane): { platform: ArtistPlatform; page: string } | undefined {
  const [platform, page] = lane.split(':');
  return page === undefined ? undefined : { platform: platform as ArtistPlatform, page };
}
export const rulesOf = (lane: ConversionLane): DestinationRules => destinationRules[platformOf(lane)];

/** The platforms drop the second of two equal events within 48 hours: later, an act that the page told of too would count twice. */
const TWIN_WINDOW_MS = 47 * HOUR_MS;

/**
 * Returns the time after which an act is not sent any more.
 * @param twin whether the page's own pixel was there to tell of the same act
 */
export const sendUntil = (name: ConversionLane, actedAt: number, twin: boolean): number =>
  actedAt + (twin ? Math.min(TWIN_WINDOW_MS, rulesOf(name).windowMs) : rulesOf(name).windowMs);
