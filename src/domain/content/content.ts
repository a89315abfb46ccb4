import type { AddedGuide } from '../guide/added-guide.ts';
import type { SourceDays } from '../guide/source-days.ts';
import type { Locale } from '../locale/locale.ts';
import type { PartKey } from './parts.ts';

/** Version of the stored shape of content. */
export const CONTENT_SCHEMA = 1;

/** An item of a list. Its id does not change with its place or its texts. */
export interface ContentItem {
  id: string;
  hidden: boolean;
  /** Texts by key of the field; a key that is missing counts as empty. */
  fields: Readonly<Record<string, string>>;
}

/** The whole text of a part in one language. */
export interface PartContent {
  schema: typeof CONTENT_SCHEMA;
  /** Texts by key of the field; a key that is missing counts as empty, which means: the documented default. */
  fields: Readonly<Record<string, string>>;
  /** Empty for a part without items. */
  items: readonly ContentItem[];
}

/**
 * The replacement of an empty text in a language other than French: the agency's French text (`fr`), or the default (`none`).
 */
export const fallbacks = ['none', 'fr'] as const;
export type Fallback = (typeof fallbacks)[number];

/** A part in a language. */
export interface ContentPlace {
  part: PartKey;
  locale: Locale;
}

/** Returns the name of a place in the store and the audit log: `faq/fr`. */
export const placeName = ({ part, locale }: ContentPlace): string => `${part}/${locale}`;

/**
 * What is known about the French texts behind a translation. In a translation: the French text that each text was last said to
 * be right for. In French: the text under which translations know one that was changed without effect on them. The keys are
 * those of `frenchTexts` (`stale.ts`), the values are stamps of texts (`stampOf`).
 */
export type Stamps = Readonly<Record<string, string>>;

/** The text of a part in a language, in a draft or a version. */
export interface ContentBody {
  /** null: no own text, the documented default. */
  content: PartContent | null;
  fallback: Fallback;
  /** Of a guide: which French texts its translation was said to be right for (`stale.ts`). Absent: none. */
  stamps?: Stamps;
  /**
   * Of a version: when it last changed more than its wording, in epoch milliseconds. Absent: when it was published. 0: never, so
   * that the day of the file counts.
   */
  changedAt?: number;
  /** Of a version: the moment from which it is online, in epoch milliseconds. Absent: since it was published. */
  startsAt?: number;
  /** Of a version of a legal page: the text that it replaced, where that was the file's, which a new build may change. */
  replaced?: PartContent;
  /** Of a draft that was made from a file: which import, and the draft before it, which undoing the import brings back. */
  imported?: { id: string; before: (ContentBody & { by: string | null; at: number }) | null };
  /** Of a version of an added guide: when it was first published in this language, in epoch milliseconds. */
  firstAt?: number;
}

/** A text of a legal page that is not in force any more. */
export interface FormerText {
  /** The number of its version; 0: the text of the file, before the first version. */
  number: number;
  /** When it came into force, in epoch milliseconds; absent: with the site. */
  from?: number;
  /** When another text replaced it, in epoch milliseconds. */
  until: number;
  /** null: the documented default, of which no copy is stored. */
  content: PartContent | null;
}

/** The online state of a part in a language. */
export interface OnlineContent extends ContentBody {
  /** When it was published, in epoch milliseconds. */
  at: number;
  /** Of a legal page: its former texts, the newest first. */
  former?: readonly FormerText[];
}

/** An address that leads to a page of the site. One of a guide withdraws the guide. Both are paths without language prefix. */
export interface FormerAddress {
  path: string;
  target: string;
  /** When it was added, in epoch milliseconds. */
  at: number;
}

/** What the agency changed of the addresses of the site: the guides that it added, and the addresses that lead elsewhere. */
export interface SiteAddresses {
  /** In the order in which they were added. */
  guides: readonly AddedGuide[];
  former: readonly FormerAddress[];
}

/** The online content: only parts and languages of which a version was published. */
export type ContentSnapshot = Readonly<
  Partial<Record<PartKey, Readonly<Partial<Record<Locale, OnlineContent>>>>>
> & {
  /** Absent: the agency added no guide and moved no address. */
  readonly addresses?: SiteAddresses;
  /** Absent: no source of the guides was read again. */
  readonly sourceDays?: SourceDays;
};
