import type { BrokenVerdict, FollowedLink, LinkState } from '../../../domain/landing/links/watched-link.ts';
import type { NewMail } from '../mail.ts';

/** Follows a link as a browser would, but connects to no private address. */
export interface LinkFollower {
  /** Never rejects: every reaction of the servers is an answer. */
  follow(link: string): Promise<FollowedLink>;
}

/** A host whose links are checked one after another. */
export interface ClaimedLinkHost {
  id: number;
  name: string;
  /** Names this claim; settling with an old name changes nothing. */
  lease: string;
  /** Consecutive checks after which the host asked for a pause. */
  attempts: number;
}

export interface WatchedLink extends LinkState {
  url: string;
  dueAt: number;
}

/** A dead or moved link of an online page. */
export interface BrokenLink {
  url: string;
  verdict: BrokenVerdict;
  /** The current target of a moved link. */
  movedTo: string | null;
  /** When it was last checked, in epoch milliseconds. */
  checkedAt: number;
}

/** The links of the online pages, each once, and the gates of their hosts. Times are epoch milliseconds. */
export interface LandingLinkStore {
  /** Watches exactly these links; new links are due at `dueAt`. */
  watch(links: readonly string[], dueAt: number): Promise<void>;
  /** Claims hosts that have a due link, the longest due first. */
  claim(options: { now: number; leaseMs: number; limit: number }): Promise<ClaimedLinkHost[]>;
  /** Returns the link of a host that is due first; `undefined`: none of its links is watched any more. */
  next(host: string): Promise<WatchedLink | undefined>;
  /**
   * Records the outcome of a check, and frees the host.
   * @param until the host gets no request before it; without a due link, the next one decides
   * @param isPatient whether the host asked for a pause
   */
  settle(
    host: ClaimedLinkHost,
    gate: { until: number; isPatient: boolean },
    look?: { url: string; state: LinkState; dueAt: number; at: number },
  ): Promise<void>;
  broken(): Promise<BrokenLink[]>;
  /** Returns the broken links that no mail has reported yet. */
  untold(): Promise<BrokenLink[]>;
  /** Queues the mail about links, unless another process has reported one of them; returns whether it did. */
  announce(links: readonly BrokenLink[], mail: NewMail, at: number): Promise<boolean>;
}
