import type { Kysely, Selectable } from 'kysely';
import type { RightsRequest, RightsRequests } from '../../../../app/ports/privacy/rights-requests.ts';
import { selfServed } from '../../../../domain/own-data/rights.ts';
import { appendAudit } from '../../audit/audit-log.ts';
import type { Database } from '../../engine/connect.ts';
import { appendMail } from '../../mail/mail-queue.ts';
import type { Schema } from '../../schema.ts';
import { lockRights, nextRightsNumber } from './next-number.ts';
import { type RightsRequestRow, rightsRecord } from './rights-table.ts';

/** Closed requests and acts of the list. */
const MOST = 100;

/** Creates the store of requests that staff answer, on either engine. `RightsRequests` documents its functions. */
export function createRightsRequests({ db, engine }: Database): RightsRequests {
  return {
    add: ({ emailKey, ...request }, entryOf) =>
      db.transaction().execute(async (trx) => {
        await lockRights(trx, engine);
        const open = await trx
          .selectFrom('rights_requests')
          .select('id')
          .where('email_key', '=', emailKey)
          .where('kind', '=', request.kind)
          .where('closed_at', 'is', null)
          .executeTakeFirst();
        if (open) return open.id;
        const none = { prolongedAt: null, reason: null, closedAt: null, closedBy: null };
        const id = await nextRightsNumber(trx, engine, request.receivedAt);
        await trx
          .insertInto('rights_requests')
          .values({ id, ...rightsRecord.toRow({ ...request, ...none }), email_key: emailKey })
          .execute();
        await appendAudit(trx, entryOf(id));
        return id;
      }),

    async list(since) {
      const all = () => db.selectFrom('rights_requests').selectAll();
      const [open, closed, acts] = await Promise.all([
        all().where('closed_at', 'is', null).orderBy('received_at').execute(),
        all().where('closed_at', 'is not', null).orderBy('closed_at', 'desc').limit(MOST).execute(),
        db
          .selectFrom('audit_log')
          .select(['action', 'at'])
          .where('actor_id', 'is', null)
          // A command has no request.
          .where('request_id', 'is not', null)
          .where('action', 'in', [...selfServed])
          .where('at', '>', since)
          .orderBy('at', 'desc')
          .limit(MOST)
          .execute(),
      ]);
      return { open: open.map(requestOf), closed: closed.map(requestOf), acts };
    },

    async find(number) {
      const row = await db
        .selectFrom('rights_requests')
        .selectAll()
        .where('id', '=', number)
        .executeTakeFirst();
      return row && requestOf(row);
    },

    close: (number, at, by, entry) =>
      db.transaction().execute(async (trx) => {
        const { numUpdatedRows } = await openOne(trx, number)
          .set({ closed_at: at, closed_by: by })
          .executeTakeFirstOrThrow();
        if (numUpdatedRows > 0n) await appendAudit(trx, entry);
        return numUpdatedRows > 0n;
      }),

    prolong: (number, at, reason, mail, entry) =>
      db.transaction().execute(async (trx) => {
        const { numUpdatedRows } = await openOne(trx, number)
          .where('prolonged_at', 'is', null)
          .set({ prolonged_at: at, reason })
          .executeTakeFirstOrThrow();
        if (numUpdatedRows === 0n) return false;
        await appendMail(trx, mail, mail.id, at);
        await appendAudit(trx, entry);
        return true;
      }),

    async forget(before) {
      const { numDeletedRows } = await db
        .deleteFrom('rights_requests')
        .where('closed_at', '<', before)
        .executeTakeFirstOrThrow();
      return Number(numDeletedRows);
    },
  };
}

/** Returns the requests of an address, in the spelling of `normalizeEmail`, the oldest first. */
export async function rightsRequestsOf(trx: Kysely<Schema>, email: string): Promise<RightsRequest[]> {
  if (email === '') return [];
  const rows = await trx
    .selectFrom('rights_requests')
    .selectAll()
    .where('email_key', '=', email)
    .orderBy('id')
    .execute();
  return rows.map(requestOf);
}

const requestOf = (row: Selectable<RightsRequestRow>): RightsRequest => ({
  number: row.id,
  ...rightsRecord.toRecord(row),
});

const openOne = (trx: Kysely<Schema>, number: number) =>
  trx.updateTable('rights_requests').where('id', '=', number).where('closed_at', 'is', null);
