import { type ContentFile, FileLanding, type JudgedEntry } from '../../../contracts/content-file.ts';
import type { ContentProblems } from '../../../domain/content/check.ts';
import { stampOf } from '../../../domain/content/stale.ts';
import { changedPaths } from '../../../domain/documents/changes.ts';
import { mapValues } from '../../../domain/documents/map-values.ts';
import { placesIn } from '../../../domain/documents/places.ts';
import { emptyOf } from '../../../domain/documents/values.ts';
import { languagesOf, picturesOf, titleOf } from '../../../domain/landing/landing-content.ts';
import {
  type LandingContent,
  type LandingTemplate,
  type LandingTexts,
  landingFields,
} from '../../../domain/landing/landing-page.ts';
import { tidyContent } from '../../../domain/landing/tidy-content.ts';
import { locales } from '../../../domain/locale/locale.ts';
import type { Ports } from '../../ports/all-ports.ts';
import type { StoredLanding } from '../../ports/landing/landing.ts';

/** The draft that an import would store; `stored` absent: the page does not exist here. */
export interface LandingDraft {
  id: string;
  content: LandingContent;
  template: LandingTemplate;
  stored?: StoredLanding | undefined;
}
export type JudgedLanding = { entry: JudgedEntry; draft?: LandingDraft };

/** Returns the landing pages that are online now, as visitors read them, with every marketing tag switched off. */
export const landingsFor = ({ liveLandings }: Pick<Ports, 'liveLandings'>): FileLanding[] =>
  liveLandings
    .all()
    .filter(({ page }) => !page.demo)
    .map(({ page: { id, slug }, version: { template, content } }) => ({
      ...{ id, slug, template },
      content: withTags(content, NO_TAGS),
    }))
    .sort((one, other) => one.slug.localeCompare(other.slug));

const NO_TAGS = emptyOf(landingFields.shared).tags;
const withTags = (content: LandingContent, tags: LandingContent['shared']['tags']): LandingContent => ({
  ...content,
  shared: { ...content.shared, tags },
});

/**
 * Judges the landing pages of a file against their drafts: they have the same id on every site. Marketing tags are those of the
 * stored page, or off, and a picture that the library lacks leaves the place as it is stored, or empty.
 */
export async function judgeLandings(ports: Ports, file: ContentFile): Promise<JudgedLanding[]> {
  const met = new Set<string>();
  const judge = async (value: unknown, index: number): Promise<JudgedLanding> => {
    const parsed = FileLanding.safeParse(value);
    const name = parsed.data?.id ?? landingName(value, index);
    const refused = (problems: ContentProblems): JudgedLanding => ({
      entry: {
        ...{ kind: 'landing', name, title: parsed.data ? titleOf(parsed.data.content) : name },
        ...{ state: 'refused', problems, changes: [], asks: false, seen: '', lacking: 0 },
      },
    });
    if (!parsed.success) return refused(problemsIn(parsed.error.issues));
    if (met.has(name)) return refused({ '': 'content_file_twice' });
    met.add(name);
    const stored = await ports.landings.byId(name);
    if (stored && stored.deletedAt !== null) return refused({ '': 'content_file_deleted' });
    const { template } = parsed.data;
    const given = withTags(parsed.data.content, stored?.content.shared.tags ?? NO_TAGS);
    const ready = new Set(
      (await ports.media.byIds(picturesOf(given)))
        .filter(({ state, deletedAt }) => state === 'ready' && deletedAt === null)
        .map(({ id }) => id),
    );
    const content = tidyContent({
      ...given,
      shared: withPictures(given.shared, stored?.content.shared, ready),
    });
    const changes = stored ? changedFields(stored, { content, template }) : [];
    const state = !stored ? 'new' : changes.length === 0 ? 'same' : 'changed';
    return {
      entry: {
        ...{ kind: 'landing', name, title: titleOf(content), state, problems: {} },
        changes: changes.map((field) => ({
          field,
          before: wordsAt(stored?.content, field),
          after: wordsAt(content, field),
        })),
        // A draft that is not published yet is replaced only by choice.
        asks: stored !== undefined && stored.publishedDraft !== stored.version,
        seen: stampOf(String(stored?.version ?? '')),
        lacking: picturesOf(given).filter((id) => !ready.has(id)).length,
      },
      ...(state !== 'same' && { draft: { id: name, content, template, stored } }),
    };
  };
  const judged: JudgedLanding[] = [];
  for (const [index, value] of file.landings.entries()) judged.push(await judge(value, index));
  return judged;
}

/** Names a landing page of a file that has no form: by its id, or by its place. */
export function landingName(value: unknown, index: number): string {
  const id =
    typeof value === 'object' && value !== null ? (value as Record<string, unknown>)['id'] : undefined;
  return typeof id === 'string' && id !== '' ? id.slice(0, 200) : `landing ${index + 1}`;
}

const changedFields = (
  stored: StoredLanding,
  { content, template }: Pick<LandingDraft, 'content' | 'template'>,
): string[] => {
  const texts = (of: LandingContent, locale: (typeof locales)[number]): Partial<LandingTexts> =>
    of.texts[locale] ?? {};
  return [
    ...(stored.template === template ? [] : ['template']),
    ...changedPaths(landingFields.shared, stored.content.shared, content.shared, 'shared'),
    ...locales.flatMap((locale) =>
      changedPaths(
        landingFields.texts,
        texts(stored.content, locale),
        texts(content, locale),
        `texts.${locale}`,
      ),
    ),
    // A language without any text is a difference too.
    ...locales
      .filter(
        (locale) => languagesOf(stored.content).includes(locale) !== languagesOf(content).includes(locale),
      )
      .map((locale) => `texts.${locale}`),
  ].filter((path, index, paths) => !paths.slice(0, index).some((one) => one.startsWith(`${path}.`)));
};

/** Returns the words at a path of a content; null: there are none, such as for a list, a moment or a picture. */
function wordsAt(content: LandingContent | undefined, path: string): string | null {
  if (!content) return null;
  const places = [
    ...placesIn(landingFields.shared, content.shared, 'shared'),
    ...languagesOf(content).flatMap((locale) =>
      placesIn(landingFields.texts, content.texts[locale] ?? {}, `texts.${locale}`),
    ),
  ];
  const value = places.find((place) => place.path === path && place.field.kind !== 'picture')?.value;
  return typeof value === 'string' ? value : null;
}

/** Returns shared fields with the pictures that the library has; in place of another, the stored one of the same place, or none. */
function withPictures(
  given: LandingContent['shared'],
  stored: LandingContent['shared'] | undefined,
  ready: ReadonlySet<string>,
): LandingContent['shared'] {
  const places = stored ? placesIn(landingFields.shared, stored) : [];
  const before = new Map(places.map(({ path, value }) => [path, value]));
  return mapValues(landingFields.shared, given, ({ kind }, value, path) =>
    kind !== 'picture' || value === null || ready.has(String(value)) ? value : (before.get(path) ?? null),
  );
}

/** The most problems of one page that a preview names. */
const MOST_PROBLEMS = 10;

/** Returns the problems of a page that is none, by the path of the value; the messages of the schema are keys, or zod's own. */
const problemsIn = (issues: readonly { path: readonly PropertyKey[]; message: string }[]): ContentProblems =>
  Object.fromEntries(
    issues
      .slice(0, MOST_PROBLEMS)
      .map(({ path, message }) => [
        path.map(String).join('.').slice(0, 200),
        /^[a-z_]+$/.test(message) ? message : 'content_file_entry',
      ]),
  );
