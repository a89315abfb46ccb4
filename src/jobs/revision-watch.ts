import type { RevisionName, RevisionReader, Revisions } from '../app/ports/revisions.ts';
import type { Log } from '../app/ports.ts';
import { createLoop } from './loop.ts';

/**
 * Pause between two polls, in milliseconds: a change made by another process is visible on a page within a second, and
 * the browser needs most of that second. A poll is one statement over a few rows.
 */
const POLL_MS = 100;

export interface RevisionWatch {
  /**
   * Registers `act` to be called after a change of one of the names, made by this process or by another. A listener
   * that was registered before the first poll is called at that poll. If `act` fails, it is called again at the next
   * poll.
   * @param everyMs the shortest time between two calls, in milliseconds: the changes in between share one call
   */
  on(names: readonly RevisionName[], act: () => void | Promise<void>, everyMs?: number): void;
  /** The numbers of the last poll; `undefined` before the first poll. */
  now(): Revisions | undefined;
  /**
   * Polls at once. When the promise resolves, the listeners have been called for every change committed before the
   * call.
   * @throws the first failure, of reading or of a listener
   */
  look(): Promise<void>;
  /** Polls at once, and then after each pause. */
  start(): void;
  /** Resolves when the last poll has ended. */
  stop(): Promise<void>;
}

interface Listener {
  names: readonly RevisionName[];
  act: () => void | Promise<void>;
  everyMs: number;
  /** The numbers at the last call of `act` that did not fail. */
  told: Revisions | undefined;
  toldAt: number;
}

/** Creates the watch: the only part that notices changes made by other processes (decision record 0036). */
export function createRevisionWatch(
  { reader, log }: { reader: RevisionReader; log: Log },
  pollMs = POLL_MS,
): RevisionWatch {
  const listeners: Listener[] = [];
  let known: Revisions | undefined;
  const loop = createLoop(look, {
    name: 'revisions',
    pauseMs: pollMs,
    complaint: 'changes not looked at',
    log,
  });

  async function look(): Promise<void> {
    const present = await reader.read();
    known = present;
    const failures: unknown[] = [];
    for (const listener of listeners) {
      if (!isDue(listener, present)) continue;
      const { told } = listener;
      listener.told = present;
      listener.toldAt = performance.now();
      try {
        await listener.act();
      } catch (error) {
        listener.told = told;
        failures.push(error);
      }
    }
    if (failures.length > 0) throw failures[0];
  }

  return {
    on(names, act, everyMs = 0) {
      listeners.push({ names, act, everyMs, told: known, toldAt: Number.NEGATIVE_INFINITY });
    },
    now: () => known,
    look: loop.look,
    start: loop.start,
    stop: loop.stop,
  };
}

/** Compares for difference, not for order: after a backup is restored, the numbers may be smaller. */
function isDue({ names, told, toldAt, everyMs }: Listener, present: Revisions): boolean {
  return names.some((name) => told?.[name] !== present[name]) && performance.now() - toldAt >= everyMs;
}
