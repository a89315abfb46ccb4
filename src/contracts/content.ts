import { z } from 'zod';
import { CONTENT_SCHEMA, fallbacks } from '../domain/content/content.ts';
import { MOST_BLOCKS } from '../domain/content/guide-parts.ts';
import { isPartKey, type PartKey } from '../domain/content/parts.ts';
import { staleKinds } from '../domain/content/stale.ts';
import { locales } from '../domain/locale/locale.ts';
import { abortWith } from '../domain/text/abort-with.ts';
import { typographyKinds } from '../domain/text/typography.ts';
import { Paging, pageOf } from './paging.ts';
import { version } from './settings/settings.ts';

/** The texts of the public site that the agency edits. `domain/content/parts.ts` declares the fields of each part. */

const locale = z.enum(locales);
/** A part, or a guide, which the agency may have added. Whether it exists is known to the use case. */
const part = z.string().max(64, abortWith()).refine(isPartKey) as unknown as z.ZodType<PartKey>;
const texts = z.record(z.string().max(64), z.string().max(4000, 'too_long'));

export const PartContent = z.object({
  schema: z.literal(CONTENT_SCHEMA),
  /** An empty text means the documented default. */
  fields: texts,
  items: z
    .array(z.object({ id: z.string().min(1).max(64), hidden: z.boolean(), fields: texts }))
    .max(MOST_BLOCKS)
    .readonly(),
});
export type PartContent = z.infer<typeof PartContent>;

/** Name or e-mail address of the account that saved it (null: a deleted account), and the time, ISO 8601 in UTC. */
const Saved = z.object({ by: z.string().nullable(), at: z.string() });

/** The French texts that a translation was said to be right for, by the keys of `domain/content/stale.ts`. */
export const stamps = z.record(z.string().max(80), z.string().max(16));

/** What changed in French since a translation was last said to be right. */
const StaleText = z.object({
  key: z.string(),
  kind: z.enum(staleKinds),
  /** The stamp with which the translation says that it is right for the French of now. */
  stamp: z.string(),
  /** The French text that the translation was right for. null: it is not stored, or there was none. */
  before: z.string().nullable(),
  /** The French text of now; null: it was removed. */
  after: z.string().nullable(),
  /** Who published the change (null: a deleted account), and when. */
  by: z.string().nullable(),
  at: z.string(),
});
export type StaleText = z.infer<typeof StaleText>;

/** A draft. `content` null: publishing it restores the documented default. */
const ContentDraft = Saved.extend({
  content: PartContent.nullable(),
  fallback: z.enum(fallbacks),
  stamps: stamps.optional(),
});
export type ContentDraft = z.infer<typeof ContentDraft>;

/** A published version. `content` null: the documented default. */
const ContentVersion = Saved.extend({
  number: z.int32(),
  content: PartContent.nullable(),
  fallback: z.enum(fallbacks),
  stamps: stamps.optional(),
  /** The moment from which it is online, ISO 8601 in UTC. Absent: since it was published. */
  startsAt: z.string().optional(),
});
export type ContentVersion = z.infer<typeof ContentVersion>;

/** State of a part in a language: never published, published, or with an unpublished draft. */
const contentStates = ['default', 'online', 'draft'] as const;

const LocaleState = z.object({
  locale,
  state: z.enum(contentStates),
  /**
   * Texts that the agency wrote in French and not in this language: `text`, `items.<id>.answer`, or `items.<id>`. Of a guide: the
   * texts and blocks that changed in French since, `title`, `items.<id>` or `items` (the order).
   */
  missing: z.array(z.string()),
  /** Whether the part shows nothing: no visible item, or in a part without items no text. */
  empty: z.boolean(),
  /** Grows with each change of the draft, also when it is discarded or published. 0: there has never been a draft. */
  draftVersion: version,
  online: Saved.extend({ number: z.int32() }).nullable(),
  /** The version that goes online at the moment `at`; until then `online` stays. null: none is scheduled. */
  scheduled: Saved.extend({ number: z.int32() }).nullable(),
  /** The start and the end of the period in which it is shown, ISO 8601 in UTC; null: the part has no period. */
  period: z.object({ startsAt: z.string().nullable(), endsAt: z.string().nullable() }).nullable(),
  /** That of the draft if there is one, else that of the online version. */
  fallback: z.enum(fallbacks),
});

/** `GET /api/content`: every part in every language. */
export const ContentList = z.object({
  parts: z.array(
    z.object({
      part,
      /** The French name of a guide that the agency added; null: the part is built in. */
      name: z.string().nullable(),
      locales: z.array(LocaleState),
    }),
  ),
});
export type ContentList = z.infer<typeof ContentList>;

