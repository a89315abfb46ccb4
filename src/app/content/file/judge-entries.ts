import {
  type ContentFile,
  FileAddress,
  FileGuide,
  FilePlace,
  type JudgedEntry,
} from '../../../contracts/content-file.ts';
import type { ContentProblems } from '../../../domain/content/check.ts';
import type { ContentSnapshot } from '../../../domain/content/content.ts';
import {
  type FormerAddress,
  guidesOf,
  NO_ADDRESSES,
  shownGuides,
} from '../../../domain/content/site-addresses.ts';
import { stampOf } from '../../../domain/content/stale.ts';
import { type AddedGuide, withPlaces } from '../../../domain/guide/added-guide.ts';
import { isBuiltIn, isGuideSlug } from '../../../domain/guide/guides.ts';
import { isShownPage } from '../../../domain/site-map/shown-pages.ts';
import { isAddress, isReserved, isTaken } from '../../../domain/site-map/taken-addresses.ts';
import type { Swap } from '../../ports/content.ts';
import { MOST, withoutEnd } from '../addresses/move-address.ts';
import { landingName } from './judge-landings.ts';

/** A guide or an address of a file, judged; `swap` is what an import would change, absent for one that it cannot or need not. */
export type JudgedGuide = { entry: JudgedEntry; swap?: Swap<AddedGuide> };
export type JudgedAddress = { entry: JudgedEntry; swap?: Swap<Omit<FormerAddress, 'at'>> };

type Kind = JudgedEntry['kind'];
const refused = (kind: Kind, name: string, problems: ContentProblems): { entry: JudgedEntry } => ({
  entry: {
    kind,
    name,
    title: '',
    state: 'refused',
    problems,
    changes: [],
    asks: false,
    seen: '',
    lacking: 0,
  },
});

/** Names an entry that has no form: by the text that should name it, or by its place in the file. */
function nameIn(value: unknown, key: 'slug' | 'path', index: number): string {
  const named: unknown =
    typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined;
  const name = typeof named === 'string' ? named.trim().slice(0, 200) : '';
  return name === '' ? `${key} ${index + 1}` : name;
}

const choicesOf = ({ category, difficulty, metrics, follows }: AddedGuide) => ({
  category,
  difficulty,
  metrics: metrics.join(' '),
  follows: follows ?? '',
});

/** The French title that a file gives a guide; empty: none. */
function titleIn({ parts }: ContentFile, slug: string): string {
  const { data } = FilePlace.safeParse(parts[slug]?.['fr']);
  return data?.content.fields['title'] ?? '';
}

/** Whether a file withdraws a guide, by its address. */
const withdrawnIn = ({ addresses }: ContentFile, slug: string): boolean =>
  addresses.some((value) => FileAddress.safeParse(value).data?.path === `/${slug}`);

/** Judges the added guides of a file: each is new, has other choices, is the same, or is refused with its reasons. */
export function judgeGuides(snapshot: ContentSnapshot, file: ContentFile): JudgedGuide[] {
  const { addresses: stored = NO_ADDRESSES } = snapshot;
  const given = file.guides.map((value) => FileGuide.safeParse(value));
  const isKnown = (slug: string) =>
    guidesOf(snapshot).some((guide) => guide.slug === slug) || given.some(({ data }) => data?.slug === slug);
  const met = new Set<string>();
  const placed = withPlaces(stored.guides);

  const judge = (value: unknown, index: number): JudgedGuide => {
    const parsed = given[index];
    const name = nameIn(value, 'slug', index);
    if (!parsed?.success) return refused('guide', name, { '': 'content_file_entry' });
    const guide = parsed.data;
    const { slug, follows } = guide;
    if (met.has(slug)) return refused('guide', name, { '': 'content_file_twice' });
    met.add(slug);
    if (!isGuideSlug(slug)) return refused('guide', name, { slug: 'guide_address' });
    const before = stored.guides.find((one) => one.slug === slug) ?? null;
    // A guide may come with its withdrawal, also after this alone was imported.
    const former = stored.former.some(({ path }) => path === `/${slug}`);
    const isFree = former ? withdrawnIn(file, slug) && !isReserved(`/${slug}`) : !isTaken(`/${slug}`, stored);
    if (isBuiltIn(slug) || (!before && !isFree))
      return refused('guide', name, { slug: 'content_file_taken' });
    if (follows !== null && (follows === slug || !isKnown(follows)))
      return refused('guide', name, { follows: 'guide_unknown' });
    const shown = placed.find((one) => one.slug === slug);
    const [was, will] = [shown && choicesOf(shown), choicesOf(guide)];
    const changes = (Object.keys(will) as (keyof typeof will)[])
      .filter((field) => was?.[field] !== will[field])
      .map((field) => ({ field, before: was?.[field] ?? null, after: will[field] }));
    const state = !before ? 'new' : changes.length === 0 ? 'same' : 'changed';
    return {
      entry: {
        ...{ kind: 'guide', name: slug, state, problems: {}, changes, asks: before !== null },
        ...{ title: titleIn(file, slug), seen: stampOf(JSON.stringify(was ?? null)), lacking: 0 },
      },
      ...(state !== 'same' && { swap: { before, after: guide } }),
    };
  };
  return file.guides.map(judge);
}

