import type { ReviewsRevision } from '../app/ports/moderation.ts';
import type { Log } from '../app/ports.ts';
import { createPoll } from './poll.ts';

/**
 * Between two looks, in milliseconds: what another process changes is on a page within a second, of which a browser takes
 * most. A look reads two rows by their key.
 */
const POLL_MS = 100;
/** Between two times that votes renew the pages, in milliseconds: anybody may vote, and each time costs renderings. */
const VOTES_MS = 5000;

export interface ReviewWatch {
  /**
   * Begins to watch. Resolves when it is known where things stand: what is rendered from then on is never older than what
   * the watch knows.
   * @param onChange called when a page that shows reviews would look different
   */
  start(onChange: () => void): Promise<void>;
  /** Looks at once: after a change in this process, pages are new when this resolves. Never rejects. */
  look(): Promise<void>;
  /** Resolves when nothing is read any more. */
  stop(): Promise<void>;
}

/** Notices that reviews changed on the pages, whichever process changed them. Votes that follow each other are told together. */
export function createReviewWatch(
  { revision, log }: { revision: ReviewsRevision; log: Log },
  pollMs = POLL_MS,
): ReviewWatch {
  let known: Awaited<ReturnType<ReviewsRevision['read']>> | undefined;
  let votesToldAt = Number.NEGATIVE_INFINITY;
  let tell: (() => void) | undefined;
  const poll = createPoll(read, { everyMs: pollMs, complaint: 'reviews not watched', log });

  async function read(): Promise<void> {
    const now = await revision.read();
    known ??= now;
    const voted = now.votes !== known.votes && performance.now() - votesToldAt >= VOTES_MS;
    if (now.reviews === known.reviews && !voted) return;
    if (now.votes !== known.votes) votesToldAt = performance.now();
    known = now;
    tell?.();
  }

  /** The poll says in the log what keeps failing. */
  const look = () => poll.look().catch(() => {});

  return {
    async start(onChange) {
      tell = onChange;
      await look();
      poll.start();
    },
    look: () => (tell ? look() : Promise.resolve()),
    async stop() {
      tell = undefined;
      await poll.stop();
    },
  };
}
