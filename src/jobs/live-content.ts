import type { ContentStore, LiveContent, StoredVersion } from '../app/ports/content.ts';
import type { ContentSnapshot } from '../domain/content/content.ts';
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
  let known = JSON.stringify(present);
  revisions.on(['content'], async () => {
    const next = snapshotOf(await store.online());
    const written = JSON.stringify(next);
    // At the first look there is mostly nothing: the pages' memory of this object stays valid.
    if (written === known) return;
    [present, known] = [next, written];
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
  const sorted = versions.toSorted((a, b) => `${a.part} ${a.locale}`.localeCompare(`${b.part} ${b.locale}`));
  for (const { part, locale, content, fallback, at } of sorted)
    snapshot[part] = { ...snapshot[part], [locale]: { content, fallback, at } };
  return snapshot as ContentSnapshot;
}
