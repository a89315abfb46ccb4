import { type Kysely, type Selectable, sql } from 'kysely';
import type { Account } from '../../../app/ports/account.ts';
import type { AuditEntry } from '../../../app/ports/audit.ts';
import type { LeadDesk, LeadSearch, LeadState, LeadSummary, OtherLead } from '../../../app/ports/leads.ts';
import type { Todo } from '../../../domain/lead/lead-values.ts';
import { accountRecord } from '../accounts/account-tables.ts';
import { appendAudit } from '../audit/audit-log.ts';
import type { Database, Engine } from '../engine/connect.ts';
import type { Schema } from '../schema.ts';
import { readRecords, readReports, summaries } from './lead-records.ts';
import { searchParts } from './lead-search.ts';
import { copiedColumns, copiesOf, isCorrected, stateRecord } from './lead-state.ts';
import { type LeadRow, noteRecord } from './lead-tables.ts';

/** The number of leads that an export reads at once. */
const PART = 500;
/** The least number of row ids that a page reads: a list that ends within them needs no separate count. */
const AHEAD = 500;
/** The most other leads of a person that a lead shows. */
const OTHERS = 20;

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
      const row = await db
        .selectFrom('leads')
        .select(['id', 'email_key'])
        .where('public_id', '=', id)
        .executeTakeFirst();
      const [record] = row ? await readRecords(db, [row.id]) : [];
      return record && row && { ...record, others: await othersOf(db, row) };
    },

    async neighbours(id, search) {
      const { key, conditions, from } = searchParts(search, engine);
      const { rows } = await sql<{ id: number; key: unknown }>`select id, ${key} as key
        from leads where public_id = ${id}`.execute(db);
      const [lead] = rows;
      if (!lead) return undefined;
      const nearest = async (order: 'asc' | 'desc') => {
        const beyond = sql`(${key}, id) ${sql.raw(order === 'asc' ? '>' : '<')} (${lead.key}, ${lead.id})`;
        const { rows: found } = await sql<{ public_id: string }>`select public_id from leads where id =
          (select id from ${from} where ${sql.join([...conditions, beyond], sql` and `)}
          order by ${key} ${sql.raw(order)}, id ${sql.raw(order)} limit 1)`.execute(db);
        return found[0]?.public_id ?? null;
      };
      const forwards = search.order;
      return {
        previous: await nearest(forwards === 'asc' ? 'desc' : 'asc'),
        next: await nearest(forwards),
      };
    },

    async counts(today) {
      // Each number is read from the index of its column, so that it costs no more than the rows that it counts.
      const day = sql`coalesce(follow_up, 2147483647)`;
      const { rows } = await sql<Record<Todo | 'twice', number>>`select
        (select count(*) from leads where status = 'new') as new,
        (select count(*) from leads where ${day} = ${today}) as today,
        (select count(*) from leads where ${day} < ${today}) as overdue,
        (select count(*) from leads where ${day} <= ${today} and status = 'new') as twice`.execute(db);
      const { twice, ...counts } = rows[0] ?? { new: 0, today: 0, overdue: 0, twice: 0 };
      return { ...counts, any: counts.new + counts.today + counts.overdue - twice };
    },

    async change(ids, judge, candidateId) {
      return db.transaction().execute(async (trx) => {
        const rows = await trx
          .selectFrom('leads')
          .select(['id', 'public_id', ...stateRecord.columns, ...copiedColumns])
          .where('public_id', 'in', [...new Set(ids)])
          // All changes lock in one order, so that two of them never wait for each other.
          .orderBy('id')
          // The audit entry names the former values: no other transaction may change them in between.
          .$if(engine === 'postgres', (query) => query.forNoKeyUpdate())
          .execute();
        const candidate = candidateId ? await accountOf(trx, candidateId) : undefined;
        const told = await newestEntries(
          trx,
          rows.map((row) => row.public_id),
        );
        const entries: AuditEntry[] = [];
        const changes: { row: (typeof rows)[number]; after: LeadState }[] = [];
        for (const row of rows) {
          const { public_id: id } = row;
          const before = { id, ...stateRecord.toRecord(row), toldAt: told.get(id) ?? null };
          const judged = judge(before, candidate);
          if (!judged.ok) return judged;
          if (judged.entries.length === 0) continue;
          changes.push({ row, after: judged.after });
          entries.push(...judged.entries);
        }
        for (const { row, after } of changes)
          await trx
            .updateTable('leads')
            .set(stateRecord.toRow(after))
            .$if(isCorrected(row, after), (query) => query.set(copiesOf(row, after)))
            .where('id', '=', row.id)
            .execute();
        if (entries.length > 0) await appendAudit(trx, ...entries);
        return { ok: true, value: rows.length };
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
          .values({ ...noteRecord.toRow(note), lead_id: lead.id, from_person: note.fromPerson ? 1 : 0 })
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

/** Returns the newest other leads with the address of a lead. */
async function othersOf(
  db: Kysely<Schema>,
  lead: Pick<Selectable<LeadRow>, 'id' | 'email_key'>,
): Promise<OtherLead[]> {
  // The address of the leads that were typed without one.
  if (lead.email_key === '') return [];
  const rows = await db
    .selectFrom('leads')
    .select(['public_id', 'kind', 'created_at', 'status'])
    .where('email_key', '=', lead.email_key)
    .where('id', '!=', lead.id)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(OTHERS)
    .execute();
  return rows.map(({ public_id, kind, created_at, status }) => ({
    id: public_id,
    kind,
    createdAt: created_at,
    status,
  }));
}

/** Returns the moments of the newest entries of the audit log about these subjects. */
async function newestEntries(trx: Kysely<Schema>, subjects: string[]): Promise<Map<string | null, number>> {
  if (subjects.length === 0) return new Map();
  const rows = await trx
    .selectFrom('audit_log')
    .select(({ fn }) => ['subject', fn.max('at').as('at')])
    .where('subject', 'in', subjects)
    .groupBy('subject')
    .execute();
  return new Map(rows.map(({ subject, at }) => [subject, at]));
}

async function accountOf(trx: Kysely<Schema>, id: string): Promise<Account | undefined> {
  const row = await trx.selectFrom('accounts').selectAll().where('public_id', '=', id).executeTakeFirst();
  return row && accountRecord.toRecord(row);
}
