import {
  type ContentFile,
  FilePlace,
  type FilePreview,
  type JudgedPlace,
} from '../../../contracts/content-file.ts';
import { changesBetween } from '../../../domain/content/changes.ts';
import { type ContentProblems, draftProblems } from '../../../domain/content/check.ts';
import { type ContentBody, type ContentPlace, placeName } from '../../../domain/content/content.ts';
import { unknownTexts, wholeTexts, withInternal } from '../../../domain/content/file-texts.ts';
import { isGuidePart, isPartKey, isWrittenPart } from '../../../domain/content/parts.ts';
import { isLocale } from '../../../domain/locale/locale.ts';
import type { Ports } from '../../ports/all-ports.ts';
import type { Draft } from '../../ports/documents.ts';
import { isGuide } from '../addresses/list-addresses.ts';
import { onlineAt, readVersions } from '../online-versions.ts';
import { pictureProblems } from '../publish-content.ts';
import { withTypography } from '../save-draft.ts';
import {
  type JudgedAddress,
  type JudgedGuide,
  judgeAddresses,
  judgeGuides,
  withTexts,
} from './judge-entries.ts';
import { type JudgedLanding, judgeLandings } from './judge-landings.ts';

/** A place of a file, judged; `draft` is what would be stored, absent for a refused place. */
export interface Judged {
  place: JudgedPlace;
  draft?: { place: ContentPlace; body: Pick<ContentBody, 'content' | 'fallback' | 'stamps'> };
  row?: Draft<ContentBody> | undefined;
}

/** What an import of a file would do, text by text and entry by entry. */
export interface JudgedFile {
  places: Judged[];
  guides: JudgedGuide[];
  addresses: JudgedAddress[];
  landings: JudgedLanding[];
}

/**
 * Compares each place of a file with what is stored: its draft, else what visitors read. Typography is put right as in every
 * draft, so that a text that differs by nothing else is the same.
 */
export async function judgeFile(ports: Ports, file: ContentFile): Promise<JudgedFile> {
  const { clock, contentStore, contentTexts } = ports;
  const snapshot = ports.content.now();
  const guides = judgeGuides(snapshot, file);
  const added = newIn(guides);
  const now = clock.now();
  const [drafts, read] = await Promise.all([contentStore.drafts(), readVersions(contentStore, now)]);
  const online = onlineAt(read, now);

  const judge = async (part: string, locale: string, value: unknown): Promise<Judged> => {
    const refused = (problems: ContentProblems): Judged => ({
      place: { part, locale, state: 'refused', problems, changes: [], hasDraft: false, draftVersion: 0 },
    });
    if (!isPartKey(part) || (isGuidePart(part) && !isGuide(ports, part) && !added.has(part)))
      return refused({ '': 'content_file_part' });
    if (!isLocale(locale)) return refused({ '': 'content_file_language' });
    const parsed = FilePlace.safeParse(value);
    if (!parsed.success) return refused({ '': 'content_file_place' });
    const place = { part, locale };
    const row = drafts.get(placeName(place));
    const latest = row?.draft ?? online.get(placeName(place));
    const standard = contentTexts.defaultOf(part, locale);
    const stored = latest?.content ?? standard;
    const strange = unknownTexts(part, parsed.data.content).map((name) => [name, 'content_file_field']);
    const { content } = withTypography(part, locale, withInternal(part, parsed.data.content, stored));
    const problems = {
      ...(await pictureProblems(ports, part, content)),
      ...draftProblems(part, content),
      ...Object.fromEntries(strange),
    };
    if (Object.keys(problems).length > 0) return refused(problems);
    const { fallback, stamps = latest?.stamps } = parsed.data;
    const isTranslation = isWrittenPart(part) && locale !== 'fr';
    const changes = changesBetween(
      { content: wholeTexts(part, stored, standard), fallback: latest?.fallback ?? 'none' },
      { content: wholeTexts(part, content, standard), fallback },
    );
    return {
      place: {
        ...{ part, locale, problems: {}, changes },
        state: changes.length === 0 ? 'same' : 'changed',
        hasDraft: Boolean(row?.draft),
        draftVersion: row?.version ?? 0,
      },
      draft: { place, body: { content, fallback, ...(isTranslation && stamps && { stamps }) } },
      row,
    };
  };

  const places: Judged[] = [];
  for (const [part, languages] of Object.entries(file.parts))
    for (const [locale, value] of Object.entries(languages)) places.push(await judge(part, locale, value));
  const filled = withTexts(guides, new Set(places.flatMap(({ draft }) => (draft ? [draft.place.part] : []))));
  return {
    ...{ places, guides: filled, addresses: judgeAddresses(snapshot, file, newIn(filled)) },
    landings: await judgeLandings(ports, file),
  };
}

const newIn = (guides: readonly JudgedGuide[]): ReadonlySet<string> =>
  new Set(guides.flatMap(({ entry }) => (entry.state === 'new' ? [entry.name] : [])));

/** Returns what an import of a file would change, part by part and language by language. Nothing is stored. */
export async function previewFile(
  ports: Ports,
  file: ContentFile,
  sentenceOf: (key: string) => string,
): Promise<FilePreview> {
  const { places, guides, addresses, landings } = await judgeFile(ports, file);
  const read = <Of extends { problems: ContentProblems }>(of: Of): Of => ({
    ...of,
    problems: Object.fromEntries(Object.entries(of.problems).map(([name, key]) => [name, sentenceOf(key)])),
  });
  return {
    places: places.map(({ place }) => read(place)),
    entries: [...guides, ...addresses, ...landings].map(({ entry }) => read(entry)),
  };
}
