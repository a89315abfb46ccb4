import { type Kysely, sql } from 'kysely';
import { countChanges } from '../engine/counted-changes.ts';
import { columnTypes, type Migration, runStatements } from '../engine/migration.ts';
import { closeModerationLog, keptInBaseline } from '../reviews/moderation-guard.ts';
import type { Schema } from '../schema.ts';
import { accountAndLeadChanges, accountsAndLeads } from './baseline/accounts-and-leads.ts';
import { blogAndReleases, blogChanges } from './baseline/blog-and-releases.ts';
import { campaignsAndReviews, reviewChanges } from './baseline/campaigns-and-reviews.ts';
import { pageChanges, pages } from './baseline/pages.ts';
import { site, siteChanges } from './baseline/site.ts';

/** Creates the schema of version 0.1.0 (decision record 0118). The row types in `schema.ts` document the columns. */
export const baseline: Migration = async (db, engine) => {
  const types = columnTypes(engine);
  for (const tables of [site, accountsAndLeads, campaignsAndReviews, pages, blogAndReleases])
    await runStatements(db, tables(types));
  if (engine === 'postgres') {
    await searchByTrigrams(db);
    await createCounter(db);
  }
  await closeModerationLog(db, engine, keptInBaseline);
  for (const changes of [siteChanges, accountAndLeadChanges, reviewChanges, pageChanges, blogChanges])
    await countChanges(db, engine, changes);
};

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

/** Creates the function by which a trigger raises a revision, once in a transaction. */
async function createCounter(db: Kysely<Schema>): Promise<void> {
  await sql`create function count_revision() returns trigger language plpgsql as $$
      declare mark constant text := 'mdmc.counted_' || tg_argv[0];
      begin
        if current_setting(mark, true) is distinct from txid_current()::text then
          update revisions set number = number + 1 where name = tg_argv[0];
          perform set_config(mark, txid_current()::text, true);
        end if;
        return null;
      end $$`.execute(db);
}
