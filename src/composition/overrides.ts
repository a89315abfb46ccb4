import type { ChildLimits } from '../adapters/pictures/child-process.ts';
import type { VendorBases } from '../adapters/release-vendors/create-release-vendors.ts';
import type { LoaderOrigins } from '../adapters/tag-loaders/tag-loaders.ts';
import type { RateLimits } from '../api/api-env.ts';
import type { Passwords } from '../app/ports/account.ts';
import type { Ports } from '../app/ports/all-ports.ts';
import type { ContentTexts } from '../app/ports/content.ts';
import type { AddressProbe } from '../app/ports/go-live.ts';
import type { LinkFollower } from '../app/ports/landing/landing-links.ts';
import type { QuestionBox, StaffHelp } from '../app/ports/questions.ts';
import type { Safekeeping } from '../app/ports/safekeeping.ts';
import type { Clock, Ids, Log, WebhookSender } from '../app/ports.ts';
import type { SiteFacts } from '../contracts/site.ts';

/** Replacements of parts, for tests and benchmarks. */
export interface Overrides {
  log?: Log;
  /** The name of the build that the process serves. Absent: `dev`. */
  build?: string;
  clock?: Clock;
  ids?: Ids;
  sender?: WebhookSender;
  addressProbe?: AddressProbe;
  /** `undefined`: the commands of the terminal. */
  safekeeping?: Safekeeping | undefined;
  linkFollower?: LinkFollower;
  passwords?: Passwords;
  /** A number in [0, 1). */
  random?: () => number;
  formLimits?: RateLimits;
  /** Pause between two polls of the queues, in milliseconds. */
  pollMs?: number;
  /** Timeout of requests to the blog and the reviews widget, in milliseconds. */
  feedTimeoutMs?: number;
  media?: {
    /** Milliseconds without a byte after which an upload counts as interrupted. */
    stallMs?: number;
    /** Limits of the child process that resizes pictures. */
    limits?: Partial<ChildLimits>;
  };
  /**
   * Requests of a synchronisation. `waitsMs`: pauses before the retries; `timeoutMs`: time limit of a request;
   * `maxBytes`: largest response; `scheduleMs`: pause between two checks whether a synchronisation is due.
   */
  blog?: { waitsMs?: readonly number[]; timeoutMs?: number; maxBytes?: number; scheduleMs?: number };
  /** Addresses of the sources of releases, and the time limit of their requests. */
  releaseVendors?: { bases?: VendorBases; timeoutMs?: number };
  /**
   * Searches the answers of the pages, which only the servers of pages hold. Absent: every question remains without answer.
   */
  questionBox?: (site: () => SiteFacts) => QuestionBox;
  /** The first words with which questions are understood, which the servers of pages hold. Absent: none. */
  questionWords?: Ports['questionWords'];
  /** Searches the help for the staff, whose files the servers of pages hold. Absent: it finds nothing. */
  staffHelp?: StaffHelp;
  /** The documented default of each part of the content. Absent: only of those that are no guide, whose files the pages hold. */
  defaultOf?: ContentTexts['defaultOf'];
  /** Origins of the ad platforms that are asked instead, by the real one, and the time limit of a request. */
  adPlatforms?: { origins?: Readonly<Record<string, string>>; timeoutMs?: number };
  tagLoaders?: { origins: LoaderOrigins; timeoutMs?: number };
}
