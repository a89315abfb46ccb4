import type { ContentStore, LiveContent, StoredVersion } from '../app/ports/content.ts';
import type { ContentSnapshot } from '../domain/content/content.ts';
import { isSame } from '../domain/value/is-same.ts';
import type { RevisionWatch } from './revision-watch.ts';

export interface WatchedContent extends LiveContent {
  /** Registers `act` to be called after each publication, made by this process or by another. */
  onChange(act: () => void): void;
}

/** Keeps the online content in memory: nothing until the first look of the watch. */
export function createLiveContent({
  store,
  revisions,
}: {
  store: Pick<ContentStore, 'online'>;
  revisions: Pick<RevisionWatch, 'on' | 'look'>;
}): WatchedContent {
  const listeners: (() => void)[] = [];
  let present: ContentSnapshot = {};
  revisions.on(['content'], async () => {
    const next = snapshotOf(await store.online());
    // At the first look there is mostly nothing: the pages' memory of this object stays valid.
    if (isSame(present, next)) return;
    present = next;
    for (const act of listeners) act();
  });

  return {
    now: () => present,
    refresh: revisions.look,
    onChange: (act) => void listeners.push(act),
  };
}

function snapshotOf(versions: readonly StoredVersion[]): ContentSnapshot {
  const snapshot: Record<string, Record<string, unknown>> = {};
  for (const { part, locale, content, fallback, at } of versions)
    snapshot[part] = { ...snapshot[part], [locale]: { content, fallback, at } };
  return snapshot as ContentSnapshot;
}
