import type { ReviewsRevision } from '../app/ports/moderation.ts';
import type { Log } from '../app/ports.ts';

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
  let timer: NodeJS.Timeout | undefined;
  let failing = false;
  /** One look after the other: an older answer must not come after a newer one. */
  let looks: Promise<void> = Promise.resolve();

  async function lookOnce(): Promise<void> {
    try {
      const now = await revision.read();
      failing = false;
      const changed = known !== undefined && known !== now;
      known = now;
      if (changed) tell?.();
    } catch (err) {
      // Four times a second would fill the log.
      if (!failing) log.error({ err }, 'reviews not watched');
      failing = true;
    }
  }

  function look(): Promise<void> {
    if (!tell) return Promise.resolve();
    looks = looks.then(lookOnce);
    return looks;
  }

  function next(): void {
    timer = setTimeout(async () => {
      await look();
      if (timer) next();
    }, pollMs);
    timer.unref();
  }

  return {
    async start(onChange) {
      tell = onChange;
      await look();
      next();
    },
    look,
    async stop() {
      clearTimeout(timer);
      timer = undefined;
      tell = undefined;
      await looks;
    },
  };
}
