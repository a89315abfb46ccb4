import type { ContentDetail, ContentList, ContentLocale } from '../../contracts/content.ts';
import {
  type ContentBody,
  type ContentPlace,
  type PartContent,
  placeName,
} from '../../domain/content/content.ts';
import { normalizeContent } from '../../domain/content/normalize.ts';
import {
  isGuidePart,
  isWrittenPart,
  type PartKey,
  partKeysWith,
  partOf,
} from '../../domain/content/parts.ts';
import { missingTexts } from '../../domain/content/resolve.ts';
import { guidesOf } from '../../domain/content/site-addresses.ts';
import { nameOfStamp, type Stale, staleTexts, wholeContent } from '../../domain/content/stale.ts';
import { isBuiltIn } from '../../domain/guide/guides.ts';
import { locales } from '../../domain/locale/locale.ts';
import { agencyMoment } from '../../domain/time/agency-moment.ts';
import { calledNames, type NameOf } from '../account/called-names.ts';
import type { Ports } from '../ports/all-ports.ts';
import type { Draft, Saved, Version } from '../ports/documents.ts';
import { onlineAt, readVersions, scheduledAfter } from './online-versions.ts';
import { staleDetails } from './stale-details.ts';

/** The stored drafts and online versions, by the name of the place. */
interface Stored {
  drafts: ReadonlyMap<string, Draft<ContentBody>>;
  online: ReadonlyMap<string, Version<ContentBody>>;
  scheduled: ReadonlyMap<string, Version<ContentBody>>;
  nameOf: NameOf;
}

async function readStored({ accounts, clock, contentStore }: Ports): Promise<Stored> {
  const now = clock.now();
  const [drafts, read, nameOf] = await Promise.all([
    contentStore.drafts(),
    readVersions(contentStore, now),
    calledNames(accounts),
  ]);
  return { drafts, online: onlineAt(read, now), scheduled: scheduledAfter(read, now), nameOf };
}

/** Returns every part with its state in every language, without its texts. */
export async function listContent(ports: Ports): Promise<ContentList> {
  const stored = await readStored(ports);
  return {
    parts: partKeysWith(guidesOf(ports.content.now())).map((part) => ({
      part,
      name: nameOf(stored, part),
      locales: locales.map((locale) => localeState(ports, stored, { part, locale })),
    })),
  };
}

/** Returns a part with all its texts in every language. */
export async function readContent(ports: Ports, part: PartKey): Promise<ContentDetail> {
  const stored = await readStored(ports);
  return {
    part,
    locales: await Promise.all(locales.map((locale) => localeDetail(ports, stored, { part, locale }))),
  };
}

/** Returns a part with all its texts in one language. */
export async function readLocale(ports: Ports, place: ContentPlace): Promise<ContentLocale> {
  return localeDetail(ports, await readStored(ports), place);
}

/** The name of a guide that the agency added; the dictionaries name all others. */
function nameOf({ drafts, online }: Stored, part: PartKey): string | null {
  if (!isGuidePart(part) || isBuiltIn(part)) return null;
  const french = placeName({ part, locale: 'fr' });
  const { fields = {} } = (drafts.get(french)?.draft ?? online.get(french))?.content ?? {};
  return fields['name'] || fields['title'] || part;
}

function localeState(ports: Ports, stored: Stored, place: ContentPlace) {
  const { contentTexts } = ports;
  const { drafts, online, scheduled, nameOf } = stored;
  const { part, locale } = place;
  const row = drafts.get(placeName(place));
  const version = online.get(placeName(place));
  const coming = scheduled.get(placeName(place));
  const latest = row?.draft ?? version;
  return {
    locale,
    state: row?.draft ? ('draft' as const) : version?.content ? ('online' as const) : ('default' as const),
    missing: isWrittenPart(part)
      ? staleIn(ports, stored, place).map(({ key }) => nameOfStamp(key))
      : missingTexts(
          part,
          locale,
          latest?.content ?? null,
          online.get(placeName({ part, locale: 'fr' }))?.content ?? null,
          contentTexts.defaultOf,
        ),
    empty: isEmpty(place, latest?.content ?? contentTexts.defaultOf(part, locale)),
    draftVersion: row?.version ?? 0,
    online: version ? { number: version.number, ...saved(version, nameOf) } : null,
    scheduled: coming
      ? {
          number: coming.number,
          by: nameOf(coming.by),
          at: new Date(coming.startsAt ?? coming.at).toISOString(),
        }
      : null,
    period: periodOf(latest?.content),
    fallback: latest?.fallback ?? ('none' as const),
  };
}

/** What changed in French since the translation of a written page, its draft included, was last said to be right. */
function staleIn(
  { contentTexts }: Ports,
  { drafts, online }: Stored,
  { part, locale }: ContentPlace,
): Stale[] {
  const french = online.get(placeName({ part, locale: 'fr' }));
  if (!isWrittenPart(part) || locale === 'fr' || !french) return [];
  const name = placeName({ part, locale });
  const own = drafts.get(name)?.draft ?? online.get(name);
  const frenchStandard = contentTexts.defaultOf(part, 'fr');
  return staleTexts(part, {
    french: wholeContent(french.content, frenchStandard),
    frenchStamps: french.stamps ?? {},
    frenchStandard,
    own: own?.content ?? contentTexts.defaultOf(part, locale),
    stamps: own?.stamps ?? {},
  });
}

function isEmpty({ part }: ContentPlace, { fields, items }: PartContent): boolean {
  return partOf(part).items
    ? items.every(({ hidden }) => hidden)
    : Object.values(fields).every((text) => text === '');
}

/** Returns the period of the announcement bar; null for other parts, and without a text or a time. */
function periodOf(content: PartContent | null | undefined): ContentLocale['period'] {
  const { text, startsAt, endsAt } = content?.fields ?? {};
  if (!text || !(startsAt || endsAt)) return null;
  const iso = (typed = '') => {
    const moment = agencyMoment(typed);
    return moment === undefined ? null : new Date(moment).toISOString();
  };
  return { startsAt: iso(startsAt), endsAt: iso(endsAt) };
}

async function localeDetail(ports: Ports, stored: Stored, place: ContentPlace): Promise<ContentLocale> {
  const { drafts, online, nameOf } = stored;
  const draft = drafts.get(placeName(place))?.draft ?? null;
  const version = online.get(placeName(place)) ?? null;
  return {
    ...localeState(ports, stored, place),
    default: ports.contentTexts.defaultOf(place.part, place.locale),
    draft: draft && savedContent(place.part, draft, nameOf),
    version: version && versionDto(place.part, version, nameOf),
    stale: await staleDetails(ports, place, staleIn(ports, stored, place), nameOf),
  };
}

/** Returns a version for the back office. */
export const versionDto = (part: PartKey, version: Version<ContentBody>, nameOf: NameOf) => ({
  number: version.number,
  ...savedContent(part, version, nameOf),
});

const saved = ({ by, at }: Saved<object>, nameOf: NameOf) => ({
  by: nameOf(by),
  at: new Date(at).toISOString(),
});

/** Completes content that was stored before its part got a new field. */
const savedContent = (part: PartKey, row: Saved<ContentBody>, nameOf: NameOf) => ({
  content: row.content && normalizeContent(part, row.content),
  fallback: row.fallback,
  ...(row.stamps && { stamps: row.stamps }),
  ...(row.startsAt !== undefined && { startsAt: new Date(row.startsAt).toISOString() }),
  ...saved(row, nameOf),
});
