import type { Insertable, Selectable } from 'kysely';
import type { Picture, PictureFile } from '../../../app/ports/media.ts';
import type { MediaUse } from '../../../contracts/media.ts';
import { isUntitled } from '../../../domain/media/picture.ts';
import { searchKey } from '../../../domain/text/search-key.ts';
import { storableText } from '../engine/storable-text.ts';
import { type MediaFileRow, type MediaRow, pictureRecord, pictureTexts } from './media-tables.ts';

/** The columns that an account's change writes; those of the queue are not among them. */
export function toTextColumns(picture: Picture) {
  const name = storableText(picture.name);
  const alt = Object.fromEntries(
    Object.entries(picture.alt).map(([locale, text]) => [locale, storableText(text)]),
  ) as Picture['alt'];
  const texts = Object.values(alt);
  return {
    ...pictureTexts.toRow({ ...picture, alt }),
    name_key: searchKey(name),
    search_key: searchKey([name, ...texts].join('\n')),
    untitled: isUntitled({ ...picture, alt }) ? 1 : 0,
    focal_x: picture.focal.x,
    focal_y: picture.focal.y,
  };
}

/** Returns the row of a new picture. A picture in processing is due for the resizing at once. */
export const toMediaRow = (picture: Picture): Insertable<MediaRow> => ({
  ...toTextColumns(picture),
  ...pictureRecord.toRow(picture),
  next_attempt_at: picture.state === 'processing' ? picture.createdAt : null,
  lease: null,
  last_error: null,
});

/** @param row with `author`: the display name of the account, null when there is no such account */
export const toPicture = (
  row: Selectable<MediaRow> & { author: string | null },
  files: PictureFile[],
  uses: MediaUse[],
  copyOf: Picture['copyOf'],
): Picture => ({
  ...pictureRecord.toRecord(row),
  ...pictureTexts.toRecord(row),
  focal: { x: row.focal_x, y: row.focal_y },
  files,
  uses,
  copyOf: copyOf && { id: copyOf.id, name: copyOf.name },
  author: row.author,
});

export const toFileRow = (mediaId: number, file: PictureFile): Insertable<MediaFileRow> => ({
  media_id: mediaId,
  ...file,
});
