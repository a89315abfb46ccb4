import { type Kysely, sql } from 'kysely';
import type { ClaimStore } from '../../../app/ports/claims.ts';
import type { ShownPictures } from '../../../app/ports/media.ts';
import { basisPictures, type ClaimEntry } from '../../../domain/claims/claim.ts';
import { defaultLocale } from '../../../domain/locale/locale.ts';
import { appendAudit } from '../audit/audit-log.ts';
import type { Database } from '../engine/connect.ts';
import { appendMail } from '../mail/mail-queue.ts';
import { writeUses } from '../media/media-uses.ts';
import type { Schema } from '../schema.ts';
import { claimRecord } from './claim-table.ts';

/** Creates the store of claims, on either engine. `ClaimStore` documents its functions. */
export function createClaimStore({ db, engine }: Database): ClaimStore {
  const read = async (from: Kysely<Schema>) =>
    (await from.selectFrom('claims').select(claimRecord.columns).orderBy('id').execute()).map(
      claimRecord.toRecord,
    );

  return {
    list: () => read(db),

    async change(at, judge) {
      return db.transaction().execute(async (trx) => {
        // A declared claim has no row before its first change, so that only the table can be locked. On SQLite the
        // transaction itself is the lock.
        if (engine === 'postgres') await sql`lock table claims in share row exclusive mode`.execute(trx);
        const judged = judge(await read(trx));
        if (!judged.ok) return judged;
        for (const entry of judged.written) {
          await write(trx, entry, at);
          await writeUses(trx, engine, shownPictures(entry));
        }
        await appendAudit(trx, ...judged.entries);
        return judged;
      });
    },

    async announce(notices, at) {
      let sent = 0;
      for (const { id, validUntil, mail } of notices) {
        await db.transaction().execute(async (trx) => {
          // Of two processes at once, the second waits for the first, and finds no row.
          const row = await trx
            .updateTable('claims')
            .set({ announced: validUntil })
            .where('public_id', '=', id)
            .where('valid_until', '=', validUntil)
            .where((eb) => eb.or([eb('announced', 'is', null), eb('announced', '!=', validUntil)]))
            .returning('id')
            .executeTakeFirst();
          if (!row) return;
          await appendMail(trx, mail, mail.id, at);
          sent += 1;
        });
      }
      return sent;
    },
  };
}

async function write(trx: Kysely<Schema>, entry: ClaimEntry, at: number): Promise<void> {
  const row = { ...claimRecord.toRow({ ...entry, version: entry.version + 1 }), updated_at: at };
  await trx
    .insertInto('claims')
    .values({ ...row, created_at: at })
    .onConflict((conflict) => conflict.column('public_id').doUpdateSet(row))
    .execute();
}

/** The picture that proves a claim cannot be deleted; it is online with a claim that is confirmed. */
function shownPictures(entry: ClaimEntry): ShownPictures {
  const isConfirmed = entry.checkedAt !== null && entry.withdrawnAt === null;
  return {
    kind: 'claim',
    id: entry.id,
    name: entry.basis?.text[defaultLocale] ?? '',
    pictures: basisPictures([entry]).map((id) => ({ id, state: isConfirmed ? 'online' : 'draft' })),
  };
}
