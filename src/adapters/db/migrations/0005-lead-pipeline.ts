import { type CreateTableBuilder, type Kysely, sql } from 'kysely';
import { summary } from '../delivery/delivery-summary.ts';
import type { Migration } from '../engine/migration.ts';
import { derivedColumns } from '../leads/lead-columns.ts';
import type { Schema } from '../schema.ts';

/** The number of rows filled at once. */
const BATCH = 500;

/** Adds the back office's work on leads (status, assignee, notes), and the columns and indexes of its list. */
export const leadPipeline: Migration = async (db, engine) => {
  // Compares bytes, regardless of the language of the database: the order is the same on both engines, and fast.
  const plain = engine === 'sqlite' ? sql`text` : sql`text collate "C"`;
  for (const [name, type, otherwise] of [
    ['status', sql`text`, 'new'],
    ['delivery', sql`text`, 'none'],
    ['source', sql`text`, 'direct'],
    ['search', plain, ''],
    ['email_key', sql`text`, ''],
  ] as const) {
    await db.schema
      .alterTable('leads')
      .addColumn(name, type, (column) => column.notNull().defaultTo(otherwise))
      .execute();
  }
  await db.schema.alterTable('leads').addColumn('assignee_id', 'text').execute();
  await db.schema.alterTable('leads').addColumn('platform', 'text').execute();
  await db.schema.alterTable('leads').addColumn('budget', 'double precision').execute();
  await fill(db);

  // One index holds every column that a list filters by: with any filter, only the rows of the page are read.
  await db.schema
    .createIndex('leads_list')
    .on('leads')
    .columns([
      'created_at',
      'id',
      'status',
      'kind',
      'platform',
      'delivery',
      'assignee_id',
      'source',
      'budget',
      'search',
    ])
    .execute();
  await db.schema.createIndex('leads_name').on('leads').columns(['search', 'id']).execute();
  await db.schema.createIndex('leads_person').on('leads').column('email_key').execute();
  // The expressions must be exactly those by which `lead-search.ts` sorts.
  await sql`create index leads_budget on leads (coalesce(budget, -1), id)`.execute(db);
  await sql`create index leads_stage on leads ((case status when 'new' then 0 when 'contacted' then 1 when 'qualified' then 2 when 'won' then 3 else 4 end), id)`.execute(
    db,
  );
  if (engine === 'postgres') await searchByTrigrams(db);

  const notes: CreateTableBuilder<'lead_notes'> = db.schema.createTable('lead_notes');
  await (engine === 'sqlite'
    ? notes.addColumn('id', 'integer', (column) => column.primaryKey())
    : notes.addColumn('id', 'bigint', (column) => column.primaryKey().generatedByDefaultAsIdentity())
  )
    .addColumn('public_id', 'text', (column) => column.notNull().unique())
    .addColumn('lead_id', 'bigint', (column) => column.notNull().references('leads.id').onDelete('cascade'))
    .addColumn('author_id', 'text')
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('lead_notes_lead').on('lead_notes').column('lead_id').execute();

  // The notice of an erasure is a delivery too, and has no lead any more.
  if (engine === 'sqlite') await rebuildDeliveries(db);
  else await sql`alter table deliveries alter column lead_id drop not null`.execute(db);
};

async function fill(db: Kysely<Schema>): Promise<void> {
  let last = 0;
  for (;;) {
    const rows = await db
      .selectFrom('leads')
      .select(['id', 'name', 'email', 'fields', 'utm', 'referrer'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(BATCH)
      .execute();
    if (rows.length === 0) break;
    for (const { id, fields, utm, ...row } of rows) {
      const columns = derivedColumns({ ...row, fields: JSON.parse(fields), utm: JSON.parse(utm) });
      await db.updateTable('leads').set(columns).where('id', '=', id).execute();
      last = id;
    }
  }
  await sql`update leads set delivery = ${summary}`.execute(db);
}

/**
 * Adds an index with PostgreSQL's extension for parts of words, if the server has the extension and permits it. Without
 * it, the search reads `leads_list`.
 */
async function searchByTrigrams(db: Kysely<Schema>): Promise<void> {
  await sql`savepoint trigrams`.execute(db);
  try {
    await sql`create extension if not exists pg_trgm`.execute(db);
    await sql`create index leads_search on leads using gin (search gin_trgm_ops)`.execute(db);
    await sql`release savepoint trigrams`.execute(db);
  } catch {
    await sql`rollback to savepoint trigrams`.execute(db);
  }
}

/**
 * Copies the tables, because SQLite cannot remove `not null` from a column. The attempts are copied too, because
 * dropping the old deliveries would delete the attempts that refer to them; `alter table … rename` then changes the
 * references to the new name.
 */
async function rebuildDeliveries(db: Kysely<Schema>): Promise<void> {
  const steps = [
    `create table new_deliveries (id integer primary key, message_id text not null unique,
      lead_id bigint references leads (id) on delete cascade, destination text not null, body text not null,
      state text not null, attempts integer not null default 0, next_attempt_at bigint, lease text,
      last_status integer, last_error text)`,
    `create table new_attempts (id integer primary key,
      delivery_id bigint not null references new_deliveries (id) on delete cascade, number integer not null,
      started_at bigint not null, duration_ms integer not null, status integer, error text, answer text)`,
    `insert into new_deliveries select id, message_id, lead_id, destination, body, state, attempts, next_attempt_at,
      lease, last_status, last_error from deliveries`,
    `insert into new_attempts select id, delivery_id, number, started_at, duration_ms, status, error, answer
      from delivery_attempts`,
    'drop table delivery_attempts',
    'drop table deliveries',
    'alter table new_deliveries rename to deliveries',
    'alter table new_attempts rename to delivery_attempts',
    'create index deliveries_due on deliveries (state, next_attempt_at)',
    'create index deliveries_lead on deliveries (lead_id)',
    'create index delivery_attempts_delivery on delivery_attempts (delivery_id)',
  ];
  for (const step of steps) await sql.raw(step).execute(db);
}
