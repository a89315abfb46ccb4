import { locales } from '../locale/locale.ts';
import type { ContentSnapshot, PartContent } from './content.ts';
import type { ContentField } from './fields.ts';
import { type PartKey, partKeys, partOf } from './parts.ts';

/** A picture of the media library, and the name of the field that holds it: `items.<id>.picture`. */
export interface PlacedPicture {
  name: string;
  id: string;
}

/** Returns the pictures that the fields and items of a part hold, hidden items included. */
export function placedPictures(part: PartKey, content: PartContent | null | undefined): PlacedPicture[] {
  const { fields, items } = partOf(part);
  const pick = (
    wanted: readonly ContentField[],
    texts: Readonly<Record<string, string>>,
    prefix: string,
  ): PlacedPicture[] =>
    wanted
      .filter(({ kind }) => kind === 'picture')
      .map(({ key }) => ({ name: `${prefix}${key}`, id: texts[key] ?? '' }))
      .filter(({ id }) => id !== '');
  if (!content) return [];
  return [
    ...pick(fields, content.fields, ''),
    ...content.items.flatMap(({ id, fields: texts }) => pick(items?.fields ?? [], texts, `items.${id}.`)),
  ];
}

const idsOf = (placed: readonly PlacedPicture[]): string[] => [...new Set(placed.map(({ id }) => id))];

/** Returns the ids of these pictures, each once. */
export const picturesIn = (part: PartKey, content: PartContent | null | undefined): string[] =>
  idsOf(placedPictures(part, content));

/** Returns the ids of the pictures of all that is online, each once. */
export const picturesOnline = (snapshot: ContentSnapshot): string[] =>
  idsOf(
    partKeys.flatMap((part) =>
      locales.flatMap((locale) => placedPictures(part, snapshot[part]?.[locale]?.content)),
    ),
  );
