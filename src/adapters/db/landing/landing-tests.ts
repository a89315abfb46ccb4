import type { Kysely } from 'kysely';
import type { LandingTests, StoredTest } from '../../../app/ports/landing/landing-tests.ts';
import { appendAudit } from '../audit/audit-log.ts';
import type { Database } from '../engine/connect.ts';
import { storableText } from '../engine/storable-text.ts';
import type { Schema } from '../schema.ts';
import { lockLanding } from './landing-search.ts';
import { testRecord } from './landing-tables.ts';
import { writeLandingUses } from './landing-uses.ts';

/** Creates the store of tests of landing pages, on either engine. `LandingTests` documents its functions. */
export function createLandingTests({ db, engine }: Database): LandingTests {
  /** Reads a page with its tests, newest first, and locks it until the end of the transaction. */
  const locked = async (trx: Kysely<Schema>, id: string) => {
    const found = await lockLanding(trx, engine, id);
    return found && { ...found, tests: await testsOf(trx, id) };
  };

  return {
    of: (id) => testsOf(db, id),

    async add(id, judge) {
      return db.transaction().execute(async (trx) => {
        const found = await locked(trx, id);
        if (!found) return undefined;
        const judged = judge(found.page, found.tests);
        if (!judged.ok) return judged;
        const { after: test, entries } = judged;
        await trx
          .insertInto('landing_tests')
          .values({ page_id: found.number, ...testRecord.toRow(test) })
          .execute();
        await writeLandingUses(trx, engine, found.number, found.page);
        await appendAudit(trx, ...entries);
        return { ok: true, value: test };
      });
    },

    async stop(id, testId, judge) {
      return db.transaction().execute(async (trx) => {
        const found = await locked(trx, id);
        const test = found?.tests.find((one) => one.id === testId);
        if (!test) return undefined;
        const judged = judge(test);
        if (!judged.ok) return judged;
        if (judged.entries.length === 0) return { ok: true, value: test };
        await trx
          .updateTable('landing_tests')
          .set({ stopped_at: judged.after.stoppedAt })
          .where('public_id', '=', testId)
          .execute();
        await appendAudit(trx, ...judged.entries);
        return { ok: true, value: judged.after };
      });
    },
  };
}

async function testsOf(db: Kysely<Schema>, id: string): Promise<StoredTest[]> {
  const rows = await db
    .selectFrom('landing_tests')
    .innerJoin('landing_pages', 'landing_pages.id', 'landing_tests.page_id')
    .selectAll('landing_tests')
    .where('landing_pages.public_id', '=', storableText(id))
    .orderBy('landing_tests.id', 'desc')
    .execute();
  return rows.map(testRecord.toRecord);
}
