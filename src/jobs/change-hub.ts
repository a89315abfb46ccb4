import type { Revisions } from '../app/ports/revisions.ts';
import type { Log } from '../app/ports.ts';
import type { ChangeEvent } from '../contracts/leads/lead.ts';
import type { RevisionWatch } from './revision-watch.ts';

/**
 * Shortest time, in milliseconds, between two messages to all listeners: each message makes a back office read its
 * lists again.
 */
const TELL_MS = 1000;

export interface ChangeListener {
  /** Receives the revision numbers: once when the listening begins (`first`), then after each change. */
  changed(numbers: ChangeEvent, first: boolean): void;
  /** Called when the server closes. */
  ended(): void;
}

export interface ChangeHub {
  /** Returns the function that ends the listening. */
  listen(listener: ChangeListener): () => void;
  listeners(): number;
  /** Ends the listening of every listener. A later call of `listen` calls `ended` at once. */
  stop(): void;
}

/** Notifies all open back offices that leads, reviews, pictures or the audit log changed, in this process or in another. */
export function createChangeHub({
  revisions,
  log,
}: {
  revisions: Pick<RevisionWatch, 'on' | 'look' | 'now'>;
  log: Log;
}): ChangeHub {
  const listeners = new Set<ChangeListener>();
  /** Listeners that have not received the first numbers yet. */
  const fresh = new Set<ChangeListener>();
  let stopped = false;
  revisions.on(['leads', 'audit', 'reviews', 'media', 'wordpress'], tellAll, TELL_MS);

  function tellAll(): void {
    const present = revisions.now();
    if (!present) return;
    for (const listener of [...listeners]) tell(listener, present);
  }

  function tell(listener: ChangeListener, { leads, audit, reviews, media, wordpress }: Revisions): void {
    listener.changed({ leads, changes: audit, reviews, media, wordpress }, fresh.delete(listener));
  }

  async function tellFirst(listener: ChangeListener): Promise<void> {
    try {
      if (!revisions.now()) await revisions.look();
    } catch (err) {
      log.error({ err }, 'changes not readable');
    }
    const present = revisions.now();
    if (present && fresh.has(listener)) tell(listener, present);
  }

  return {
    listen(listener) {
      if (stopped) {
        listener.ended();
        return () => {};
      }
      listeners.add(listener);
      fresh.add(listener);
      void tellFirst(listener);
      return () => {
        listeners.delete(listener);
        fresh.delete(listener);
      };
    },
    listeners: () => listeners.size,
    stop() {
      stopped = true;
      for (const listener of [...listeners]) listener.ended();
      listeners.clear();
      fresh.clear();
    },
  };
}
