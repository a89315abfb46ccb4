import type { Kysely } from 'kysely';
import { voidMailsOfEndedLinks } from '../mail/void-mails.ts';
import type { Schema } from '../schema.ts';

/**
 * Ends every session and every open link of an account, and the unsent mails that carry them. Each change of a password, and
 * each way to disable an account, calls it: a link that was asked for before would undo the change.
 * @param account row id
 * @param now epoch milliseconds
 */
export async function endAccess(trx: Kysely<Schema>, account: number, now: number): Promise<void> {
  await trx.deleteFrom('sessions').where('account_id', '=', account).execute();
  await trx.deleteFrom('password_links').where('account_id', '=', account).execute();
  await voidMailsOfEndedLinks(trx, now);
}
