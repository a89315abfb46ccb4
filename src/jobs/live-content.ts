import type { ContentStore, LiveContent } from '../app/ports/content.ts';
import type { Version } from '../app/ports/documents.ts';
import { type ContentBody, type ContentSnapshot, placeName } from '../domain/content/content.ts';
import { partKeys } from '../domain/content/parts.ts';
import { locales } from '../domain/locale/locale.ts';
import { isSame } from '../domain/value/is-same.ts';
import type { RevisionWatch } from './revision-watch.ts';

export interface WatchedContent extends LiveContent {
  /** Registers `act` to be called after each publication, made by this process or by another. */
  onChange(act: () => void): void;
}

/** Caches the online content in memory: empty until the first poll of the watch. */
export function createLiveContent({
  store,
  revisions,
}: {
  store: Pick<ContentStore, 'newestOfAll'>;
  revisions: Pick<RevisionWatch, 'on' | 'look'>;
}): WatchedContent {
  const listeners: (() => void)[] = [];
  let present: ContentSnapshot = {};
  revisions.on(['content'], async () => {
    const next = snapshotOf(await store.newestOfAll());
    // The first poll mostly finds no content: values that pages cache for the empty object stay valid.
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

/** Leaves out stored parts that the site no longer has. */
function snapshotOf(online: ReadonlyMap<string, Version<ContentBody>>): ContentSnapshot {
  const snapshot: Record<string, Record<string, unknown>> = {};
  for (const part of partKeys)
    for (const locale of locales) {
      const found = online.get(placeName({ part, locale }));
      if (!found) continue;
      const { content, fallback, at, changedAt } = found;
      snapshot[part] = { ...snapshot[part], [locale]: { content, fallback, at, changedAt } };
    }
  return snapshot as ContentSnapshot;
}
