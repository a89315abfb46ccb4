import { z } from 'zod';
import { CONTENT_SCHEMA, fallbacks } from '../domain/content/content.ts';
import { partKeys } from '../domain/content/parts.ts';
import { locales } from '../domain/locale/locale.ts';
import { typographyKinds } from '../domain/text/typography.ts';
import { Paging, pageOf } from './paging.ts';
import { version } from './settings/settings.ts';

/** The texts of the public site that the agency edits. Which fields a part has stands in `domain/content/parts.ts`. */

const locale = z.enum(locales);
const texts = z.record(z.string().max(64), z.string().max(4000, 'too_long'));

export const PartContent = z.object({
  schema: z.literal(CONTENT_SCHEMA),
  /** An empty text stands for the documented default. */
  fields: texts,
  items: z
    .array(z.object({ id: z.string().min(1).max(64), hidden: z.boolean(), fields: texts }))
    .max(100)
    .readonly(),
});
export type PartContent = z.infer<typeof PartContent>;

/** The account that saved it (its address; null: the account was removed), and the moment. */
const Saved = z.object({ by: z.string().nullable(), at: z.string() });

/** A draft. `content` null: publishing it brings the documented default back. */
const ContentDraft = Saved.extend({
  content: PartContent.nullable(),
  fallback: z.enum(fallbacks),
});
export type ContentDraft = z.infer<typeof ContentDraft>;

/** A published version. `content` null: the documented default. */
const ContentVersion = Saved.extend({
  number: z.int32(),
  content: PartContent.nullable(),
  fallback: z.enum(fallbacks),
});
export type ContentVersion = z.infer<typeof ContentVersion>;

/** State of a part in a language: never published, published, or with a draft that waits. */
const contentStates = ['default', 'online', 'draft'] as const;

const LocaleState = z.object({
  locale,
  state: z.enum(contentStates),
  /** Texts that French has of its own and that this language lacks: `text`, `items.<id>.answer`, or `items.<id>`. */
  missing: z.array(z.string()),
  /** Whether the part shows nothing: no visible item, or in a part without items no text. */
  empty: z.boolean(),
  /** Grows with each change of the draft, also when it is discarded or published. 0: there never was one. */
  draftVersion: version,
  online: Saved.extend({ number: z.int32() }).nullable(),
  /** The moments from which and until which it is shown, ISO 8601 in UTC; null: no part of it is limited. */
  period: z.object({ startsAt: z.string().nullable(), endsAt: z.string().nullable() }).nullable(),
  /** Of the draft, where there is one, else of the online version. */
  fallback: z.enum(fallbacks),
});

/** `GET /api/content`: every part in every language. */
export const ContentList = z.object({
  parts: z.array(z.object({ part: z.enum(partKeys), locales: z.array(LocaleState) })),
});
export type ContentList = z.infer<typeof ContentList>;

/** A part in one language, with all its texts. */
export const ContentLocale = LocaleState.extend({
  /** The documented default, whole. */
  default: PartContent,
  draft: ContentDraft.nullable(),
  /** The version that is online. */
  version: ContentVersion.nullable(),
});
export type ContentLocale = z.infer<typeof ContentLocale>;

/** `GET /api/content/{part}`: one entry a language. */
export const ContentDetail = z.object({ part: z.enum(partKeys), locales: z.array(ContentLocale) });
export type ContentDetail = z.infer<typeof ContentDetail>;

/** `PUT /api/content/{part}/draft`. `version` is the draft version that was read. */
export const DraftChange = z.object({
  locale,
  content: PartContent.nullable(),
  fallback: z.enum(fallbacks).default('none'),
  version,
});
export type DraftChange = z.infer<typeof DraftChange>;

/** The corrections of typography, for each field (`text`, `items.<id>.answer`). */
export const TypographyNote = z.object({
  field: z.string(),
  changes: z.array(z.object({ kind: z.enum(typographyKinds), count: z.int() })),
});
export type TypographyNote = z.infer<typeof TypographyNote>;

export const DraftSaved = z.object({ locale: ContentLocale, typography: z.array(TypographyNote) });
export type DraftSaved = z.infer<typeof DraftSaved>;

/** `DELETE /api/content/{part}/draft`: as query, since a DELETE has no body. */
export const DraftQuery = z.object({ locale, version: z.coerce.number().pipe(version) });

/** `POST /api/content/{part}/publish`: with the draft version that was looked at. */
export const ContentPublication = z.object({ locale, draftVersion: version });

/** `GET /api/content/{part}/versions`: the newest first. */
export const VersionsQuery = Paging.extend({ locale });

/** A text before and after. `field` is `text`, `items.<id>.answer`, `items.<id>.hidden`, `items` (the order) or `fallback`. */
export const ContentChange = z.object({
  field: z.string(),
  /** null: not there (a new item). */
  before: z.string().nullable(),
  /** null: no longer there (a removed item). */
  after: z.string().nullable(),
});
export type ContentChange = z.infer<typeof ContentChange>;

/** A version, with its changes to the one before it, or to the default. */
export const ListedVersion = ContentVersion.extend({ changes: z.array(ContentChange) });
export const VersionsPage = pageOf(ListedVersion);
export type VersionsPage = z.infer<typeof VersionsPage>;

/** `POST /api/content/{part}/restore`: version `number` becomes the draft, in place of draft version `version`. */
export const ContentRestoration = z.object({ locale, number: z.int32().min(1), version });

/** `POST /api/content/preview`. */
export const PreviewRequest = z.object({ part: z.enum(partKeys), locale });

/** `address` is that of the first page of the part with its draft, for a frame; other pages stand in `addresses`. */
export const PreviewCode = z.object({
  code: z.string(),
  expiresAt: z.string(),
  /** Addresses of the previews, in the order of the part's pages. */
  addresses: z.array(z.object({ page: z.string(), address: z.string() })),
});
export type PreviewCode = z.infer<typeof PreviewCode>;

/** `DELETE /api/content/{part}/draft`, publication and restoration answer with the language as it is now. */
export const ContentLocaleAnswer = z.object({ locale: ContentLocale });
export type ContentLocaleAnswer = z.infer<typeof ContentLocaleAnswer>;
