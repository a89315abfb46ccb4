import { z } from 'zod';
import { fallbacks } from '../domain/content/content.ts';
import { locales } from '../domain/locale/locale.ts';
import { abortWith } from '../domain/text/abort-with.ts';
import { ContentChange, PartContent, stamps } from './content.ts';
import { version } from './settings/settings.ts';

/** All texts of the site as one file, and its import. */

/** Version of the file's shape. */
export const FILE_SCHEMA = 1;

/** A part in one language: the texts that visitors read, without what only the back office shows. */
export const FilePlace = z.object({
  content: PartContent,
  fallback: z.enum(fallbacks).default('none'),
  stamps: stamps.optional(),
});
export type FilePlace = z.infer<typeof FilePlace>;

/** `GET /api/content/file`. The places are not judged here: the preview says of each what is wrong with it. */
export const ContentFile = z.object({
  schema: z.literal(FILE_SCHEMA, abortWith('content_file')),
  /** When it was written, ISO 8601 in UTC. */
  exportedAt: z.string().max(40).default(''),
  /** By part, then by language. */
  parts: z.record(z.string().max(64), z.record(z.string().max(8), z.unknown())),
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

/** `POST /api/content/file/preview`. */
export const FilePreview = z.object({ places: z.array(JudgedPlace) });
export type FilePreview = z.infer<typeof FilePreview>;

/** `POST /api/content/file`: the file, and the places of it that become drafts, each with the draft version that was seen. */
export const FileImport = z.object({
  file: ContentFile,
  places: z
    .array(z.object({ part: z.string().max(64), locale: z.enum(locales), draftVersion: version }))
    .min(1)
    .max(1000),
});
export type FileImport = z.infer<typeof FileImport>;

const ImportedFile = z.object({
  id: z.string(),
  /** Name or e-mail address of the account that imported it; null: a deleted account. */
  by: z.string().nullable(),
  at: z.string(),
  /** The drafts that nobody has changed or published since. */
  places: z.array(z.object({ part: z.string(), locale: z.enum(locales) })),
});

/** `GET /api/content/imports`: the imports that can be undone, the newest first. */
export const ImportList = z.object({ imports: z.array(ImportedFile) });
export type ImportList = z.infer<typeof ImportList>;
