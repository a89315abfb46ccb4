import type { ContentItem, PartContent } from './content.ts';
import type { ContentField } from './fields.ts';
import { normalizeContent } from './normalize.ts';
import { type PartKey, partOf } from './parts.ts';

type Texts = Readonly<Record<string, string>>;
const keysOf = (fields: readonly ContentField[], internal: boolean) =>
  fields.filter((field) => (field.internal ?? false) === internal).map(({ key }) => key);
const only = (texts: Texts, keys: readonly string[]): Record<string, string> =>
  Object.fromEntries(keys.map((key) => [key, texts[key] ?? '']));

/** Returns content as visitors see it: the default in place of an empty text. */
export const wholeTexts = (part: PartKey, content: PartContent, standard: PartContent): PartContent =>
  normalizeContent(part, content, (_, text, name) => text || (standard.fields[name] ?? ''));

/** Returns content without what only the back office shows, such as the noted consent of a person. */
export function withoutInternal(part: PartKey, content: PartContent): PartContent {
  const { fields, items } = partOf(part);
  return {
    ...content,
    fields: only(content.fields, keysOf(fields, false)),
    items: content.items.map((item) => ({
      ...item,
      fields: only(item.fields, keysOf(items?.fields ?? [], false)),
    })),
  };
}

/** Returns content of a file with what only the back office shows taken from the stored content, by the items' ids. */
export function withInternal(part: PartKey, content: PartContent, stored: PartContent): PartContent {
  const { fields, items } = partOf(part);
  const kept = keysOf(items?.fields ?? [], true);
  const storedOf = (id: string): ContentItem | undefined => stored.items.find((item) => item.id === id);
  return {
    ...content,
    fields: { ...content.fields, ...only(stored.fields, keysOf(fields, true)) },
    items: content.items.map((item) => ({
      ...item,
      fields: { ...item.fields, ...only(storedOf(item.id)?.fields ?? {}, kept) },
    })),
  };
}

/** Returns the names of texts that a file has and the part has not, or that only the back office may hold. */
export function unknownTexts(part: PartKey, content: PartContent): string[] {
  const { fields, items } = partOf(part);
  const strange = (texts: Texts, known: readonly string[]) =>
    Object.keys(texts).filter((key) => !known.includes(key));
  return [
    ...strange(content.fields, keysOf(fields, false)),
    ...content.items.flatMap(({ id, fields: texts }) =>
      strange(texts, keysOf(items?.fields ?? [], false)).map((key) => `items.${id}.${key}`),
    ),
    ...(!items && content.items.length > 0 ? ['items'] : []),
  ];
}
