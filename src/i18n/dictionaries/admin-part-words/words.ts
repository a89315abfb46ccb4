import type { Locale } from '../../../domain/locale/locale.ts';

/** The words for the items of a part. */
export interface ItemWords {
  label: string;
  /** An item without a name. */
  fresh: string;
  /** The button that publishes a single changed item. */
  publish: string;
  /** Absent, as the following ones: the items are fixed. */
  add?: string;
  remove?: string;
  removed?: string;
  empty?: string;
  translate?: string;
}

/** What the back office calls a part of the content, and its texts, in one language. */
interface WordsOfPart {
  name: string;
  /** One sentence under the name. */
  about: string;
  /** The button that publishes it. */
  publish: string;
  /**
   * The labels of the fields by their keys. `title` is also the label of `title3`, with the number, and of `heroTitle` in the set
   * `hero`.
   */
  fields: Readonly<Record<string, string>>;
  /** The names of the sets of fields; absent: they need none. */
  sets?: Readonly<Record<string, string>>;
  /** Of a part with items. */
  items?: ItemWords;
}

/** The four languages stand in one file, so that a new part needs one, and no language can be forgotten. */
export type PartWords = Readonly<Record<Locale, WordsOfPart>>;
