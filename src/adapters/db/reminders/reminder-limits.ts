import type { Kysely } from 'kysely';
import type { NewReminder } from '../../../app/ports/reminders.ts';
import { reminderLimits } from '../../../domain/reminder/reminder.ts';
import type { Schema } from '../schema.ts';

/** Whether the address stopped reminders of the page, or refused a message. */
export async function isStopped(
  trx: Kysely<Schema>,
  page: string,
  hashes: readonly string[],
): Promise<boolean> {
  const row = await trx
    .selectFrom('reminder_stops')
    .select('at')
    .where('target_hash', 'in', hashes)
    .where('page', 'in', [page, ''])
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether the page is asked so often, and confirmed so rarely, that it takes no more for a while. */
export async function isFlooded(trx: Kysely<Schema>, pageId: number, now: number): Promise<boolean> {
  const { flood, floodMs, confirmedShare } = reminderLimits;
  const { all, confirmed } = await trx
    .selectFrom('reminder_asks')
    .select(({ fn }) => [fn.countAll().as('all'), fn.sum('confirmed').as('confirmed')])
    .where('page_id', '=', pageId)
    .where('at', '>', now - floodMs)
    .executeTakeFirstOrThrow();
  return Number(all) >= flood && Number(confirmed) < Number(all) * confirmedShare;
}

/** Whether the address was asked to confirm lately: for this page, or for several others in a day. */
export async function isLimited(
  trx: Kysely<Schema>,
  pageId: number,
  { limitHash, askedAt }: NewReminder,
): Promise<boolean> {
  const { pageMs, pagesADay, dayMs } = reminderLimits;
  const rows = await trx
    .selectFrom('reminder_asks')
    .select(['page_id', 'at'])
    .where('target_hash', '=', limitHash)
    .where('at', '>', askedAt - pageMs)
    .execute();
  const today = rows.filter(({ at }) => at > askedAt - dayMs);
  return rows.some(({ page_id }) => page_id === pageId) || today.length >= pagesADay;
}
