import { sql } from 'kysely';
import type { ChangeCounters, Counters } from '../../app/ports/leads.ts';
import type { Database } from './connect.ts';

/**
 * PostgreSQL numbers a row before its transaction ends, so a smaller number may appear after a larger one: as many of the
 * newest rows are counted as no burst of transactions spans.
 */
const RECENT = 200;

/** The newest numbers, from the ends of the primary keys. */
export function createChangeCounters({ db }: Database): ChangeCounters {
  return {
    async read() {
      const { rows } = await sql<Counters>`
        select leads, changes, reviews,
          (select count(*) from leads where id > newest.leads - ${sql.lit(RECENT)})
          + (select count(*) from audit_log where id > newest.changes - ${sql.lit(RECENT)})
          + (select count(*) from reviews where id > newest.reviews - ${sql.lit(RECENT)}) as recent
        from (select coalesce((select max(id) from leads), 0) as leads,
          coalesce((select max(id) from audit_log), 0) as changes,
          coalesce((select max(id) from reviews), 0) as reviews) as newest`.execute(db);
      return rows[0] ?? { leads: 0, changes: 0, reviews: 0, recent: 0 };
    },
  };
}
