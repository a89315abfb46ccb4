import type { ContentField } from '../../domain/content/fields.ts';
import { isLegalPart, type LegalKey } from '../../domain/content/legal-parts.ts';
import type { ContentItems } from '../../domain/content/part.ts';
import {
  isGuidePart,
  isWrittenPart,
  type ListPartKey,
  type PartKey,
  partOf,
  type TextPartKey,
} from '../../domain/content/parts.ts';
import { type GuideSlug, isBuiltIn } from '../../domain/guide/guides.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import type { ItemWords } from '../../i18n/dictionaries/admin-part-words/words.ts';
import type { AdminTexts } from '../texts.ts';

type Words = AdminTexts['content'];

/** The parts whose items are added, ordered and hidden. */
export type ListKey = ListPartKey | LegalKey | GuideSlug;
export const isList = (part: PartKey): part is ListKey => partOf(part).items !== undefined;

/** Returns the name of a part; of a guide that the agency added, its address (`usePartName` knows its name). */
export function partName(words: Words, part: PartKey): string {
  if (!isGuidePart(part)) return words.parts[part];
  return isBuiltIn(part) ? words.guides[part] : part;
}

/** Whether a part has texts of its own from the start: a guide that the agency added has none. */
export const hasStandard = (part: PartKey): boolean => !isGuidePart(part) || isBuiltIn(part);

/** The key of the words for a part: all guides have the same, and all legal pages. */
export const familyOf = (part: PartKey): TextPartKey | 'guide' | 'legalPage' =>
  isGuidePart(part) ? 'guide' : isLegalPart(part) ? 'legalPage' : part;

export const aboutPart = (words: Words, part: PartKey): string => words.about[familyOf(part)];

/** The words for the items of a part. */
export const listWords = (words: Words, list: ListKey): ItemWords =>
  words.items[isWrittenPart(list) ? 'guide' : list];

/**
 * The label of a field; of numbered ones, such as the third step, with the number. The name of its set may precede the name of its
 * label: `heroTitle` in the set `hero` has the label `title`.
 */
export function fieldLabel(words: Words, part: PartKey, key: string): string {
  const labels: Readonly<Record<string, string>> = words.fields[isWrittenPart(part) ? 'guide' : part];
  const set = partOf(part).fields.find((field) => field.key === key)?.set ?? '';
  const own = key.startsWith(set) ? key.charAt(set.length).toLowerCase() + key.slice(set.length + 1) : key;
  return labelIn(labels, key) ?? labelIn(labels, own) ?? key;
}

function labelIn(labels: Readonly<Record<string, string>>, key: string): string | undefined {
  const [, numbered = '', number] = /^(\D+)(\d)$/.exec(key) ?? [];
  const label = labels[numbered];
  return labels[key] ?? (label === undefined ? undefined : `${label} ${number}`);
}

/** Returns the name of a set of fields; empty if the set needs no name. */
export const setLabel = (words: Words, part: PartKey, set: string | undefined): string => {
  const names = words.sets as Readonly<Record<string, Readonly<Record<string, string>>>>;
  return (set !== undefined && names[isWrittenPart(part) ? 'guide' : part]?.[set]) || '';
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

/** The field that names an item in a list: the text of a block, or the first line, a question or a person's name. */
export const namingField = ({ fields }: ContentItems): string =>
  (fields.find(({ terms }) => terms) ?? fields.find(({ kind }) => kind === 'line') ?? fields[0])?.key ?? '';

/** Splits an API name such as `items.<id>.answer` into item and field; a name of the part itself has no item. */
export function placeOf(name: string): { item?: string; key: string } {
  const found = /^items\.(.+?)(?:\.([^.]+))?$/.exec(name);
  return found?.[1] === undefined ? { key: name } : { item: found[1], key: found[2] ?? '' };
}

/** Returns the languages with an unpublished draft, in the order of `locales`. */
export const draftsIn = (locales: readonly { locale: Locale; state: string }[]): Locale[] =>
  locales.filter(({ state }) => state === 'draft').map(({ locale }) => locale);
