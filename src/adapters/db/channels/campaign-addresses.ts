import { type Kysely, type Selectable, sql } from 'kysely';
import type { AddressCount, CampaignAddressStore, StoredAddress } from '../../../app/ports/channels.ts';
import { appendAudit } from '../audit/audit-log.ts';
import type { Database } from '../engine/connect.ts';
import { storableText } from '../engine/storable-text.ts';
import type { Schema } from '../schema.ts';
import type { CampaignAddressRow } from './channel-tables.ts';

/** Creates the store of built addresses, on either engine. `CampaignAddressStore` documents its functions. */
export function createCampaignAddresses({ db }: Database): CampaignAddressStore {
  const find = (on: Kysely<Schema>, number: string) =>
    on
      .selectFrom('campaign_addresses')
      .selectAll()
      .where('number', '=', storableText(number))
      .executeTakeFirst();

  return {
    async add({ createdAt, ...parts }, entry) {
      await db.transaction().execute(async (trx) => {
        await trx
          .insertInto('campaign_addresses')
          .values({ ...parts, created_at: createdAt })
          .execute();
        await appendAudit(trx, entry);
      });
    },

    remove: (number, entryOf) =>
      db.transaction().execute(async (trx) => {
        const row = await find(trx, number);
        if (!row) return false;
        await trx.deleteFrom('campaign_addresses').where('id', '=', row.id).execute();
        await appendAudit(trx, entryOf(toAddress(row)));
        return true;
      }),

    async byNumber(number) {
      const row = await find(db, number);
      return row && toAddress(row);
    },

    async list(most) {
      const rows = await db
        .selectFrom('campaign_addresses')
        .selectAll('campaign_addresses')
        .select(({ selectFrom, fn }) => [
          selectFrom('campaign_address_days')
            .select(sql<number>`coalesce(sum(count), 0)`.as('visits'))
            .whereRef('address_id', '=', 'campaign_addresses.id')
            .$asScalar()
            .$notNull()
            .as('visits'),
          selectFrom('lead_arrivals')
            .select(fn.countAll<number>().as('leads'))
            .whereRef('address_id', '=', 'campaign_addresses.id')
            .$asScalar()
            .$notNull()
            .as('leads'),
          wonOf('count(*)').as('won'),
          wonOf('coalesce(cast(sum(won_value) as bigint), 0)').as('wonValue'),
        ])
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(most)
        .execute();
      return rows.map(({ visits, leads, won, wonValue, ...row }) => ({
        ...toAddress(row),
        ...{ visits: Number(visits), leads, won, wonValue },
      }));
    },

    async addVisits(counts) {
      if (counts.length > 0) await db.transaction().execute((trx) => addAddressVisits(trx, counts));
    },
  };
}

const wonOf = (what: 'count(*)' | 'coalesce(cast(sum(won_value) as bigint), 0)') =>
  sql<number>`(select ${sql.raw(what)} from lead_arrivals join leads on leads.id = lead_arrivals.lead_id
    where lead_arrivals.address_id = campaign_addresses.id and leads.status = 'won')`;

/** Adds visits and leaves out those of unknown numbers. */
export async function addAddressVisits(trx: Kysely<Schema>, counts: readonly AddressCount[]): Promise<void> {
  const known = await trx
    .selectFrom('campaign_addresses')
    .select(['id', 'number'])
    .where('number', 'in', [...new Set(counts.map(({ number }) => number)), ''])
    .execute();
  const ids = new Map(known.map(({ id, number }) => [number, id]));
  const rows = counts
    .flatMap(({ number, day, count }) => {
      const address_id = ids.get(number);
      return address_id === undefined ? [] : [{ address_id, day, count }];
    })
    // Always in the same order: two processes that write the same rows would otherwise deadlock.
    .sort((a, b) => a.address_id - b.address_id || (a.day < b.day ? -1 : 1));
  if (rows.length === 0) return;
  await trx
    .insertInto('campaign_address_days')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['address_id', 'day']).doUpdateSet(({ eb, ref }) => ({
        count: eb('campaign_address_days.count', '+', ref('excluded.count')),
      })),
    )
    .execute();
}

const toAddress = ({ created_at, id: _, ...parts }: Selectable<CampaignAddressRow>): StoredAddress => ({
  ...parts,
  createdAt: created_at,
});
