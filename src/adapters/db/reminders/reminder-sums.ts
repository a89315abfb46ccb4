import type { Kysely } from 'kysely';
import type { ReminderSum } from '../../../app/ports/reminders.ts';
import { zoneRegion } from '../../../domain/reminder/zone-region.ts';
import { storableText } from '../engine/storable-text.ts';
import type { Schema } from '../schema.ts';
import type { ReminderRow } from './reminder-tables.ts';

/** `count` rows that are equal; absent: one. */
type Counted = Pick<ReminderRow, 'platform' | 'zone' | 'state' | 'step'> & { count?: number };

/** Adds deleted reminders to the sums of their pages. */
export async function keepSums(
  trx: Kysely<Schema>,
  rows: readonly (Counted & { page_id: number })[],
): Promise<void> {
  for (const [page_id, ofPage] of Map.groupBy(rows, (row) => row.page_id))
    for (const sum of summed(ofPage))
      await trx
        .insertInto('reminder_sums')
        .values({ page_id, ...sum })
        .onConflict((conflict) =>
          conflict.columns(['page_id', 'platform', 'region']).doUpdateSet(({ eb, ref }) => ({
            asked: eb('reminder_sums.asked', '+', ref('excluded.asked')),
            confirmed: eb('reminder_sums.confirmed', '+', ref('excluded.confirmed')),
            sent: eb('reminder_sums.sent', '+', ref('excluded.sent')),
            failed: eb('reminder_sums.failed', '+', ref('excluded.failed')),
          })),
        )
        .execute();
}

/** Returns the sums of a page's present and deleted reminders. */
export async function sumsOf(db: Kysely<Schema>, page: string): Promise<ReminderSum[]> {
  const present = await db
    .selectFrom('reminders')
    .innerJoin('landing_pages', 'landing_pages.id', 'reminders.page_id')
    .select(['reminders.platform', 'reminders.zone', 'reminders.state', 'reminders.step'])
    .select(({ fn }) => fn.countAll().as('count'))
    .where('landing_pages.public_id', '=', storableText(page))
    .groupBy(['reminders.platform', 'reminders.zone', 'reminders.state', 'reminders.step'])
    .execute();
  const deleted = await db
    .selectFrom('reminder_sums')
    .innerJoin('landing_pages', 'landing_pages.id', 'reminder_sums.page_id')
    .selectAll('reminder_sums')
    .where('landing_pages.public_id', '=', storableText(page))
    .execute();
  return [
    ...summed(present.map((row) => ({ ...row, count: Number(row.count) }))),
    ...deleted.map(({ page_id: _, ...sum }) => sum),
  ];
}

/** Adds rows up by platform and region. */
function summed(rows: readonly Counted[]): ReminderSum[] {
  const groups = Map.groupBy(rows, ({ platform, zone }) => JSON.stringify([platform, zoneRegion(zone)]));
  return [...groups].map(([key, group]) => {
    const [platform, region] = JSON.parse(key) as [string, string];
    const of = (some: (row: Counted) => boolean) =>
      group.reduce((sum, row) => (some(row) ? sum + (row.count ?? 1) : sum), 0);
    const isConfirmed = ({ step }: Counted) => step !== 'confirm';
    return {
      platform,
      region,
      asked: of(() => true),
      confirmed: of(isConfirmed),
      // A message of the cancellation is no reminder.
      sent: of(({ state, step }) => state === 'sent' && step !== 'cancelled'),
      failed: of((row) => isConfirmed(row) && ['dead', 'late', 'gone'].includes(row.state)),
    };
  });
}
