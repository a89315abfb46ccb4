import { type Leaf, LONG_TEXT, SHORT_TEXT } from '../documents/fields.ts';

/**
 * A field of a part. Each kind is stored as a text: a moment is a minute in the agency's time (`2026-12-04T18:00`), a day is
 * `2026-12-04`. A `text` has marks (`marks.ts`).
 */
export type ContentField = Exclude<Leaf, { kind: 'colour' | 'switch' | 'point' }> & {
  /** Unique in its part, or in the items of its part. */
  key: string;
  /** Longest text, in UTF-16 code units, as the browser counts. */
  max: number;
  /**
   * Path of its documented default in the dictionaries (`home.hero.slogan`); absent: it has no default, and starts empty.
   */
  path?: string;
  /**
   * Names in braces that the text may contain: the figures of `domain/benchmarks`, or the names in this list. A name that ends with
   * a bar has any words after it.
   */
  tokens?: 'figures' | readonly string[];
  /** Further names in braces. */
  also?: readonly string[];
  /** Whether its marks are those of blocks (`domain/blocks/inline.ts`), with terms of the glossary. */
  terms?: true;
  /** It may be empty in a published version. */
  optional?: true;
  /** Fields that belong together, such as title and text of one advantage. */
  set?: string;
  /** Only the back office shows it. */
  internal?: true;
};

type Details = Omit<ContentField, 'key' | 'kind' | 'max' | 'path'> & { max?: number };

/** A line with a default in the dictionaries. */
export const line = <P extends string>(
  key: string,
  path: P,
  { max = SHORT_TEXT, ...details }: Details = {},
) => ({ key, kind: 'line', path, max, ...details }) as const;

/** A text with marks and a default in the dictionaries. */
export const text = <P extends string>(key: string, path: P, { max = LONG_TEXT, ...details }: Details = {}) =>
  ({ key, kind: 'text', path, max, ...details }) as const;
