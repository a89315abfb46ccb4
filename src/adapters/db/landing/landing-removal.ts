import type { Kysely } from 'kysely';
import { artistLane } from '../../../domain/conversion/destinations.ts';
import { artistPlatformNames } from '../../../domain/landing/artist-pixels.ts';
import type { Schema } from '../schema.ts';
import { landingDocuments } from './landing-mapping.ts';

/**
 * Deletes pages with all that belongs to them: slugs, secret links, tests and counts by their keys, and here their drafts,
 * their versions and the places of use of their pictures.
 * @param ids public identifiers
 */
export async function deleteLandings(trx: Kysely<Schema>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await trx.deleteFrom('media_uses').where('kind', '=', 'landing').where('subject', 'in', ids).execute();
  await landingDocuments(trx).remove(ids);
  const lanes = ids.flatMap((id) => artistPlatformNames.map((platform) => artistLane(platform, id)));
  await trx.deleteFrom('conversion_lanes').where('name', 'in', lanes).execute();
  await trx.deleteFrom('landing_pages').where('public_id', 'in', ids).execute();
}
