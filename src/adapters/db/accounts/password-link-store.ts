import type { PasswordLinkStore } from '../../../app/ports/password-links.ts';
import { appendAudit } from '../audit/audit-log.ts';
import type { Database } from '../engine/connect.ts';
import { appendMail } from '../mail/mail-queue.ts';
import { voidMailsOfEndedLinks } from '../mail/void-mails.ts';
import { lockAccount } from './account-mapping.ts';
import { accountRecord } from './account-tables.ts';
import { endAccess } from './end-access.ts';

/** Creates the store of links to a new password, on either engine. `PasswordLinkStore` documents its functions. */
export function createPasswordLinkStore({ db }: Database): PasswordLinkStore {
  return {
    issue: ({ kind, digest, accountId, createdAt, expiresAt }, mail, entry, most) =>
      db.transaction().execute(async (trx) => {
        const account = await lockAccount(trx, accountId);
        if (!account || account.disabled_at !== null) return false;
        await trx.deleteFrom('password_links').where('expires_at', '<=', createdAt).execute();
        if (kind === 'invitation')
          await trx
            .deleteFrom('password_links')
            .where('account_id', '=', account.id)
            .where('kind', '=', kind)
            .execute();
        const open = await trx
          .selectFrom('password_links')
          .select('id')
          .where('account_id', '=', account.id)
          .where('kind', '=', kind)
          .execute();
        if (open.length >= most) return false;
        await trx
          .insertInto('password_links')
          .values({ kind, account_id: account.id, digest, created_at: createdAt, expires_at: expiresAt })
          .execute();
        await voidMailsOfEndedLinks(trx, createdAt);
        if (mail) await appendMail(trx, mail, mail.id, createdAt, createdAt, digest);
        await appendAudit(trx, entry);
        return true;
      }),

    async find(digest, now) {
      const row = await db
        .selectFrom('password_links')
        .innerJoin('accounts', 'accounts.id', 'password_links.account_id')
        .selectAll('accounts')
        .where('password_links.digest', '=', digest)
        .where('password_links.expires_at', '>', now)
        .where('accounts.disabled_at', 'is', null)
        .executeTakeFirst();
      return row && accountRecord.toRecord(row);
    },

    use: (digest, { passwordHash, name, removePasskeys, mail }, entry) =>
      db.transaction().execute(async (trx) => {
        const link = await trx
          .deleteFrom('password_links')
          .where('digest', '=', digest)
          .where('expires_at', '>', entry.at)
          .returning('account_id')
          .executeTakeFirst();
        if (!link) return false;
        const changed = await trx
          .updateTable('accounts')
          .set({
            password_hash: passwordHash,
            password_due: 0,
            invited: 0,
            ...(name !== undefined && { name }),
          })
          .where('id', '=', link.account_id)
          .where('disabled_at', 'is', null)
          .returning('id')
          .executeTakeFirst();
        if (!changed) return false;
        await endAccess(trx, link.account_id, entry.at);
        if (removePasskeys)
          await trx.deleteFrom('passkeys').where('account_id', '=', link.account_id).execute();
        if (mail) await appendMail(trx, mail, mail.id, entry.at);
        await appendAudit(trx, entry);
        return true;
      }),
  };
}
