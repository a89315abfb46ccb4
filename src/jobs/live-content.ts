import { onlineAt, type ReadVersions, readVersions, scheduledAfter } from '../app/content/online-versions.ts';
import type { AddressStore, ContentStore, LiveContent, SourceReads } from '../app/ports/content.ts';
import type { Version } from '../app/ports/documents.ts';
import type { Clock } from '../app/ports.ts';
import { type ContentBody, type ContentSnapshot, placeName } from '../domain/content/content.ts';
import { formerTexts } from '../domain/content/former-texts.ts';
import { isLegalPart, legalKeys } from '../domain/content/legal-parts.ts';
import { partKeysWith, textPartKeys } from '../domain/content/parts.ts';
import { picturesIn } from '../domain/content/pictures.ts';
import { guidesOf, NO_ADDRESSES, type SiteAddresses } from '../domain/content/site-addresses.ts';
import type { SourceDays } from '../domain/guide/source-days.ts';
import { locales } from '../domain/locale/locale.ts';
import { isSame } from '../domain/value/is-same.ts';
import type { RevisionWatch } from './revision-watch.ts';

export interface WatchedContent extends LiveContent {
  /** Registers `act` to be called after each publication, made by this process or by another, and at each scheduled one. */
  onChange(act: () => void): void;
  /** Returns the next moment after `time` at which a scheduled version goes online; infinite if there is none. */
  nextChange(time: number): number;
  /** The pictures of the versions that are scheduled. */
  comingPictures(): string[];
}

/** A timer cannot wait longer; it is set again then, and when the clock of the machine was changed. */
const LONGEST_MS = 3_600_000;

/** Caches the online content in memory: empty until the first poll of the watch. */
export function createLiveContent({
  store,
  addresses,
  sources,
  clock,
  revisions,
}: {
  store: Pick<ContentStore, 'newestOfAll' | 'version' | 'versions'>;
  addresses: Pick<AddressStore, 'read'>;
  sources: Pick<SourceReads, 'newest'>;
  clock: Clock;
  revisions: Pick<RevisionWatch, 'on' | 'look'>;
}): WatchedContent {
  const listeners: (() => void)[] = [];
  let present: ContentSnapshot = {};
  let read: ReadVersions = { newest: new Map(), before: new Map() };
  let known: SiteAddresses = NO_ADDRESSES;
  let sourceDays: SourceDays = {};
  let legal: LegalVersions = new Map();
  let changesAt = Number.POSITIVE_INFINITY;
  let timer: NodeJS.Timeout | undefined;

  const nextChange = (time: number): number =>
    Math.min(
      Number.POSITIVE_INFINITY,
      ...[...scheduledAfter(read, time).values()].map(({ startsAt = 0 }) => startsAt),
    );

  function show(): void {
    const time = clock.now();
    changesAt = nextChange(time);
    clearTimeout(timer);
    if (changesAt < Number.POSITIVE_INFINITY)
      timer = setTimeout(show, Math.min(changesAt - time, LONGEST_MS)).unref();
    const next = snapshotOf(onlineAt(read, time), { addresses: known, sourceDays }, legal, time);
    // The first poll mostly finds no content: values that pages cache for the empty object stay valid.
    if (isSame(present, next)) return;
    present = next;
    for (const act of listeners) act();
  }

  revisions.on(['content'], async () => {
    const [versions, moved, reads] = await Promise.all([
      readVersions(store, clock.now()),
      addresses.read(),
      sources.newest(),
    ]);
    [read, known] = [versions, moved];
    sourceDays = Object.fromEntries(reads.map(({ source, day }) => [source, day]));
    legal = await readLegal(store, read);
    show();
  });

  return {
    now() {
      // A request may come before the timer.
      if (clock.now() >= changesAt) show();
      return present;
    },
    nextChange,
    comingPictures: () =>
      [...scheduledAfter(read, clock.now())].flatMap(([place, { content }]) => {
        const part = textPartKeys.find((key) => place.startsWith(`${key}/`));
        return part ? picturesIn(part, content) : [];
      }),
    refresh: revisions.look,
    onChange: (act) => void listeners.push(act),
  };
}

/** The versions of legal pages, the newest first, by the name of the place: those that were once in force stay public. */
type LegalVersions = ReadonlyMap<string, readonly Version<ContentBody>[]>;

/** How many former versions of a legal page in a language are public: more than twenty years of four changes. */
const MOST_FORMER = 100;

async function readLegal(
  store: Pick<ContentStore, 'versions'>,
  { newest }: ReadVersions,
): Promise<LegalVersions> {
  const places = legalKeys.flatMap((part) => locales.map((locale) => placeName({ part, locale })));
  const published = places.filter((place) => newest.has(place));
  const read = published.map(async (place) => {
    const { items } = await store.versions(place, { limit: MOST_FORMER, offset: 0 });
    return [place, items] as const;
  });
  return new Map(await Promise.all(read));
}

/** Leaves out stored parts that the site no longer has. */
function snapshotOf(
  online: ReadonlyMap<string, Version<ContentBody>>,
  { addresses, sourceDays }: { addresses: SiteAddresses; sourceDays: SourceDays },
  legal: LegalVersions,
  now: number,
): ContentSnapshot {
  const isChanged = addresses.guides.length + addresses.former.length > 0;
  const snapshot: Record<string, object> = {
    ...(isChanged && { addresses }),
    ...(Object.keys(sourceDays).length > 0 && { sourceDays }),
  };
  for (const part of partKeysWith(guidesOf(snapshot)))
    for (const locale of locales) {
      const place = placeName({ part, locale });
      const found = online.get(place);
      if (!found) continue;
      const { content, fallback, at, startsAt = at, changedAt, firstAt, stamps } = found;
      snapshot[part] = {
        ...snapshot[part],
        [locale]: {
          ...{ content, fallback, at: startsAt, changedAt, firstAt },
          ...(isLegalPart(part) && { stamps, former: formerTexts(legal.get(place) ?? [], now) }),
        },
      };
    }
  return snapshot as ContentSnapshot;
}
