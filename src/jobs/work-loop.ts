/** The longest pause, in milliseconds, while looking for work fails. */
const MAX_PAUSE_MS = 30_000;

export interface WorkLoop {
  start(): void;
  /** There may be work: looks without waiting for the end of the pause, unless looking fails at the moment. */
  wake(): void;
  /** Resolves when the look under way has ended; none follows. */
  stop(): Promise<void>;
}

/**
 * Looks for work again and again: less and less often while that fails.
 * @param look takes up what there is to do, without waiting until it is done
 * @param onFailure told of each look that failed
 * @param pollMs pause between two looks, in milliseconds
 */
export function createWorkLoop(
  look: () => Promise<void>,
  onFailure: (err: unknown, failures: number) => void,
  pollMs: number,
): WorkLoop {
  let loop: Promise<void> | undefined;
  let stopping = false;
  /** Something may be due: look again without a pause. */
  let again = false;
  let failures = 0;
  let endPause: (() => void) | undefined;

  function pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(done, ms);
      function done(): void {
        clearTimeout(timer);
        endPause = undefined;
        resolve();
      }
      endPause = done;
    });
  }

  async function run(): Promise<void> {
    while (!stopping) {
      try {
        again = false;
        await look();
        failures = 0;
      } catch (err) {
        failures += 1;
        onFailure(err, failures);
      }
      if (!stopping && (!again || failures > 0)) await pause(Math.min(pollMs * 2 ** failures, MAX_PAUSE_MS));
    }
  }

  return {
    start() {
      loop ??= run();
    },
    wake() {
      again = true;
      // While looking fails, nothing may cut the pause short: a burst of leads would become a spin.
      if (failures === 0) endPause?.();
    },
    async stop() {
      stopping = true;
      endPause?.();
      await loop;
    },
  };
}
