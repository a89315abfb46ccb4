import type { Engine } from '../../src/adapters/db/engine/connect.ts';
import { createReleaseQueue } from '../../src/adapters/db/releases/release-queue.ts';
import { createReleaseStore } from '../../src/adapters/db/releases/release-store.ts';
import { territoriesOf } from '../../src/adapters/db/releases/territory-bits.ts';
import { createLog } from '../../src/adapters/log/create-log.ts';
import { createReleaseVendors } from '../../src/adapters/release-vendors/create-release-vendors.ts';
import { askDueHost } from '../../src/app/releases/ask-due-host.ts';
import type { ReleaseJobPorts } from '../../src/app/releases/release-ports.ts';
import { type ReleaseSourceName, releaseHosts } from '../../src/domain/planner/release-sources.ts';
import { openTestDatabase } from '../databases/databases.ts';
import { startReleaseVendors } from '../vendors/release-vendors.ts';

/** A Wednesday morning in Paris; the next Friday is the 27th. */
export const START = Date.parse('2026-11-25T03:00:00Z');
export const NEXT = '2026-11-27';
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
export const [LISTENBRAINZ = '', WIKIDATA = '', MUSICBRAINZ = ''] = releaseHosts;

/** Opens a night of work on the sources of releases: fake vendors, an empty database, and a clock that the test moves. */
export async function openNight(engine: Engine, perWeek = 3) {
  const database = await openTestDatabase(engine);
  const vendors = await startReleaseVendors(perWeek);
  const lines: string[] = [];
  const publicName = (url: string) => url.replace('127.0.0.1', 'vendor.test');
  const ports: ReleaseJobPorts = {
    clock: { now: () => night.now },
    log: createLog('info', { write: (line: string) => void lines.push(line) }),
    random: () => 0.5,
    releaseStore: createReleaseStore(database),
    releaseQueue: createReleaseQueue(database),
    releaseVendors: createReleaseVendors(
      {
        // The vendors' names resolve to this machine; every other private address is refused.
        allowPrivate: false,
        lookup: (_name, _options, done) => done(null, [{ address: '127.0.0.1', family: 4 }]),
        timeoutMs: 400,
        userAgent: 'MDMC/1.0 ( https://example.com )',
      },
      {
        listenbrainz: publicName(vendors.listenbrainz.url),
        wikidata: publicName(vendors.wikidata.url),
        musicbrainz: publicName(vendors.musicbrainz.url),
      },
    ),
  };
  const night = {
    now: START,
    database,
    vendors,
    ports,
    lines,
    /** The moments of the requests to each host. */
    asked: Object.fromEntries(releaseHosts.map((host) => [host, [] as number[]])),
    /** Runs the due step of a host, and returns whether there was one. */
    async step(host: string): Promise<boolean> {
      const [attempt] = await askDueHost(ports, host);
      if (attempt) night.asked[host]?.push(night.now);
      await attempt;
      return attempt !== undefined;
    },
    /** Advances the clock by `ms`, in steps of `everyMs`, and polls every host at each step. */
    async pass(ms: number, everyMs = 1000): Promise<void> {
      for (const end = night.now + ms; night.now < end; night.now += everyMs)
        for (const host of releaseHosts) await night.step(host);
    },
    /** Switches every other source off. */
    async only(...names: ReleaseSourceName[]): Promise<void> {
      await database.db.updateTable('release_sources').set({ enabled: 0 }).execute();
      if (names.length > 0)
        await database.db
          .updateTable('release_sources')
          .set({ enabled: 1 })
          .where('name', 'in', names)
          .execute();
    },
    source: async (name: ReleaseSourceName) =>
      (await ports.releaseQueue.sources()).find((stored) => stored.name === name),
    releases: () => database.db.selectFrom('releases').selectAll().orderBy('source_id').execute(),
    /** The genres and territories in which a release competes, such as `rap FR`. */
    async places(id: string): Promise<string[]> {
      const rows = await database.db
        .selectFrom('release_places')
        .innerJoin('releases', 'releases.id', 'release_places.release_id')
        .select(['genre', 'territories'])
        .where('source_id', '=', id)
        .execute();
      return rows
        .flatMap(({ genre, territories }) => territoriesOf(territories).map((one) => `${genre} ${one}`))
        .sort();
    },
    async close(): Promise<void> {
      await vendors.close();
      await database.close();
    },
  };
  await ports.releaseQueue.prepare(night.now);
  return night;
}
export type Night = Awaited<ReturnType<typeof openNight>>;
