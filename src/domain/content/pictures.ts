import { locales } from '../locale/locale.ts';
import type { ContentSnapshot, PartContent } from './content.ts';
import { type PartKey, textPartKeys } from './parts.ts';
import { textsIn } from './texts-in.ts';

/** A picture of the media library, and the name of its field: `items.<id>.picture`. */
export interface PlacedPicture {
  name: string;
  id: string;
}

/** Returns the pictures in the fields and items of a part, hidden items included. */
export const placedPictures = (part: PartKey, content: PartContent | null | undefined): PlacedPicture[] =>
  (content ? textsIn(part, content) : []).flatMap(({ name, field, text }) =>
    field.kind === 'picture' && text !== '' ? [{ name, id: text }] : [],
  );

const idsOf = (placed: readonly PlacedPicture[]): string[] => [...new Set(placed.map(({ id }) => id))];

/** Returns the ids of these pictures, each once. */
export const picturesIn = (part: PartKey, content: PartContent | null | undefined): string[] =>
  idsOf(placedPictures(part, content));

/** Returns the ids of the pictures of all that is online, each once. */
export const picturesOnline = (snapshot: ContentSnapshot): string[] =>
  idsOf(
    // A guide has no pictures.
    textPartKeys.flatMap((part) =>
      locales.flatMap((locale) => placedPictures(part, snapshot[part]?.[locale]?.content)),
    ),
  );
