import { useSyncExternalStore } from 'react';
import { BUILD_HEADER } from '../../domain/account/session.ts';

/** Two answers of another build within this time, in milliseconds: a single one may come from a process that is about to end. */
const WITHIN_MS = 60_000;

let last = { build: '', at: Number.NEGATIVE_INFINITY };
let isReady = false;
const listeners = new Set<() => void>();

const ownBuild = (): string | undefined => document.getElementById('admin')?.dataset['build'];

function becomeReady(): void {
  isReady = true;
  for (const changed of listeners) changed();
}

/** The header by which the API knows the build of this tab. */
export const buildHeader = (): Record<string, string> => {
  const own = ownBuild();
  return own ? { [BUILD_HEADER]: own } : {};
};

/** Notes that the API refused a call because this tab is of another build: one answer is enough. */
export function noteOutdated(): void {
  if (!isReady) becomeReady();
}

/**
 * Notes the build that sent an answer.
 * @param build the header of the answer; null if it has none, such as one of a proxy
 * @param now in epoch milliseconds
 */
export function noteBuild(build: string | null, now: number = Date.now()): void {
  const own = ownBuild();
  if (isReady || !own || !build || build === own) return;
  const isSecond = build === last.build && now - last.at < WITHIN_MS;
  last = { build, at: now };
  if (isSecond) becomeReady();
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
