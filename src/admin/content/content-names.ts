import type { ContentField } from '../../domain/content/fields.ts';
import { type ContentItems, type PartKey, partOf } from '../../domain/content/parts.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import type { AdminTexts } from '../texts.ts';

type Words = AdminTexts['content'];

/** The parts whose items are added, ordered and hidden. */
export type ListKey = 'faq' | 'testimonials' | 'team' | 'cases';
export const isList = (part: PartKey): part is ListKey => partOf(part).items !== undefined;

export const fieldLabel = (words: Words, part: PartKey, key: string): string =>
  (words.fields[part] as Readonly<Record<string, string>>)[key] ?? key;

/** Returns the name of a set of fields; empty if the set needs no name. */
export const setLabel = (words: Words, part: PartKey, set: string | undefined): string => {
  const names = words.sets as Readonly<Record<string, Readonly<Record<string, string>>>>;
  return (set !== undefined && names[part]?.[set]) || '';
};

/** Groups consecutive fields of one set, in the order of the declaration. */
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

/** Splits an API name such as `items.<id>.answer` into item and field; a name of the part itself has no item. */
export function placeOf(name: string): { item?: string; key: string } {
  const found = /^items\.(.+?)(?:\.([^.]+))?$/.exec(name);
  return found?.[1] === undefined ? { key: name } : { item: found[1], key: found[2] ?? '' };
}

/** Returns the languages with an unpublished draft, in the order of `locales`. */
export const draftsIn = (locales: readonly { locale: Locale; state: string }[]): Locale[] =>
  locales.filter(({ state }) => state === 'draft').map(({ locale }) => locale);
