import { type Kysely, sql } from 'kysely';
import type { Account } from '../../../app/ports/account.ts';
import type { LeadDesk, LeadSearch, LeadSummary } from '../../../app/ports/leads.ts';
import { toAccount } from '../accounts/account-mapping.ts';
import { appendAudit } from '../audit/audit-log.ts';
import type { Database, Engine } from '../engine/connect.ts';
import { storableText } from '../engine/storable-text.ts';
import type { Schema } from '../schema.ts';
import { readRecords, readReports, summaries } from './lead-records.ts';
import { searchParts } from './lead-search.ts';

/** The number of leads that an export reads at once. */
const PART = 500;
/** The least number of row ids that a page reads: a list that ends within them needs no separate count. */
const AHEAD = 500;

/** Creates the back office's access to leads, on either engine. `LeadDesk` documents its functions. */
export function createLeadDesk({ db, engine }: Database): LeadDesk {
  return {
    async page(search, { limit, offset }) {
      const ahead = Math.max(limit, AHEAD);
      const numbers = idsOf(db, engine, search, { limit: ahead, offset });
      // PostgreSQL counts meanwhile on another connection; SQLite has one thread, and counts only when it must.
      const counting = engine === 'postgres' ? countOf(db, engine, search) : undefined;
      const [ids, counted] = await Promise.all([numbers, counting]);
      const known = ids.length < ahead && (ids.length > 0 || offset === 0);
      const total = known ? offset + ids.length : (counted ?? (await countOf(db, engine, search)));
      return { items: await inOrder(db, ids.slice(0, limit)), total };
    },

    async all(search) {
      const ids = await idsOf(db, engine, search);
      async function* parts() {
        for (let at = 0; at < ids.length; at += PART) yield await readReports(db, ids.slice(at, at + PART));
      }
      return { total: ids.length, parts: parts() };
    },

    async find(id) {
      const row = await db.selectFrom('leads').select('id').where('public_id', '=', id).executeTakeFirst();
      return row && (await readRecords(db, [row.id]))[0];
    },

    async change(id, judge, candidateId) {
      return db.transaction().execute(async (trx) => {
        const row = await trx
          .selectFrom('leads')
          .select(['id', 'status', 'assignee_id'])
          .where('public_id', '=', id)
          // The audit entry names the former values: no other transaction may change them in between.
          .$if(engine === 'postgres', (query) => query.forNoKeyUpdate())
          .executeTakeFirst();
        if (!row) return undefined;
        const before = {
          status: row.status,
          assigneeId: row.assignee_id,
          toldAt: await newestEntry(trx, id),
        };
        const judged = judge(before, candidateId ? await accountOf(trx, candidateId) : undefined);
        if (!judged.ok) return judged;
        const { status, assigneeId } = judged.after;
        if (judged.entries.length > 0) {
          await trx
            .updateTable('leads')
            .set({ status, assignee_id: assigneeId })
            .where('id', '=', row.id)
            .execute();
          await appendAudit(trx, ...judged.entries);
        }
        return { ok: true, value: { status, assigneeId } };
      });
    },

    async addNote(leadId, note, entry) {
      return db.transaction().execute(async (trx) => {
        const lead = await trx
          .selectFrom('leads')
          .select('id')
          .where('public_id', '=', leadId)
          .$if(engine === 'postgres', (query) => query.forKeyShare())
          .executeTakeFirst();
        if (!lead) return false;
        await trx
          .insertInto('lead_notes')
          .values({
            public_id: note.id,
            lead_id: lead.id,
            author_id: note.authorId,
            text: storableText(note.text),
            at: note.at,
          })
          .execute();
        await appendAudit(trx, entry);
        return true;
      });
    },
  };
}

/** Returns the row ids of the matching leads in the order of the search; without `page`, all of them. */
async function idsOf(
  db: Kysely<Schema>,
  engine: Engine,
  search: LeadSearch,
  page?: { limit: number; offset: number },
): Promise<number[]> {
  const { from, where, orderBy } = searchParts(search, engine);
  const part = page ? sql`limit ${page.limit} offset ${page.offset}` : sql``;
  const { rows } = await sql<{ id: number }>`select id from ${from} ${where} ${orderBy} ${part}`.execute(db);
  return rows.map(({ id }) => id);
}

async function countOf(db: Kysely<Schema>, engine: Engine, search: LeadSearch): Promise<number> {
  const { countFrom, where } = searchParts(search, engine);
  const { rows } = await sql<{ total: number }>`select count(*) as total from ${countFrom} ${where}`.execute(
    db,
  );
  return rows[0]?.total ?? 0;
}

async function inOrder(db: Kysely<Schema>, ids: number[]): Promise<LeadSummary[]> {
  const found = await summaries(db, ids);
  return ids.flatMap((id) => found.get(id) ?? []);
}

async function newestEntry(trx: Kysely<Schema>, subject: string): Promise<number | null> {
  const last = await trx
    .selectFrom('audit_log')
    .select('at')
    .where('subject', '=', subject)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.at ?? null;
}

async function accountOf(trx: Kysely<Schema>, id: string): Promise<Account | undefined> {
  const row = await trx.selectFrom('accounts').selectAll().where('public_id', '=', id).executeTakeFirst();
  return row && toAccount(row);
}
