import type { BrokenVerdict, FollowedLink, LinkState } from '../../../domain/landing/watched-link.ts';
import type { NewMail } from '../mail.ts';

/** Follows a link as a browser would, but connects to no private address. */
export interface LinkFollower {
  /** Never throws: every reaction of the servers is an answer. */
  follow(link: string): Promise<FollowedLink>;
}

/** A host whose links are looked at one after another. */
export interface ClaimedLinkHost {
  id: number;
  name: string;
  /** Names this claim; settling with an old one changes nothing. */
  lease: string;
  /** Looks in a row after which the host had to be left alone. */
  attempts: number;
}

export interface WatchedLink extends LinkState {
  url: string;
  dueAt: number;
}

/** A link that leads a visitor of an online page nowhere, or elsewhere. */
export interface BrokenLink {
  url: string;
  verdict: BrokenVerdict;
  /** Where a moved one leads now. */
  movedTo: string | null;
  /** When it was looked at last, in epoch milliseconds. */
  checkedAt: number;
}

/** The links of the pages that are online, each once, and the gates of their hosts. Times are epoch milliseconds. */
export interface LandingLinkStore {
  /** Watches exactly these links; new ones are due at a time. */
  watch(links: readonly string[], dueAt: number): Promise<void>;
  /** Claims hosts that have a due link, the longest due first. */
  claim(options: { now: number; leaseMs: number; limit: number }): Promise<ClaimedLinkHost[]>;
  /** The link of a host that is due first; `undefined`: no link of it is watched any more. */
  next(host: string): Promise<WatchedLink | undefined>;
  /**
   * Records the outcome of a look, and frees the host.
   * @param until before it, the host is left alone; without a due link it waits for the next one
   * @param isPatient whether the host had to be left alone
   */
  settle(
    host: ClaimedLinkHost,
    gate: { until: number; isPatient: boolean },
    look?: { url: string; state: LinkState; dueAt: number; at: number },
  ): Promise<void>;
  broken(): Promise<BrokenLink[]>;
  /** The broken links of which no mail tells yet. */
  untold(): Promise<BrokenLink[]>;
  /** Queues the mail that tells of links, unless another process has told of one of them; returns whether it did. */
  announce(links: readonly BrokenLink[], mail: NewMail, at: number): Promise<boolean>;
}
