import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { openDatabase } from '../../src/adapters/db/engine/connect.ts';
import { migrate } from '../../src/adapters/db/engine/migrate.ts';
import { createReleaseMeasures } from '../../src/adapters/db/releases/release-measures.ts';
import { analyseRelease } from '../../src/app/planner/analyse-release.ts';
import type { ReleaseMeasures } from '../../src/app/ports/releases/releases.ts';
import { genres, releaseMonths, type Territory, territories } from '../../src/domain/planner/inputs.ts';
import { plannerTexts } from '../../src/i18n/planner/planner-texts.ts';
import { withDatabase } from './databases.ts';
import { addManyReleases, NOW, TODAY } from './many-releases.ts';
import { percentile } from './tools/wrk.ts';

const RELEASES = 100_000;
const ROUNDS = 500;
const WARM_UP = 50;
/** The longest time of an analysis, in milliseconds, that 99 of 100 stay under. */
const LIMIT_MS = 20;

const asks: Record<string, readonly Territory[]> = {
  'one country': ['FR'],
  'three countries': ['FR', 'BE', 'CH'],
  'every territory': territories,
};

/**
 * (o) The analysis of a release from tables of 100 000 known releases. `reference` is the same analysis without a table:
 * its times show how busy the machine is.
 */
export const measurePlanner = (engine: 'sqlite' | 'postgres') =>
  withDatabase(engine, async ({ DATABASE_URL }) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'mdmc-planner-'));
    const database = await openDatabase({ dataDir, databaseUrl: DATABASE_URL, patient: true });
    try {
      await migrate(database);
      await addManyReleases(database, RELEASES);
      const { places } = await database.db
        .selectFrom('release_places')
        .select(sql<number>`count(*)`.as('places'))
        .executeTakeFirstOrThrow();
      const results: Record<string, object> = {};
      for (const [name, chosen] of Object.entries(asks)) {
        const [measured, reference] = [
          await time(createReleaseMeasures(database), chosen),
          await time(nothingKnown, chosen),
        ];
        results[name] = {
          ...measured,
          reference,
          ratio: Math.round((measured.cpuMs / reference.cpuMs) * 10) / 10,
          withinLimit: measured.p99Ms <= LIMIT_MS,
        };
      }
      return { releases: RELEASES, places, limitMs: LIMIT_MS, results };
    } finally {
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    }
  });

const nothingKnown: ReleaseMeasures = {
  read: async () => ({ fridays: new Map(), counted: new Map(), shares: new Map(), sources: [], named: [] }),
  announced: async () => ({ fetchedAt: new Map(), shares: new Map() }),
};

async function time(releaseMeasures: ReleaseMeasures, chosen: readonly Territory[]) {
  const months = releaseMonths(TODAY);
  const times: number[] = [];
  let before = process.cpuUsage();
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    const index = round + WARM_UP;
    if (round === 0) before = process.cpuUsage();
    const release = {
      releaseType: 'single' as const,
      budget: 500 as const,
      territories: [...chosen],
      genre: genres[index % genres.length] ?? 'rap',
      releaseDate: months[index % months.length] ?? '',
    };
    const startedAt = performance.now();
    await analyseRelease(
      { fee: () => ({ kind: 'missing' }), plannerTexts, releaseMeasures },
      release,
      NOW,
      'fr',
    );
    if (round >= 0) times.push(performance.now() - startedAt);
  }
  const { user, system } = process.cpuUsage(before);
  const ms = (share: number) => Math.round(percentile(times, share) * 100) / 100;
  // The processor time of this process, which other programs on the machine do not lengthen.
  const cpuMs = Math.round((user + system) / ROUNDS / 10) / 100;
  return { p50Ms: ms(0.5), p99Ms: ms(0.99), cpuMs };
}