/**
 * Refuses the new guides of which no text can be imported: nothing would be there to publish.
 * @param withText the guides of which a text of the file can be imported
 */
export const withTexts = (guides: readonly JudgedGuide[], withText: ReadonlySet<string>): JudgedGuide[] =>
  guides.map((guide) =>
    guide.entry.state === 'new' && !withText.has(guide.entry.name)
      ? refused('guide', guide.entry.name, { '': 'content_file_guide' })
      : guide,
  );

/**
 * Judges the redirects of a file, with those that are stored: an address of a page, a target that is none, and a loop through
 * any of them are refused. The end of the chain counts, through other redirects of the file.
 * @param added the slugs of the new guides of the file that can be imported
 */
export function judgeAddresses(
  snapshot: ContentSnapshot,
  file: ContentFile,
  added: ReadonlySet<string>,
): JudgedAddress[] {
  const { addresses: stored = NO_ADDRESSES } = snapshot;
  const given = file.addresses.map((value) => {
    const { data } = FileAddress.safeParse(value);
    return data && { path: withoutEnd(data.path), target: withoutEnd(data.target) };
  });
  const own = new Map(stored.former.map(({ path, target }) => [path, target]));
  const ends = new Map([...own, ...given.flatMap((one) => (one ? [[one.path, one.target] as const] : []))]);
  const isGuideAt = (path: string) =>
    added.has(path.slice(1)) || guidesOf(snapshot).some(({ slug }) => `/${slug}` === path);

  /** Returns what is wrong with an address itself. */
  const problemOf = (path: string): ContentProblems | undefined => {
    if (own.has(path)) return undefined;
    if (!isAddress(path)) return { path: 'address_form' };
    return isGuideAt(path) || !isTaken(path, stored) ? undefined : { path: 'content_file_taken' };
  };
  const known = new Map<string, ContentProblems | null>();
  /** Returns what is wrong with an address, or with its target, each judged once. */
  const judged = (path: string): ContentProblems | undefined => {
    const before = known.get(path);
    if (before !== undefined) return before ?? undefined;
    // While it is judged, an address that comes back to it goes in a circle.
    known.set(path, { target: 'content_file_loop' });
    const target = ends.get(path) ?? '';
    const problem = problemOf(path) ?? targetProblem(target);
    known.set(path, problem ?? null);
    return problem;
  };
  const targetProblem = (target: string): ContentProblems | undefined => {
    if (!ends.has(target))
      return isShownPage(snapshot, target) ? undefined : { target: 'content_file_target' };
    const next = judged(target);
    return (
      next && { target: next['target'] === 'content_file_loop' ? 'content_file_loop' : 'content_file_target' }
    );
  };

  const met = new Set<string>();
  let places = MOST - own.size;
  let guidesLeft = shownGuides(snapshot, 'fr').length;
  return given.map((address, index): JudgedAddress => {
    const value = file.addresses[index];
    if (!address) return refused('address', nameIn(value, 'path', index), { '': 'content_file_entry' });
    const { path, target } = address;
    const name = path.slice(0, 200);
    if (met.has(path)) return refused('address', name, { '': 'content_file_twice' });
    met.add(path);
    const was = own.get(path);
    const entry = {
      ...{ kind: 'address' as const, name, title: '', problems: {} },
      ...{ seen: stampOf(was ?? ''), lacking: 0 },
    } as const;
    if (was === target) return { entry: { ...entry, state: 'same', changes: [], asks: false } };
    const problem = judged(path);
    if (problem) return refused('address', name, problem);
    const isShown = isShownPage(snapshot, path);
    if (was === undefined && places <= 0) return refused('address', name, { path: 'address_many' });
    if (isShown && shownGuides(snapshot, 'fr').some(({ slug }) => `/${slug}` === path)) {
      if (guidesLeft === 1) return refused('address', name, { path: 'guide_last' });
      guidesLeft -= 1;
    }
    if (was === undefined) places -= 1;
    const changes = [{ field: 'target', before: was ?? null, after: target }];
    return {
      entry: {
        ...entry,
        state: was === undefined ? 'new' : 'changed',
        changes,
        asks: isShown || was !== undefined,
      },
      swap: { before: was === undefined ? null : { path, target: was }, after: { path, target } },
    };
  });
}

/** Returns a file with the chosen entries alone: a redirect then leads only to another that is chosen too. */
export function chosenOf(
  file: ContentFile,
  entries: readonly Pick<JudgedEntry, 'kind' | 'name'>[],
): ContentFile {
  const chosen = new Set(entries.map(({ kind, name }) => `${kind} ${name}`));
  const isChosen = (kind: Kind, name: string) => chosen.has(`${kind} ${name}`);
  return {
    ...file,
    guides: file.guides.filter((value, index) => isChosen('guide', nameIn(value, 'slug', index))),
    addresses: file.addresses.filter((value, index) =>
      isChosen('address', withoutEnd(nameIn(value, 'path', index))),
    ),
    landings: file.landings.filter((value, index) => isChosen('landing', landingName(value, index))),
  };
}
