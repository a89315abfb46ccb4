import type { Kysely } from 'kysely';
import type { ContentPlace } from '../../../app/ports/content.ts';
import type { PartContent } from '../../../domain/content/content.ts';
import { partOf } from '../../../domain/content/parts.ts';
import { picturesIn } from '../../../domain/content/pictures.ts';
import type { Engine } from '../engine/connect.ts';
import { writeUses } from '../media/media-uses.ts';
import type { Schema } from '../schema.ts';

const holdsPictures = ({ part }: ContentPlace): boolean => {
  const { fields, items } = partOf(part);
  return [...fields, ...(items?.fields ?? [])].some(({ kind }) => kind === 'picture');
};

/**
 * Records which pictures a part in a language shows, online and in its draft: they cannot be deleted. Those of earlier
 * versions can be, because restoring such a version brings back its texts alone.
 */
export async function writePictures(
  trx: Kysely<Schema>,
  engine: Engine,
  place: ContentPlace,
  { draft, online }: { draft: PartContent | null; online: PartContent | null },
): Promise<void> {
  if (!holdsPictures(place)) return;
  const { part, locale } = place;
  const inState = (state: 'online' | 'draft', content: PartContent | null) =>
    picturesIn(part, content).map((id) => ({ id, state }));
  await writeUses(trx, engine, {
    kind: 'content',
    id: `${part}/${locale}`,
    name: part,
    pictures: [...inState('online', online), ...inState('draft', draft)],
  });
}
