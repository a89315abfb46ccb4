import type {
  OnlineLanding,
  OnlineLandings,
  StoredLandingVersion,
} from '../../../app/ports/landing/landing.ts';
import { artistTags } from '../../../domain/landing/artist-pixels.ts';
import type { Database } from '../engine/connect.ts';
import { landingDocuments } from './landing-mapping.ts';
import { artistPixelsRecord, testRecord } from './landing-tables.ts';

/**
 * Creates the reader of published pages, on either engine. It reads no draft, and each version once. It also returns
 * unpublished pages, with their newest version, which has the address to which their visitors are redirected.
 */
export function createOnlineLandings({ db }: Database): OnlineLandings {
  const { version } = landingDocuments(db);
  return {
    async read(known) {
      const pages = await db
        .selectFrom('landing_pages')
        .select([
          'id',
          'public_id',
          'live_version',
          'publish_at',
          'unpublish_at',
          'previous_version',
          'previous_until',
          'deleted_at',
          'demo',
        ])
        .where('deleted_at', 'is', null)
        .orderBy('id')
        .execute();
      const newest = new Map(
        (
          await db
            .selectFrom('document_versions')
            .select(({ fn }) => ['document', fn.max('number').as('number')])
            .where('kind', '=', 'landing')
            .groupBy('document')
            .execute()
        ).map(({ document, number }) => [document, Number(number)]),
      );
      const slugs = Map.groupBy(
        await db.selectFrom('landing_slugs').selectAll().orderBy('slug').execute(),
        ({ page_id }) => page_id,
      );
      const tests = await db
        .selectFrom('landing_tests')
        .selectAll()
        .where('stopped_at', 'is', null)
        .orderBy('id')
        .execute();
      // Of several, the newest.
      const testOf = new Map(tests.map((row) => [row.page_id, testRecord.toRecord(row)]));
      const pixels = await db.selectFrom('artist_pixels').selectAll().where('is_on', '=', 1).execute();
      const tagsOf = new Map(
        pixels.map((row) => [row.page_id, artistTags(artistPixelsRecord.toRecord(row))]),
      );
      const online: OnlineLanding[] = [];
      for (const page of pages) {
        const own = slugs.get(page.id) ?? [];
        const slug = own.find(({ current }) => current === 1)?.slug;
        if (slug === undefined) continue;
        const id = page.public_id;
        const versions = new Map<number, StoredLandingVersion>();
        for (const number of [newest.get(id) ?? null, page.live_version, page.previous_version]) {
          if (number === null || versions.has(number)) continue;
          const found = known.get(`${id}/${number}`) ?? (await version(id, number));
          if (found) versions.set(number, found);
        }
        online.push({
          id,
          demo: page.demo === 1,
          slug,
          oldSlugs: own.filter(({ current }) => current === 0).map((row) => row.slug),
          liveVersion: page.live_version,
          publishAt: page.publish_at,
          unpublishAt: page.unpublish_at,
          previousVersion: page.previous_version,
          previousUntil: page.previous_until,
          deletedAt: page.deleted_at,
          test: testOf.get(page.id) ?? null,
          artistTags: tagsOf.get(page.id) ?? {},
          versions,
        });
      }
      return online;
    },
  };
}
