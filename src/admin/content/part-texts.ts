import type { PartContent } from '../../contracts/content.ts';
import { CONTENT_SCHEMA, type Fallback, fallbacks, type Stamps } from '../../domain/content/content.ts';
import type { ContentPart } from '../../domain/content/part.ts';
import { isSame } from '../../domain/value/is-same.ts';

/** An item of a part: its texts by the key of their fields, and `hidden` (`yes` or empty). */
export type PartItem = Readonly<Record<string, string>> & { readonly id: string };

/** The values of a part in one language in its editor. Its texts have the names of the API: `title`, `items.<id>.answer`. */
export interface PartValues {
  readonly [field: string]: string | readonly PartItem[];
  readonly items: readonly PartItem[];
  readonly fallback: string;
}

/** The texts of a part by their names; `items` is the order of the ids. */
export type Texts = Readonly<Record<string, string>>;

const SEPARATOR = ' ';

/** Returns the API name of a text of an item. */
export const itemKey = (id: string, field: string): string => `items.${id}.${field}`;

/** Returns the ids of the items, in their order. */
export const itemIds = (texts: Texts): string[] =>
  (texts['items'] ?? '').split(SEPARATOR).filter((id) => id !== '');

export const isHidden = (texts: Texts, id: string): boolean => texts[itemKey(id, 'hidden')] === 'yes';

/** Returns the values of a part as texts by their API names. */
export const flattened = ({ items, ...fields }: PartValues): Texts => ({
  ...(fields as Texts),
  ...Object.fromEntries(
    items.flatMap(({ id, ...own }) => Object.entries(own).map(([key, text]) => [itemKey(id, key), text])),
  ),
  items: items.map(({ id }) => id).join(SEPARATOR),
});

/** Returns the chosen fallback for missing texts; `none` by default. */
export const fallbackIn = (values: Pick<PartValues, 'fallback'>): Fallback =>
  fallbacks.find((one) => one === values.fallback) ?? 'none';

interface Stored {
  content: PartContent | null;
  fallback: Fallback;
  stamps?: Stamps | undefined;
}

/** The name of a value that is the stamp of a French text (`domain/content/stale.ts`). */
const STAMP = 'stamp ';
export const stampName = (key: string): string => STAMP + key;
export const isStampName = (name: string): boolean => name.startsWith(STAMP);

/** Returns the stamps of a draft, by their keys. */
export const stampsIn = (values: PartValues): Stamps =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([name, value]) => isStampName(name) && value !== '')
      .map(([name, value]) => [name.slice(STAMP.length), String(value)]),
  );

/** Returns the initial values of an editor: an empty text of the agency is replaced by the documented default. */
export function valuesOf(
  part: ContentPart,
  standard: PartContent,
  { content, fallback, stamps = {} }: Stored,
): PartValues {
  const shown = content ?? standard;
  const known = new Map(standard.items.map((item) => [item.id, item.fields]));
  return {
    ...textsBy(part.fields, (key) => shown.fields[key] || standard.fields[key]),
    items: shown.items.map(({ id, hidden, fields }) => ({
      id,
      hidden: hidden ? 'yes' : '',
      ...textsBy(part.items?.fields ?? [], (key) => fields[key] || known.get(id)?.[key]),
    })),
    fallback,
    ...Object.fromEntries(Object.entries(stamps).map(([key, stamp]) => [stampName(key), stamp])),
  };
}

/** Returns the documented default, without a fallback language. */
export const standardValues = (part: ContentPart, standard: PartContent): PartValues =>
  valuesOf(part, standard, { content: null, fallback: 'none' });

/** Returns the content to store: null where all texts are the documented default. */
export function contentOf(part: ContentPart, standard: PartContent, values: PartValues): PartContent | null {
  const texts = Object.fromEntries(Object.entries(values).filter(([name]) => !isStampName(name)));
  if (isSame({ ...texts, fallback: 'none' }, standardValues(part, standard))) return null;
  return {
    schema: CONTENT_SCHEMA,
    fields: textsBy(part.fields, (key) => String(values[key] ?? '')),
    items: values.items.map((item) => ({
      id: item.id,
      hidden: item['hidden'] === 'yes',
      fields: textsBy(part.items?.fields ?? [], (key) => item[key]),
    })),
  };
}

const textsBy = (fields: ContentPart['fields'], textOf: (key: string) => string | undefined): Texts =>
  Object.fromEntries(fields.map(({ key }) => [key, textOf(key) ?? '']));

/** The names of the texts that differ; a text that is missing counts as empty. */
export const differing = (one: Texts, other: Texts): string[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
    (name) => (one[name] ?? '') !== (other[name] ?? ''),
  );
