import type { ReviewsRevision } from '../app/ports/moderation.ts';
import type { Log } from '../app/ports.ts';
import { createPoll } from './poll.ts';

/** Between two looks, in milliseconds: what another process changes is seen within a second, rendering included. */
const POLL_MS = 250;

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

/** Notices that reviews changed on the pages, whichever process changed them. */
export function createReviewWatch(
  { revision, log }: { revision: ReviewsRevision; log: Log },
  pollMs = POLL_MS,
): ReviewWatch {
  let known: number | undefined;
  let tell: (() => void) | undefined;
  const poll = createPoll(read, { everyMs: pollMs, complaint: 'reviews not watched', log });

  async function read(): Promise<void> {
    const now = await revision.read();
    const changed = known !== undefined && known !== now;
    known = now;
    if (changed) tell?.();
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
