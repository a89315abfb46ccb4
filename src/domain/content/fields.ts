/**
 * Kinds of fields that the agency writes: one line of plain text; text with marks (`marks.ts`); an address of an own
 * page or of another site; a minute in the agency's time (`2026-12-04T18:00`); a day (`2026-12-04`); one of a list of
 * choices; the id of a picture of the media library.
 */
const fieldKinds = ['line', 'text', 'link', 'moment', 'day', 'choice', 'picture'] as const;
export type FieldKind = (typeof fieldKinds)[number];

export interface ContentField {
  /** Unique in its part, or in the items of its part. */
  key: string;
  kind: FieldKind;
  /** Longest text, in UTF-16 code units, as the browser counts. */
  max: number;
  /**
   * Where the dictionaries hold its documented default (`home.hero.slogan`); absent: it has no default, and starts empty.
   */
  path?: string;
  /** Names in braces that the text may hold: the figures of `domain/benchmarks`, or the names in this list. */
  tokens?: 'figures' | readonly string[];
  /** It may stay empty in a version that is published. */
  optional?: true;
  choices?: readonly string[];
  /** Fields that belong together, such as title and text of one advantage. */
  set?: string;
  /** Never leaves the back office. */
  internal?: true;
}

const LINE_MAX = 120;
const TEXT_MAX = 600;
type Details = Omit<ContentField, 'key' | 'kind' | 'max' | 'path'> & { max?: number };

/** A line with a default in the dictionaries. */
export const line = <P extends string>(key: string, path: P, { max = LINE_MAX, ...details }: Details = {}) =>
  ({ key, kind: 'line', path, max, ...details }) as const;

/** A text with marks and a default in the dictionaries. */
export const text = <P extends string>(key: string, path: P, { max = TEXT_MAX, ...details }: Details = {}) =>
  ({ key, kind: 'text', path, max, ...details }) as const;