/** A part in one language, with all its texts. */
export const ContentLocale = LocaleState.extend({
  /** The complete documented default. */
  default: PartContent,
  draft: ContentDraft.nullable(),
  /** The version that is online. */
  version: ContentVersion.nullable(),
  /** Of a guide: what `missing` names, with the French text then and now. */
  stale: z.array(StaleText),
});
export type ContentLocale = z.infer<typeof ContentLocale>;

/** `GET /api/content/{part}`: one entry per language. */
export const ContentDetail = z.object({ part, locales: z.array(ContentLocale) });
export type ContentDetail = z.infer<typeof ContentDetail>;

/** `PUT /api/content/{part}/draft`. `version` is the draft version that was read. */
export const DraftChange = z.object({
  locale,
  content: PartContent.nullable(),
  fallback: z.enum(fallbacks).default('none'),
  /** Of a guide's translation; in French, and of other parts, they are ignored. */
  stamps: stamps.default({}),
  version,
});
export type DraftChange = z.infer<typeof DraftChange>;

/** `POST /api/content/{part}/items`: the texts of a new item, such as a question. */
export const NewItem = z.object({ locale, fields: texts });
export type NewItem = z.infer<typeof NewItem>;

/** Where it is: in the draft of the part, or an item that has the same text already. */
export const AddedItem = z.object({ part: z.string(), locale, item: z.string() });
export type AddedItem = z.infer<typeof AddedItem>;

/** The corrections of typography, for each field (`text`, `items.<id>.answer`). */
export const TypographyNote = z.object({
  field: z.string(),
  changes: z.array(z.object({ kind: z.enum(typographyKinds), count: z.int() })),
});
export type TypographyNote = z.infer<typeof TypographyNote>;

export const DraftSaved = z.object({ locale: ContentLocale, typography: z.array(TypographyNote) });
export type DraftSaved = z.infer<typeof DraftSaved>;

/** `DELETE /api/content/{part}/draft`: in the query, since a DELETE has no body. */
export const DraftQuery = z.object({ locale, version: z.coerce.number().pipe(version) });

/** `POST /api/content/{part}/publish`: with the draft version that the editor saw. */
export const ContentPublication = z.object({
  locale,
  draftVersion: version,
  /** Of a French guide: its changed texts that have no effect on translations: `title`, `items.<id>`. */
  silent: z
    .array(z.string().max(80))
    .max(MOST_BLOCKS + 100)
    .default([]),
  /** Whether the page gets a new day of change: not for a spelling fix. */
  substantive: z.boolean().default(true),
  /** The minute from which it is online, in the agency's time: `2026-12-04T18:00`. null: at once. */
  startsAt: z.string().max(16).nullable().default(null),
});

/** `DELETE /api/content/{part}/schedule`: with the number of the scheduled version that the editor saw. */
export const ScheduleQuery = z.object({ locale, number: z.coerce.number().pipe(z.int32().min(1)) });

/** `GET /api/content/{part}/versions`: the newest first. */
export const VersionsQuery = Paging.extend({ locale });

/** A text before and after. `field` is `text`, `items.<id>.answer`, `items.<id>.hidden`, `items` (the order) or `fallback`. */
export const ContentChange = z.object({
  field: z.string(),
  /** null: it did not exist (a new item). */
  before: z.string().nullable(),
  /** null: it no longer exists (a removed item). */
  after: z.string().nullable(),
});
export type ContentChange = z.infer<typeof ContentChange>;

/** A version, with its differences from the previous one, or from the default. */
export const ListedVersion = ContentVersion.extend({ changes: z.array(ContentChange) });
export const VersionsPage = pageOf(ListedVersion);
export type VersionsPage = z.infer<typeof VersionsPage>;

/** `POST /api/content/{part}/restore`: version `number` becomes the draft and replaces draft version `version`. */
export const ContentRestoration = z.object({ locale, number: z.int32().min(1), version });

/** `POST /api/content/preview`. */
export const PreviewRequest = z.object({ part, locale });

/** A code that opens the previews of a draft. */
export const PreviewCode = z.object({
  code: z.string(),
  expiresAt: z.string(),
  /** Addresses of the previews, in the order of the part's pages. */
  addresses: z.array(z.object({ page: z.string(), address: z.string() })),
});
export type PreviewCode = z.infer<typeof PreviewCode>;

/** Response of `DELETE /api/content/{part}/draft`, of a publication and of a restore: the new state of the language. */
export const ContentLocaleAnswer = z.object({ locale: ContentLocale });
export type ContentLocaleAnswer = z.infer<typeof ContentLocaleAnswer>;
