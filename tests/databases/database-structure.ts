import { sql } from 'kysely';
import type { Database } from '../../src/adapters/db/engine/connect.ts';

/**
 * Returns a line for each column, key, index, constraint, trigger and function of a database, sorted: two databases with
 * the same lines have the same schema, whatever the order of their columns.
 */
export async function structureOf({ db, engine }: Database): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`${sql.raw(engine === 'sqlite' ? SQLITE : POSTGRES)}`.execute(
    db,
  );
  return rows.map(({ line }) => plain(line)).sort();
}

/** Removes differences without meaning: quotation marks, capitals, and spaces beside punctuation. */
const plain = (line: string): string =>
  line
    .replace(/[\s"]+/g, ' ')
    .replace(/ *([(),;]) */g, '$1')
    .trim()
    .toLowerCase();

const SQLITE = `
  with tables as (select name from sqlite_master where type = 'table')
  select concat_ws(' ', 'column', tables.name, c.name, c.type, c."notnull", c.dflt_value, c.pk) as line
    from tables, pragma_table_xinfo(tables.name) as c
  union all
  select concat_ws(' ', 'foreign key', tables.name, f."from", f."table", f."to", f.on_update, f.on_delete)
    from tables, pragma_foreign_key_list(tables.name) as f
  union all
  select concat_ws(' ', 'key', tables.name, i."unique", i.origin,
      (select group_concat(x.name, ',' order by x.seqno) from pragma_index_info(i.name) as x))
    from tables, pragma_index_list(tables.name) as i where i.origin <> 'c'
  union all
  select sql from sqlite_master where type not in ('table') and sql is not null`;

const POSTGRES = `
  with tables as (select oid, relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace)
  select concat_ws(' ', 'column', relname, attname, format_type(atttypid, atttypmod), attnotnull, attidentity,
      attcollation::regcollation, pg_get_expr(adbin, adrelid), pg_get_serial_sequence(relname, attname)) as line
    from tables join pg_attribute on attrelid = tables.oid and attnum > 0 and not attisdropped
    left join pg_attrdef on adrelid = attrelid and adnum = attnum
  union all
  select concat_ws(' ', 'constraint', relname, conname, pg_get_constraintdef(pg_constraint.oid))
    from tables join pg_constraint on conrelid = tables.oid where contype <> 't'
  union all
  select pg_get_indexdef(indexrelid) from tables join pg_index on indrelid = tables.oid
  union all
  select pg_get_triggerdef(pg_trigger.oid) from tables join pg_trigger on tgrelid = tables.oid where not tgisinternal
  union all
  select concat_ws(' ', 'function', proname, prosrc) from pg_proc
    where pronamespace = 'public'::regnamespace and prolang <> (select oid from pg_language where lanname = 'c')
  union all
  select concat('extension ', extname) from pg_extension`;
