import type { PartContent } from '../../contracts/content.ts';
import { CONTENT_SCHEMA, type Fallback, fallbacks } from '../../domain/content/content.ts';
import type { ContentPart } from '../../domain/content/parts.ts';

/**
 * A part in one language as its editor holds it: one text under each name that the API gives it in its answers, `title`,
 * `items.<id>.answer`, `items.<id>.hidden` (`yes` or empty), `items` (the order of the ids) and `fallback`.
 */
export type Texts = Readonly<Record<string, string>>;

const SEPARATOR = ' ';

export const itemKey = (id: string, field: string): string => `items.${id}.${field}`;

export const itemIds = (texts: Texts): string[] =>
  (texts['items'] ?? '').split(SEPARATOR).filter((id) => id !== '');

export const isHidden = (texts: Texts, id: string): boolean => texts[itemKey(id, 'hidden')] === 'yes';

export const fallbackIn = (texts: Texts): Fallback =>
  fallbacks.find((one) => one === texts['fallback']) ?? 'none';

interface Stored {
  content: PartContent | null;
  fallback: Fallback;
}

/** Returns the texts that an editor begins with: an empty text of the agency shows the documented default. */
export function textsOf(part: ContentPart, standard: PartContent, { content, fallback }: Stored): Texts {
  const shown = content ?? standard;
  const known = new Map(standard.items.map((item) => [item.id, item.fields]));
  const entries = part.fields.map(
    ({ key }) => [key, shown.fields[key] || (standard.fields[key] ?? '')] as const,
  );
  const items = shown.items.flatMap(({ id, hidden, fields }) => [
    [itemKey(id, 'hidden'), hidden ? 'yes' : ''] as const,
    ...(part.items?.fields ?? []).map(
      ({ key }) => [itemKey(id, key), fields[key] || (known.get(id)?.[key] ?? '')] as const,
    ),
  ]);
  return Object.fromEntries([
    ...entries,
    ...items,
    ['items', shown.items.map(({ id }) => id).join(SEPARATOR)],
    ['fallback', fallback],
  ]);
}

/** Returns the content to store: null where all texts are the documented default. */
export function contentOf(part: ContentPart, standard: PartContent, texts: Texts): PartContent | null {
  const usual = textsOf(part, standard, { content: null, fallback: 'none' });
  if (isSame({ ...texts, fallback: 'none' }, usual)) return null;
  const fieldsBy = (fields: ContentPart['fields'], name: (key: string) => string) =>
    Object.fromEntries(fields.map(({ key }) => [key, texts[name(key)] ?? '']));
  return {
    schema: CONTENT_SCHEMA,
    fields: fieldsBy(part.fields, (key) => key),
    items: itemIds(texts).map((id) => ({
      id,
      hidden: isHidden(texts, id),
      fields: fieldsBy(part.items?.fields ?? [], (key) => itemKey(id, key)),
    })),
  };
}

export const withOrder = (texts: Texts, ids: readonly string[]): Texts => ({
  ...texts,
  items: ids.join(SEPARATOR),
});

/** Removes an item with all its texts. */
export function withoutItem(texts: Texts, id: string): Texts {
  const kept = Object.entries(texts).filter(([key]) => !key.startsWith(`items.${id}.`));
  return withOrder(
    Object.fromEntries(kept),
    itemIds(texts).filter((one) => one !== id),
  );
}

/** Puts an item with its texts at a place in the order. */
export function withItem(texts: Texts, id: string, place: number, fields: Texts): Texts {
  const ids = itemIds(texts).filter((one) => one !== id);
  return withOrder({ ...texts, ...fields }, [...ids.slice(0, place), id, ...ids.slice(place)]);
}

/** Returns the texts of one item, under the same names. */
export const textsOfItem = (texts: Texts, id: string): Texts =>
  Object.fromEntries(Object.entries(texts).filter(([key]) => key.startsWith(`items.${id}.`)));

/** Whether both have the same texts, in any order; a text that is missing counts as empty. */
export const isSame = (one: Texts, other: Texts): boolean => differing(one, other).length === 0;

/** The names of the texts that differ. */
export const differing = (one: Texts, other: Texts): string[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
    (name) => (one[name] ?? '') !== (other[name] ?? ''),
  );
