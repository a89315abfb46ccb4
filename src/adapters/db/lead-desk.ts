import { type Kysely, sql } from 'kysely';
import type { LeadDesk, LeadSearch, LeadSummary } from '../../app/ports/leads.ts';
import { appendAudit } from './audit-log.ts';
import type { Database, Engine } from './connect.ts';
import { readRecords, readReports, summaries } from './lead-records.ts';
import { searchParts } from './lead-search.ts';
import type { Schema } from './schema.ts';
import { storableText } from './storable-text.ts';

/** Leads that an export reads at once. */
const PART = 500;
/** Numbers of leads that a page asks for at least: a list that ends within them is counted by that. */
const AHEAD = 500;

/** The back office's side of leads, on either engine. The promises are those of `LeadDesk`. */
export function createLeadDesk({ db, engine }: Database): LeadDesk {
  return {
    async page(search, { limit, offset }) {
      const ahead = Math.max(limit, AHEAD);
      const numbers = idsOf(db, engine, search, { limit: ahead, offset });
      // PostgreSQL counts on a connection of its own meanwhile; SQLite has one thread, and counts when it must.
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

    async change(id, { status, assigneeId }, assignable, actor) {
      return db.transaction().execute(async (trx) => {
        const before = await trx
          .selectFrom('leads')
          .select(['id', 'status', 'assignee_id'])
          .where('public_id', '=', id)
          // The entry says what the lead was changed from: nobody else may change it in between.
          .$if(engine === 'postgres', (query) => query.forNoKeyUpdate())
          .executeTakeFirst();
        if (!before) return 'unknown';
        const entry = { ...actor, at: await momentOfChange(trx, id, actor.at), subject: id };
        const lead = trx.updateTable('leads').where('id', '=', before.id);
        if (assigneeId !== undefined && assigneeId !== before.assignee_id) {
          if (assigneeId !== null && !(await canBeGiven(trx, assigneeId, assignable)))
            return 'assignee_unknown';
          await lead.set({ assignee_id: assigneeId }).execute();
          await appendAudit(trx, {
            ...entry,
            action: 'lead_assigned',
            before: { assignee: before.assignee_id },
            after: { assignee: assigneeId },
          });
        }
        if (status !== undefined && status !== before.status) {
          await lead.set({ status }).execute();
          await appendAudit(trx, {
            ...entry,
            action: 'lead_status_changed',
            before: { status: before.status },
            after: { status },
          });
        }
        return 'done';
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

/** The database's own numbers of the leads that match, in order; all of them without a limit. */
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

/** A change that waited for another one's lock began before it, but comes after it in the lead's story. */
async function momentOfChange(trx: Kysely<Schema>, subject: string, begun: number): Promise<number> {
  const last = await trx
    .selectFrom('audit_log')
    .select('at')
    .where('subject', '=', subject)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return Math.max(begun, last?.at ?? begun);
}

async function canBeGiven(
  trx: Kysely<Schema>,
  accountId: string,
  roles: Parameters<LeadDesk['change']>[2],
): Promise<boolean> {
  const account = await trx
    .selectFrom('accounts')
    .select('id')
    .where('public_id', '=', accountId)
    .where('disabled_at', 'is', null)
    .where('role', 'in', roles)
    .executeTakeFirst();
  return account !== undefined;
}
