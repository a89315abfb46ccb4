import type { Kysely } from 'kysely';
import type { ConversionStore } from '../../../app/ports/conversions.ts';
import type { ArtistLane, ConversionLane } from '../../../domain/conversion/destinations.ts';
import { appendAudit } from '../audit/audit-log.ts';
import type { Schema } from '../schema.ts';
import { laneRecord } from './conversion-tables.ts';

type Lanes = Pick<
  ConversionStore,
  'answered' | 'artistLanes' | 'lane' | 'prove' | 'setLane' | 'setTest' | 'switchedOn' | 'takeProbe'
>;

/** The ways to the ad platforms. */
export function createConversionLanes(db: Kysely<Schema>): Lanes {
  /** Lanes have no row before they are needed. */
  const exist = (trx: Kysely<Schema>, name: ConversionLane) =>
    trx
      .insertInto('conversion_lanes')
      .values({ name, state: 'open', since: 0, failures: 0 } as never)
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();

  return {
    async lane(name) {
      const row = await db
        .selectFrom('conversion_lanes')
        .selectAll()
        .where('name', '=', name)
        .executeTakeFirst();
      return row
        ? laneRecord.toRecord(row)
        : {
            ...{ name, state: 'open', since: 0, until: null, failures: 0, answeredAt: null, answer: null },
            ...{ words: null, usage: null, onSince: null, firstSentAt: null, firstTwinAt: null, test: null },
          };
    },

    async takeProbe(name, until, next) {
      const { numUpdatedRows } = await db
        .updateTable('conversion_lanes')
        .set({ until: next })
        .where('name', '=', name)
        .where('until', until === null ? 'is' : '=', until)
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0;
    },

    async answered({ name, state, since, until, failures }, { kind, words, usage = null }, now) {
      await exist(db, name);
      await db
        .updateTable('conversion_lanes')
        .set({ state, since, until, failures, answered_at: now, answer: kind, words, usage })
        .where('name', '=', name)
        // A person stopped it while the request was under way.
        .where('state', '!=', 'paused')
        .execute();
    },

    async prove(name, twin, now) {
      for (const column of ['first_sent_at', ...(twin ? (['first_twin_at'] as const) : [])] as const)
        await db
          .updateTable('conversion_lanes')
          .set({ [column]: now })
          .where('name', '=', name)
          .where(column, 'is', null)
          .execute();
    },

    async switchedOn(name, now) {
      await exist(db, name);
      await db.updateTable('conversion_lanes').set({ on_since: now }).where('name', '=', name).execute();
    },

    async setLane(name, state, now, entry) {
      await db.transaction().execute(async (trx) => {
        await exist(trx, name);
        await trx
          .updateTable('conversion_lanes')
          .set({ state, since: now, until: null, failures: 0 })
          .where('name', '=', name)
          .execute();
        if (entry) await appendAudit(trx, entry);
      });
    },

    async setTest(name, test, entry) {
      await db.transaction().execute(async (trx) => {
        await exist(trx, name);
        await trx
          .updateTable('conversion_lanes')
          .set({ test: test === null ? null : JSON.stringify(test) } as never)
          .where('name', '=', name)
          .execute();
        if (entry) await appendAudit(trx, entry);
      });
    },

    async artistLanes() {
      const rows = await db
        .selectFrom('conversion_sends')
        .select('destination')
        .distinct()
        .where('state', '=', 'waiting')
        .where('artist_proof_id', 'is not', null)
        .execute();
      return rows.map(({ destination }) => destination as ArtistLane);
    },
  };
}
