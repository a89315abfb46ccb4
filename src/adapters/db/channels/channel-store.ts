import { type Kysely, sql } from 'kysely';
import type { ChannelCount, ChannelStore } from '../../../app/ports/channels.ts';
import type { SiteChannel } from '../../../domain/channels/site-channel.ts';
import { dayNumber } from '../../../domain/time/agency-day.ts';
import type { Database } from '../engine/connect.ts';
import type { Schema } from '../schema.ts';

const key = ['day', 'kind', 'page', 'channel'] as const;

/** Creates the store of the channels of the site, on either engine. `ChannelStore` documents its functions. */
export function createChannelStore({ db }: Database): ChannelStore {
  return {
    add: (counts) => addChannelCounts(db, counts),

    counts: (from, until) =>
      db
        .selectFrom('channel_counts')
        .select(({ fn }) => ['kind', 'page', 'channel', fn.sum<number>('count').as('count')])
        .where('day', '>=', from)
        .where('day', '<=', until)
        .groupBy(['kind', 'page', 'channel'])
        .execute(),

    leads: (from, until) =>
      db
        .selectFrom('leads')
        .leftJoin('lead_arrivals', 'lead_arrivals.lead_id', 'leads.id')
        .select(({ fn }) => [
          'channel',
          'page',
          fn.countAll<number>().as('leads'),
          sql<number>`count(*) filter (where status = 'won')`.as('won'),
          sql<number>`cast(coalesce(sum(won_value) filter (where status = 'won'), 0) as bigint)`.as(
            'wonValue',
          ),
          sql<number>`count(won_value) filter (where status = 'won')`.as('valued'),
        ])
        .where('day', '>=', dayNumber(from))
        .where('day', '<=', dayNumber(until))
        .where('kind', '!=', 'manual')
        .groupBy(['channel', 'page'])
        .execute(),
  };
}

/** Adds the counts to the stored ones in one statement: all of them or none. */
export async function addChannelCounts(db: Kysely<Schema>, counts: readonly ChannelCount[]): Promise<void> {
  if (counts.length === 0) return;
  const rows = counts
    .map(({ day, kind, page, channel, count }) => ({ day, kind, page, channel, count }))
    // Always in the same order: two processes that write the same rows would otherwise deadlock.
    .sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  await db
    .insertInto('channel_counts')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns([...key])
        .doUpdateSet(({ eb, ref }) => ({ count: eb('channel_counts.count', '+', ref('excluded.count')) })),
    )
    .execute();
}

const keyOf = (row: Record<(typeof key)[number], string>): string =>
  key.map((column) => row[column]).join(' ');

/** Keeps the channels of leads that were just stored, by their row ids. */
export async function addArrivals(
  db: Kysely<Schema>,
  leads: readonly {
    id: number;
    channel: SiteChannel | null | undefined;
    /** The number of a built address, as it was sent; unknown ones are left out. */
    address?: string | null | undefined;
  }[],
): Promise<void> {
  const rows = leads.flatMap(({ id, channel, address }) =>
    channel
      ? [
          {
            lead_id: id,
            channel,
            address_id: address
              ? db.selectFrom('campaign_addresses').select('id').where('number', '=', address)
              : null,
          },
        ]
      : [],
  );
  if (rows.length > 0) await db.insertInto('lead_arrivals').values(rows).execute();
}
