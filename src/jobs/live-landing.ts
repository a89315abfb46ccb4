import type {
  LiveLandings,
  OnlineLanding,
  OnlineLandings,
  ShownLanding,
  StoredLandingVersion,
} from '../app/ports/landing/landing.ts';
import type { MediaLibrary, Picture } from '../app/ports/media.ts';
import type { Clock } from '../app/ports.ts';
import { testState } from '../domain/landing/counts/landing-test.ts';
import { picturesOf } from '../domain/landing/landing-content.ts';
import { comingChanges, landingState, shownVersion } from '../domain/landing/landing-schedule.ts';
import { isHttpsLink } from '../domain/landing/links/landing-link.ts';
import { nextAgencyDay } from '../domain/time/agency-day.ts';
import type { RevisionWatch } from './revision-watch.ts';

export interface WatchedLandings extends LiveLandings {
  /** Registers `act` to be called with the current and former slugs of the pages that any process changed, and with their identifiers. */
  onChange(act: (slugs: ReadonlySet<string>, ids: ReadonlySet<string>) => void): void;
  /**
   * Returns the next moment after `time` at which the page of a slug renders differently; infinite if there is none.
   */
  trueUntil(slug: string, time: number): number;
}

interface LiveLandingPorts {
  online: OnlineLandings;
  media: Pick<MediaLibrary, 'byIds'>;
  clock: Clock;
  revisions: Pick<RevisionWatch, 'on' | 'look'>;
}

/** The published pages, as last read from the database. */
interface Known {
  pages: readonly OnlineLanding[];
  bySlug: ReadonlyMap<string, OnlineLanding>;
  byId: ReadonlyMap<string, OnlineLanding>;
  pictures: ReadonlyMap<string, Picture>;
  /** A fingerprint of a page, to notice a change. */
  looks: ReadonlyMap<string, string>;
}

const NOTHING: Known = {
  pages: [],
  bySlug: new Map(),
  byId: new Map(),
  pictures: new Map(),
  looks: new Map(),
};

/** Caches the published pages in memory, so that an unknown address causes neither a query nor a rendering. */
export function createLiveLandings({ online, media, clock, revisions }: LiveLandingPorts): WatchedLandings {
  const listeners: Parameters<WatchedLandings['onChange']>[0][] = [];
  let known = NOTHING;

  revisions.on(['landing', 'media'], async () => {
    const before = known;
    const versions = new Map<string, StoredLandingVersion>();
    for (const page of before.pages)
      for (const [number, version] of page.versions) versions.set(`${page.id}/${number}`, version);
    const pages = await online.read(versions);
    const shown = pages.flatMap(shownPictures);
    const pictures = new Map(
      (await media.byIds([...new Set(shown)])).map((picture) => [picture.id, picture]),
    );
    known = knownOf(pages, pictures);
    const changed = changedIds(before, known);
    if (changed.size > 0) for (const act of listeners) act(slugsOf(changed, before, known), changed);
  });

  function shownAt(page: OnlineLanding | undefined, time: number): ShownLanding | undefined {
    const number = page && shownVersion(page, time);
    const version = number === undefined ? undefined : page?.versions.get(number);
    return page && version && { page, version };
  }

  return {
    bySlug(slug) {
      const page = known.bySlug.get(slug);
      const shown = shownAt(page, clock.now());
      return shown && page && page.slug !== slug ? { movedTo: page.slug } : shown;
    },
    byId: (id) => shownAt(known.byId.get(id), clock.now()),
    isKnown: (slug) => known.bySlug.has(slug),
    afterEnd(slug) {
      const page = known.bySlug.get(slug);
      if (!page || shownAt(page, clock.now()) || landingState(page, clock.now()) === 'scheduled')
        return undefined;
      const newest = page.versions.get(Math.max(...page.versions.keys()));
      const link = newest?.content.shared.afterEnd.trim() ?? '';
      return isHttpsLink(link) ? link : undefined;
    },
    all: () => known.pages.flatMap((page) => shownAt(page, clock.now()) ?? []),
    picturesOf: (content) => picturesOf(content).flatMap((id) => known.pictures.get(id) ?? []),
    testOf: ({ test }) => (test && testState(test, clock.now()) === 'running' ? test : undefined),
    refresh: revisions.look,
    onChange: (act) => void listeners.push(act),
    trueUntil(slug, time) {
      const page = known.bySlug.get(slug);
      const version = shownAt(page, time)?.version;
      const { releaseAt = null, event = undefined } = version?.content.shared ?? {};
      const moments = [
        ...(page ? comingChanges(page, time) : []),
        page?.test?.startsAt ?? null,
        page?.test?.endsAt ?? null,
        releaseAt,
        event?.startsAt ?? null,
        event?.startsAt ? nextAgencyDay(event.startsAt) : null,
      ];
      return Math.min(...moments.map((at) => (at !== null && at > time ? at : Number.POSITIVE_INFINITY)));
    },
    nextChange: (time) =>
      Math.min(Number.POSITIVE_INFINITY, ...known.pages.flatMap((page) => comingChanges(page, time))),
  };
}

function knownOf(pages: readonly OnlineLanding[], pictures: ReadonlyMap<string, Picture>): Known {
  const slugs = pages.flatMap((page) => [page.slug, ...page.oldSlugs].map((slug) => [slug, page] as const));
  const lookOf = ({ versions, ...page }: OnlineLanding) =>
    JSON.stringify([
      page,
      [...versions.keys()],
      shownPictures({ ...page, versions }).map((id) => factsOf(pictures.get(id))),
    ]);
  return {
    pages,
    pictures,
    bySlug: new Map(slugs),
    byId: new Map(pages.map((page) => [page.id, page])),
    looks: new Map(pages.map((page) => [page.id, lookOf(page)])),
  };
}

/** The pictures of all versions and of the test of a page. */
const shownPictures = ({ versions, test }: OnlineLanding): string[] => [
  ...[...versions.values()].flatMap(({ content }) => picturesOf(content)),
  ...(test?.change.field === 'picture' ? [test.change.picture] : []),
];

/** The fields of a picture that pages show. */
const factsOf = (picture: Picture | undefined) =>
  picture && [picture.state, picture.version, picture.deletedAt, picture.files.map(({ name }) => name)];

function changedIds(before: Known, after: Known): ReadonlySet<string> {
  const ids = new Set([...before.looks.keys(), ...after.looks.keys()]);
  return new Set([...ids].filter((id) => before.looks.get(id) !== after.looks.get(id)));
}

const slugsOf = (ids: ReadonlySet<string>, before: Known, after: Known): ReadonlySet<string> =>
  new Set(
    [...ids].flatMap((id) =>
      [before.byId.get(id), after.byId.get(id)].flatMap((page) =>
        page ? [page.slug, ...page.oldSlugs] : [],
      ),
    ),
  );
