import type { Insertable, Selectable } from 'kysely';
import type { Picture, PictureFile } from '../../../app/ports/media.ts';
import type { MediaUse } from '../../../contracts/media.ts';
import { searchKey } from '../../../domain/text/search-key.ts';
import { storableText } from '../engine/storable-text.ts';
import type { MediaFileRow, MediaRow } from './media-tables.ts';

/** The columns that an account's change writes; those of the queue are not among them. */
export function toTextColumns(picture: Picture) {
  const name = storableText(picture.name);
  const alt = Object.fromEntries(
    Object.entries(picture.alt).map(([locale, text]) => [locale, storableText(text)]),
  );
  const texts = Object.values(alt);
  return {
    name,
    name_key: searchKey(name),
    search_key: searchKey([name, ...texts].join('\n')),
    alt: JSON.stringify(alt),
    decorative: picture.decorative ? 1 : 0,
    untitled: !picture.decorative && texts.every((text) => text === '') ? 1 : 0,
    focal_x: picture.focal.x,
    focal_y: picture.focal.y,
    deleted_at: picture.deletedAt,
    version: picture.version,
  } satisfies Partial<Insertable<MediaRow>>;
}

export function toMediaRow(picture: Picture): Insertable<MediaRow> {
  return {
    ...toTextColumns(picture),
    public_id: picture.id,
    state: picture.state,
    next_attempt_at: picture.state === 'processing' ? picture.createdAt : null,
    problem: picture.problem,
    width: picture.width,
    height: picture.height,
    bytes: picture.bytes,
    colour: picture.colour,
    created_at: picture.createdAt,
    created_by: picture.createdBy,
    demo: picture.demo ? 1 : 0,
    lease: null,
    last_error: null,
  };
}

/** @param row with `author`: how the account is called, null when there is no such account */
export function toPicture(
  row: Selectable<MediaRow> & { author: string | null },
  files: PictureFile[],
  uses: MediaUse[],
  copyOf: Picture['copyOf'],
): Picture {
  return {
    id: row.public_id,
    name: row.name,
    state: row.state,
    problem: row.problem,
    width: row.width,
    height: row.height,
    bytes: row.bytes,
    colour: row.colour,
    alt: JSON.parse(row.alt),
    decorative: row.decorative === 1,
    focal: { x: row.focal_x, y: row.focal_y },
    files,
    uses,
    copyOf: copyOf && { id: copyOf.id, name: copyOf.name },
    createdAt: row.created_at,
    createdBy: row.created_by,
    author: row.author,
    deletedAt: row.deleted_at,
    version: row.version,
    demo: row.demo === 1,
  };
}

export const toFileRow = (mediaId: number, file: PictureFile): Insertable<MediaFileRow> => ({
  media_id: mediaId,
  ...file,
});
