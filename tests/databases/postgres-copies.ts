import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { databaseOn, POSTGRES_TEMPLATE } from './template-databases.ts';

/**
 * Copies of the migrated database of a test run's PostgreSQL server. Creating and dropping one costs more than emptying it
 * (decision record 0081), so tests reuse copies. A copy whose schema a test has changed, or that it has filled, is dropped.
 */

/** Names of the emptied copies, a table of the server's `postgres` database. */
const FREE = 'free_copies';

/** Size of the tables above which a copy is dropped, in bytes: emptying leaves its pages, and its statistics. */
const MOST_BYTES = 4_000_000;

/** Everything except rows that a test may change: tables, indexes, triggers, functions, migrations, settings. */
const FINGERPRINT = `
  select md5(concat(
    (select string_agg(concat(relname, relkind, relnatts, relchecks), ',' order by relname)
      from pg_class where relnamespace = 'public'::regnamespace),
    (select string_agg(concat(tgname, tgenabled), ',' order by tgname, tgrelid) from pg_trigger where not tgisinternal),
    (select string_agg(concat(proname, md5(prosrc)), ',' order by proname)
      from pg_proc where pronamespace = 'public'::regnamespace),
    (select string_agg(name, ',' order by name) from migrations),
    (select count(*) from pg_db_role_setting join pg_database on setdatabase = pg_database.oid
      where datname = current_database())
  )) as print,
  (select coalesce(sum(pg_relation_size(oid)), 0)::int8 from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace) as bytes`;

/** In the role of a replica, triggers do not fire; otherwise they would record the deletions. */
const EMPTY = `
  do $$
  declare one text;
  begin
    perform set_config('session_replication_role', 'replica', true);
    for one in select relname from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> 'migrations'
    loop
      execute format('delete from %I', one);
    end loop;
    perform setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false) from pg_sequences;
  end $$`;

/** Prepares a server with a migrated template for `takeCopy`. */
export async function prepareCopies(serverUrl: string): Promise<void> {
  const template = await connected(databaseOn(serverUrl, POSTGRES_TEMPLATE), async (ask) => {
    const [present] = await ask(FINGERPRINT);
    return { print: String(present?.['print']), rows: await rowsOf(ask) };
  });
  await connected(serverUrl, async (ask) => {
    await ask(`create table ${FREE} (name text primary key)`);
    await ask('create table template (print text, rows text)');
    await ask('insert into template values ($1, $2)', [template.print, template.rows]);
  });
}

/** Returns the name of an empty, migrated database that no other test uses. */
export function takeCopy(serverUrl: string): Promise<string> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  return connected(serverUrl, async (ask) => {
    const [free] = await ask(
      `delete from ${FREE} where name = (select name from ${FREE} limit 1 for update skip locked) returning name`,
    );
    // Renamed, so that late queries of an earlier test do not find the database.
    if (free) await ask(`alter database ${free['name']} rename to ${name}`);
    else await ask(`create database ${name} template ${POSTGRES_TEMPLATE}`);
    return name;
  });
}

/** Empties a database for the next test, or drops it. */
export async function returnCopy(serverUrl: string, name: string): Promise<void> {
  await connected(serverUrl, async (ask) => {
    await ask(`select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = '${name}'`);
    const [template] = await ask('select print, rows from template');
    const emptied = await connected(databaseOn(serverUrl, name), async (askCopy) => {
      const [used] = await askCopy(FINGERPRINT);
      if (used?.['print'] !== template?.['print'] || Number(used?.['bytes']) > MOST_BYTES) return false;
      await askCopy(EMPTY);
      await askCopy(String(template?.['rows']));
      return true;
    })
      // A test may have dropped the database, or a table that the fingerprint reads.
      .catch(() => false);
    await ask(
      emptied
        ? `insert into ${FREE} (name) values ('${name}')`
        : `drop database if exists ${name} with (force)`,
    );
  });
}

/** Returns the statements that insert the rows from the migrations. */
async function rowsOf(ask: Ask): Promise<string> {
  const tables = await ask(
    "select relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> 'migrations'",
  );
  const statements: string[] = [];
  for (const { relname: table } of tables) {
    const [found] = await ask(`select json_agg(row)::text as rows from "${table}" row`);
    const rows = found?.['rows'];
    if (rows)
      statements.push(
        `insert into "${table}" overriding system value
          select * from json_populate_recordset(null::"${table}", '${String(rows).replaceAll("'", "''")}')`,
      );
  }
  return statements.join(';');
}

type Ask = (statement: string, values?: string[]) => Promise<Record<string, unknown>[]>;

/** Runs work with a connection to a database, which it closes afterwards. */
async function connected<T>(url: string, work: (ask: Ask) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(async (statement, values) => (await client.query(statement, values)).rows);
  } finally {
    await client.end();
  }
}
