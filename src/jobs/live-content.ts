import type { AddressStore, ContentStore, LiveContent } from '../app/ports/content.ts';
import type { Version } from '../app/ports/documents.ts';
import { type ContentBody, type ContentSnapshot, placeName } from '../domain/content/content.ts';
import { partKeysWith } from '../domain/content/parts.ts';
import { guidesOf, type SiteAddresses } from '../domain/content/site-addresses.ts';
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
  addresses,
  revisions,
}: {
  store: Pick<ContentStore, 'newestOfAll'>;
  addresses: Pick<AddressStore, 'read'>;
  revisions: Pick<RevisionWatch, 'on' | 'look'>;
}): WatchedContent {
  const listeners: (() => void)[] = [];
  let present: ContentSnapshot = {};
  revisions.on(['content'], async () => {
    const next = snapshotOf(...(await Promise.all([store.newestOfAll(), addresses.read()])));
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
function snapshotOf(
  online: ReadonlyMap<string, Version<ContentBody>>,
  addresses: SiteAddresses,
): ContentSnapshot {
  const isChanged = addresses.guides.length + addresses.former.length > 0;
  const snapshot: Record<string, object> = isChanged ? { addresses } : {};
  for (const part of partKeysWith(guidesOf(snapshot)))
    for (const locale of locales) {
      const found = online.get(placeName({ part, locale }));
      if (!found) continue;
      const { content, fallback, at, changedAt, firstAt } = found;
      snapshot[part] = { ...snapshot[part], [locale]: { content, fallback, at, changedAt, firstAt } };
    }
  return snapshot as ContentSnapshot;
}
