import type {
  OnlineLanding,
  OnlineLandings,
  StoredLandingVersion,
} from '../../../app/ports/landing/landing.ts';
import type { Database } from '../engine/connect.ts';
import { toVersion } from './landing-mapping.ts';
import { testRecord } from './landing-tables.ts';

/**
 * Creates the reader of published pages, on either engine. It reads no draft, and each version once. A page that was taken offline
 * comes with its newest version, which says where its visitors are led.
 */
export function createOnlineLandings({ db }: Database): OnlineLandings {
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
            .selectFrom('landing_versions')
            .select(({ fn }) => ['page_id', fn.max('number').as('number')])
            .groupBy('page_id')
            .execute()
        ).map(({ page_id, number }) => [page_id, Number(number)]),
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
      const named = pages.flatMap((page) =>
        [newest.get(page.id) ?? null, page.live_version, page.previous_version].flatMap((number) =>
          number === null ? [] : [{ page, number, name: `${page.public_id}/${number}` }],
        ),
      );
      const versions = new Map<string, StoredLandingVersion>();
      for (const { page, number, name } of named) {
        const row =
          known.get(name) ??
          (await db
            .selectFrom('landing_versions')
            .selectAll()
            .where('page_id', '=', page.id)
            .where('number', '=', number)
            .executeTakeFirst()
            .then((found) => found && toVersion(found)));
        if (row) versions.set(name, row);
      }
      return pages.flatMap((page): OnlineLanding[] => {
        const own = slugs.get(page.id) ?? [];
        const slug = own.find(({ current }) => current === 1)?.slug;
        if (slug === undefined) return [];
        return [
          {
            id: page.public_id,
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
            versions: new Map(
              [newest.get(page.id) ?? null, page.live_version, page.previous_version].flatMap((number) => {
                const version = versions.get(`${page.public_id}/${number}`);
                return number !== null && version ? [[number, version] as const] : [];
              }),
            ),
          },
        ];
      });
    },
  };
}
