import type { ContentField } from '../../domain/content/fields.ts';
import { type ContentItems, type PartKey, partOf } from '../../domain/content/parts.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import type { AdminTexts } from '../texts.ts';

type Words = AdminTexts['content'];

/** The parts whose items are added, ordered and hidden. */
export type ListKey = 'faq' | 'testimonials';
export const isList = (part: PartKey): part is ListKey => partOf(part).items !== undefined;

export const fieldLabel = (words: Words, part: PartKey, key: string): string =>
  (words.fields[part] as Readonly<Record<string, string>>)[key] ?? key;

/** The name of fields that belong together; the empty text where they need no name. */
export const setLabel = (words: Words, part: PartKey, set: string | undefined): string => {
  const names = words.sets as Readonly<Record<string, Readonly<Record<string, string>>>>;
  return (set !== undefined && names[part]?.[set]) || '';
};

/** Consecutive fields of one set, in the order of the declaration. */
export function setsOf(
  fields: readonly ContentField[],
): { set: string | undefined; fields: ContentField[] }[] {
  const sets: { set: string | undefined; fields: ContentField[] }[] = [];
  for (const field of fields) {
    const last = sets.at(-1);
    if (last && last.set === field.set) last.fields.push(field);
    else sets.push({ set: field.set, fields: [field] });
  }
  return sets;
}

/** The field that names an item in a list: its first line, a question or a person's name. */
export const namingField = ({ fields }: ContentItems): string =>
  (fields.find(({ kind }) => kind === 'line') ?? fields[0])?.key ?? '';

/** The part, or the item and its field, that a name of the API stands for: `items.<id>.answer`. */
export function placeOf(name: string): { item?: string; key: string } {
  const found = /^items\.(.+?)(?:\.([^.]+))?$/.exec(name);
  return found?.[1] === undefined ? { key: name } : { item: found[1], key: found[2] ?? '' };
}

/** Which languages have a draft that waits, in the order of the languages. */
export const draftsIn = (locales: readonly { locale: Locale; state: string }[]): Locale[] =>
  locales.filter(({ state }) => state === 'draft').map(({ locale }) => locale);
