import type { Kysely } from 'kysely';
import { voidMailsOfEndedLinks } from '../mail/void-mails.ts';
import type { Schema } from '../schema.ts';

/**
 * Ends every session and every open link of an account, and voids the unsent mails that contain such a link. Every function
 * that changes a password or disables an account must call it: a link requested earlier would undo the change.
 * @param account row id
 * @param now epoch milliseconds
 */
export async function endAccess(trx: Kysely<Schema>, account: number, now: number): Promise<void> {
  await trx.deleteFrom('sessions').where('account_id', '=', account).execute();
  await trx.deleteFrom('password_links').where('account_id', '=', account).execute();
  await voidMailsOfEndedLinks(trx, now);
}
