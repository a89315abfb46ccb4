import { CONTENT_SCHEMA, type PartContent } from '../domain/content/content.ts';
import type { ContentField } from '../domain/content/fields.ts';
import { partOf, type TextPartKey, textPartKeys } from '../domain/content/parts.ts';
import { type Locale, locales } from '../domain/locale/locale.ts';
import { editedDictionary } from './edited-dictionary.ts';

/** Returns the documented default of a part in a language, from the dictionaries. */
export const defaultContent = (part: TextPartKey, locale: Locale): PartContent => defaults[locale][part];

function readDefault(part: TextPartKey, locale: Locale): PartContent {
  const { fields, items } = partOf(part);
  const texts = editedDictionary(locale);
  const named = items?.path ? valueAt(texts, items.path) : [];
  // Fixed items are by id in the dictionaries.
  const list = items?.ids ? items.ids.map((id) => Reflect.get(Object(named), id)) : named;
  if (!Array.isArray(list)) throw new Error(`${locale}: ${items?.path} is not a list.`);
  return {
    schema: CONTENT_SCHEMA,
    fields: textsOfFields(fields, texts),
    items: list.map((item: object, index) => ({
      id: items?.ids?.[index] ?? `default-${index + 1}`,
      hidden: false,
      fields: textsOfFields(items?.fields ?? [], item),
    })),
  };
}

const textsOfFields = (fields: readonly ContentField[], source: object): Record<string, string> =>
  Object.fromEntries(fields.map(({ key, path }) => [key, path ? textAt(source, path) : '']));

const valueAt = (source: object, path: string): unknown =>
  path.split('.').reduce<unknown>((value, step) => (value as Record<string, unknown>)?.[step], source);

/** Returns the text at a path such as `home.hero.title.0`. @throws Error for a path without a text */
function textAt(source: object, path: string): string {
  const text = valueAt(source, path);
  if (typeof text !== 'string') throw new Error(`The dictionaries have no text at ${path}.`);
  return text;
}

/** Read when the module is loaded: a path without a text makes the start fail, and not a page. */
const defaults = Object.fromEntries(
  locales.map((locale) => [
    locale,
    Object.fromEntries(textPartKeys.map((part) => [part, readDefault(part, locale)])),
  ]),
) as Record<Locale, Record<TextPartKey, PartContent>>;
