import { useSyncExternalStore } from 'react';

/** Two answers of another build within this time, in milliseconds: a single one may come from a process that is about to end. */
const WITHIN_MS = 60_000;

let last = { build: '', at: Number.NEGATIVE_INFINITY };
let isReady = false;
const listeners = new Set<() => void>();

/**
 * Notes the build that sent an answer.
 * @param build the header of the answer; null if it has none, such as one of a proxy
 * @param now in epoch milliseconds
 */
export function noteBuild(build: string | null, now: number = Date.now()): void {
  const own = document.getElementById('admin')?.dataset['build'];
  if (isReady || !own || !build || build === own) return;
  isReady = build === last.build && now - last.at < WITHIN_MS;
  last = { build, at: now };
  if (isReady) for (const changed of listeners) changed();
}

/** Whether the site runs another build than the one of this tab. It stays so until the tab is reloaded. */
export const useNewBuild = (): boolean =>
  useSyncExternalStore(
    (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    () => isReady,
  );
