import type { Kysely } from 'kysely';
import type { StoredLanding } from '../../../app/ports/landing/landing.ts';
import type { LandingTestChange } from '../../../domain/landing/counts/landing-test.ts';
import { picturesOf } from '../../../domain/landing/landing-content.ts';
import type { Engine } from '../engine/connect.ts';
import { writeUses } from '../media/media-uses.ts';
import type { Schema } from '../schema.ts';
import { landingDocuments } from './landing-mapping.ts';

/**
 * Records the pictures of a page's draft, of its tests and of every version: an old version can be restored as long as its
 * pictures are there.
 * @param number row of the page
 */
export async function writeLandingUses(
  trx: Kysely<Schema>,
  engine: Engine,
  number: number,
  page: StoredLanding,
): Promise<void> {
  const { items: versions } = await landingDocuments(trx).versions(page.id);
  const tests = await trx
    .selectFrom('landing_tests')
    .select('change')
    .where('page_id', '=', number)
    .execute();
  const online = new Set([page.liveVersion, page.previousVersion]);
  await writeUses(trx, engine, {
    kind: 'landing',
    id: page.id,
    name: page.title,
    pictures: [
      ...picturesOf(page.content).map((id) => ({ id, state: 'draft' as const })),
      ...versions.flatMap((version) =>
        picturesOf(version.content).map((id) => ({
          id,
          state: online.has(version.number) ? ('online' as const) : ('draft' as const),
        })),
      ),
      ...tests.flatMap(({ change }) => {
        const tested = JSON.parse(change) as LandingTestChange;
        return tested.field === 'picture' ? [{ id: tested.picture, state: 'online' as const }] : [];
      }),
    ],
  });
}
