import { z } from 'zod';
import { fallbacks } from '../domain/content/content.ts';
import { landingTemplates } from '../domain/landing/landing-page.ts';
import { locales } from '../domain/locale/locale.ts';
import { abortWith } from '../domain/text/abort-with.ts';
import { ContentChange, PartContent, stamps } from './content.ts';
import { LandingContent } from './landing/landing-content.ts';
import { version } from './settings/settings.ts';
import { GuideChoices, MovedAddress, NewGuide } from './site-addresses.ts';

/** All texts of the site as one file, and its import. */

/** Version of the file's shape. The first one had only parts, and is still read. */
export const FILE_SCHEMA = 2;
/** The most guides, addresses or landing pages that a file may have. */
const MOST_ENTRIES = 1000;

/** A part in one language: the texts that visitors read, without what only the back office shows. */
export const FilePlace = z.object({
  content: PartContent,
  fallback: z.enum(fallbacks).default('none'),
  stamps: stamps.optional(),
});
export type FilePlace = z.infer<typeof FilePlace>;

/** A guide that the agency added, as the file has it; its texts are among the parts. */
export const FileGuide = GuideChoices.extend({ slug: NewGuide.shape.slug });
/** A former address, or that of a withdrawn guide, and the page to which it redirects. */
export const FileAddress = MovedAddress;

/**
 * A landing page as visitors read it, without tokens, tags, counts and fans. Its id is the same on every site, so that an import
 * finds it again. Its pictures are named by their ids; its slug is only for readers, since it is chosen when it is published.
 */
export const FileLanding = z.object({
  id: z.uuid(),
  slug: z.string().max(200).default(''),
  template: z.enum(landingTemplates),
  content: LandingContent,
});
export type FileLanding = z.infer<typeof FileLanding>;

/** Judged one by one, so that a wrong one is named. */
const entries = z.array(z.unknown()).max(MOST_ENTRIES, 'content_file_many').default([]);

/** `GET /api/content/file`. What it has is not judged here: the preview says of each text and entry what is wrong with it. */
export const ContentFile = z.object({
  schema: z.literal([1, FILE_SCHEMA], abortWith('content_file')),
  /** When it was written, ISO 8601 in UTC. */
  exportedAt: z.string().max(40).default(''),
  /** By part, then by language. */
  parts: z.record(z.string().max(64), z.record(z.string().max(8), z.unknown())),
  /** Each a `FileGuide`, in the order in which they were added. */
  guides: entries,
  /** Each a `FileAddress`. */
  addresses: entries,
  /** Each a `FileLanding`. */
  landings: entries,
});
export type ContentFile = z.infer<typeof ContentFile>;

export const fileStates = ['same', 'changed', 'refused'] as const;

const JudgedPlace = z.object({
  /** As the file names them: a refused one may not exist. */
  part: z.string(),
  locale: z.string(),
  state: z.enum(fileStates),
  /** Fields (`title`, `items.<id>.text`; the empty name: the whole text) with their sentences. */
  problems: z.record(z.string(), z.string()),
  /** What the draft would change of the draft of now, or of what visitors read. */
  changes: z.array(ContentChange),
  /** Whether the part has a draft in this language, which the import would replace. */
  hasDraft: z.boolean(),
  draftVersion: version,
});
export type JudgedPlace = z.infer<typeof JudgedPlace>;

export const entryKinds = ['guide', 'address', 'landing'] as const;
const entryName = z.string().max(200);
/** What an entry is judged against: an import is refused when it has changed since. */
const seen = z.string().max(16);

/** A guide (by its slug), an address (by its path) or a landing page (by its id) of the file. */
const JudgedEntry = z.object({
  kind: z.enum(entryKinds),
  /** As the file names it; of one without a name, its place in the file. */
  name: z.string(),
  /** Of a guide or landing page; empty: it has none. */
  title: z.string(),
  state: z.enum(['new', ...fileStates]),
  problems: z.record(z.string(), z.string()),
  changes: z.array(ContentChange),
  /**
   * Whether visitors would at once see less or something else than now, or a draft would be replaced: it is imported only by
   * choice. `changes` of a landing page have the words of texts and links, and name other fields.
   */
  asks: z.boolean(),
  seen,
  /** The pictures of a landing page that this site lacks: their places stay as they are, or empty. */
  lacking: z.int32().min(0),
});
export type JudgedEntry = z.infer<typeof JudgedEntry>;

/** `POST /api/content/file/preview`. The places of a guide that is new are imported with it. */
export const FilePreview = z.object({ places: z.array(JudgedPlace), entries: z.array(JudgedEntry) });
export type FilePreview = z.infer<typeof FilePreview>;

const FileEntry = z.object({ kind: z.enum(entryKinds), name: entryName });

/**
 * `POST /api/content/file`: the file, the places of it that become drafts, each with the draft version that was seen, and the
 * guides, addresses and landing pages that are taken over. One place or entry at least.
 */
export const FileImport = z.object({
  file: ContentFile,
  places: z
    .array(z.object({ part: z.string().max(64), locale: z.enum(locales), draftVersion: version }))
    .max(1000),
  entries: z
    .array(FileEntry.extend({ seen }))
    .max(3 * MOST_ENTRIES)
    .default([]),
});
export type FileImport = z.infer<typeof FileImport>;

const ImportedFile = z.object({
  id: z.string(),
  /** Name or e-mail address of the account that imported it; null: a deleted account. */
  by: z.string().nullable(),
  at: z.string(),
  /** The drafts that were not changed or published since. */
  places: z.array(z.object({ part: z.string(), locale: z.enum(locales) })),
  /** What is still as it left it. An added guide or landing page that was changed or published stays. */
  entries: z.array(FileEntry.extend({ title: z.string() })),
});

/** `GET /api/content/imports`: the imports that can be undone, the newest first. */
export const ImportList = z.object({ imports: z.array(ImportedFile) });
export type ImportList = z.infer<typeof ImportList>;
