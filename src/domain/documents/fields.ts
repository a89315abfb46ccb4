/** The longest line, text and address, in UTF-16 code units, as the browser counts. */
export const SHORT_TEXT = 120;
export const LONG_TEXT = 600;
export const ADDRESS_LENGTH = 2048;

/**
 * A field whose value is a single value: one line of plain text; a text of several lines; an address; a moment; a day; the id
 * of a picture of the media library; a colour (`#rrggbb`, lower case); a switch; one of a list of choices; a point of a
 * picture, as shares of its width and height from the top left. `trimmed`: the text is stored without spaces around it.
 * `required`: the key of the message of an empty text.
 */
export type Leaf = { later?: true } & (
  | { kind: 'line' | 'text'; max: number; trimmed?: true; required?: string }
  /** `words`: the text of the button that opens the address, as a path below the texts of a language. */
  | { kind: 'link'; max: number; words?: string }
  | { kind: 'moment' | 'day' | 'picture' }
  | { kind: 'point' }
  | { kind: 'colour'; start: string }
  | { kind: 'switch'; start: boolean }
  | { kind: 'choice'; choices: readonly string[] }
);

/**
 * A field of a document. `later`: drafts that were stored before the field was declared are read with its empty value; a
 * field without it is required. A `list` has items with an `id`, whose texts in a language are the `itemTexts` of the same
 * name.
 */
export type Field =
  | Leaf
  | { kind: 'group' | 'itemTexts'; fields: Fields; later?: true }
  | { kind: 'list'; fields: Fields; max: number; later?: true }
  | { kind: 'each'; keys: readonly string[]; field: Field; later?: true };
export type Fields = Readonly<Record<string, Field>>;

export const line = (max = SHORT_TEXT) => ({ kind: 'line', max }) as const;
export const text = () => ({ kind: 'text', max: LONG_TEXT }) as const;
export const link = (words?: string) =>
  ({ kind: 'link', max: ADDRESS_LENGTH, ...(words && { words }) }) as const;
export const moment = () => ({ kind: 'moment' }) as const;
export const picture = () => ({ kind: 'picture' }) as const;
/** A new document has the middle of the picture. */
export const point = () => ({ kind: 'point' }) as const;
export const colour = (start: string) => ({ kind: 'colour', start }) as const;
export const toggle = (start = false) => ({ kind: 'switch', start }) as const;
/** The first choice is that of a new document. */
export const choice = <const C extends readonly string[]>(choices: C) =>
  ({ kind: 'choice', choices }) as const;
export const group = <F extends Fields>(fields: F) => ({ kind: 'group', fields }) as const;
export const itemTexts = <F extends Fields>(fields: F) => ({ kind: 'itemTexts', fields }) as const;
export const list = <F extends Fields>(max: number, fields: F) => ({ kind: 'list', fields, max }) as const;
/** The same field under each of some keys; an object with another key is refused. */
export const each = <const K extends readonly string[], F extends Field>(keys: K, field: F) =>
  ({ kind: 'each', keys, field }) as const;
/** Marks a field that older drafts lack. */
export const later = <F extends Field>(field: F) => ({ ...field, later: true }) as const;

/** A text that is stored without spaces around it. @param required the key of the message of an empty text */
export const trimmed = <F extends Leaf & { kind: 'line' | 'text' }>(field: F, required?: string) =>
  ({ ...field, trimmed: true, ...(required && { required }) }) as const;

/** The stored value of a field. Moments are epoch milliseconds. */
type ValueOf<F> = F extends { kind: 'choice'; choices: readonly (infer Choice)[] }
  ? Choice
  : F extends { kind: 'picture' }
    ? string | null
    : F extends { kind: 'moment' }
      ? number | null
      : F extends { kind: 'switch' }
        ? boolean
        : F extends { kind: 'group'; fields: infer G }
          ? { [Name in keyof G]: ValueOf<G[Name]> }
          : F extends { kind: 'itemTexts'; fields: infer G }
            ? Record<string, { [Name in keyof G]: ValueOf<G[Name]> }>
            : F extends { kind: 'list'; fields: infer G }
              ? // Eight characters of a-z and 0-9, unique in the list; they name the item in counts and in forms.
                { [Name in keyof G | 'id']: Name extends keyof G ? ValueOf<G[Name]> : string }[]
              : F extends { kind: 'each'; keys: readonly (infer Key extends string)[]; field: infer E }
                ? Record<Key, ValueOf<E>>
                : F extends { kind: 'point' }
                  ? { x: number; y: number }
                  : string;
/** The stored values of fields. */
export type ValuesOf<F> = { [Name in keyof F]: ValueOf<F[Name]> };
/** A change of some fields; of an `each`, of some of its keys. */
export type ChangeOf<F> = {
  [Name in keyof F]?:
    | (F[Name] extends { kind: 'each' } ? Partial<ValueOf<F[Name]>> : ValueOf<F[Name]>)
    | undefined;
};
