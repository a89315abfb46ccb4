import { CONTENT_SCHEMA, type ContentItem, type PartContent } from './content.ts';
import type { ContentField } from './fields.ts';
import type { ContentItems } from './part.ts';
import { type PartKey, partOf } from './parts.ts';

/** Characters that change the visible text, or that no text needs: the same as in `visible-text.ts`, and private ones. */
const INVISIBLE = /(?![\n\t])[\p{Cc}\u200b\u202a-\u202e\u2066-\u2069\ufeff\p{Co}]/gu;

/** Returns a text without invisible characters, on one line unless its kind has marks. No-break spaces stay. */
export function normalizeText({ kind }: Pick<ContentField, 'kind'>, text: string): string {
  const visible = text.toWellFormed().replaceAll(/\r\n?/g, '\n').replaceAll(INVISIBLE, '');
  return (kind === 'text' ? visible.replaceAll('\t', ' ') : visible.replaceAll(/[\n\t ]+/g, ' ')).trim();
}

/** Returns the items that a part must have: all that are stored, or those that code names, in its order. */
function itemsOf({ ids }: ContentItems, stored: readonly ContentItem[]): readonly ContentItem[] {
  return (
    ids?.map((id) => ({
      ...(stored.find((item) => item.id === id) ?? { id, fields: {} }),
      hidden: false,
    })) ?? stored
  );
}

/**
 * Returns content in the order of its part: exactly the fields and fixed items that the part has, an absent text as empty, every text
 * changed by `change`.
 */
export function normalizeContent(
  part: PartKey,
  content: PartContent,
  change: (field: ContentField, text: string, name: string) => string = normalizeText,
): PartContent {
  const { fields, items } = partOf(part);
  const pick = (wanted: readonly ContentField[], texts: Readonly<Record<string, string>>, prefix: string) =>
    Object.fromEntries(
      wanted.map((field) => {
        const text = Object.hasOwn(texts, field.key) ? (texts[field.key] ?? '') : '';
        return [field.key, change(field, text, `${prefix}${field.key}`)];
      }),
    );
  return {
    schema: CONTENT_SCHEMA,
    fields: pick(fields, content.fields, ''),
    items: items
      ? itemsOf(items, content.items).map(({ id, hidden, fields: texts }) => ({
          id,
          hidden,
          fields: pick(items.fields, texts, `items.${id}.`),
        }))
      : [],
  };
}
