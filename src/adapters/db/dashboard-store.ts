import { sql } from 'kysely';
import type { DashboardStore, Period, UndeliveredErasure } from '../../app/ports/dashboard.ts';
import type { LeadKind } from '../../app/ports.ts';
import { OTHER_SOURCES } from '../../domain/dashboard/scale.ts';
import type { Platform } from '../../domain/simulator/inputs.ts';
import type { Database } from './connect.ts';
import { searchParts } from './lead-search.ts';
import { writtenAt } from './review-search.ts';

const DAY_MS = 86_400_000;
/** Written into the statements: the indexes of migration 0007 hold this very expression, and both engines divide whole numbers. */
const DAY = sql.lit(DAY_MS);
const dayOfLead = sql<number>`(created_at / ${DAY})`;
const OTHER = sql.lit(OTHER_SOURCES);

const undelivered = ['pending', 'not_configured', 'dead'] as const satisfies UndeliveredErasure['state'][];

/** The dashboard's figures, counted by the database, on either engine. The promises are those of `DashboardStore`. */
export function createDashboardStore({ db, engine }: Database): DashboardStore {
  return {
    async reviewCounts() {
      const rows = await db
        .selectFrom('reviews')
        .select(({ fn }) => ['status', fn.countAll<number>().as('count')])
        .where('status', 'in', ['pending', 'approved'])
        .groupBy('status')
        .execute();
      const of = (wanted: string) => rows.find(({ status }) => status === wanted)?.count ?? 0;
      return { pending: of('pending'), approved: of('approved') };
    },

    latestLeads: (limit) =>
      db
        .selectFrom('leads')
        .select(['public_id as id', 'kind', 'name', 'created_at as at'])
        .orderBy('created_at', 'desc')
        .orderBy('leads.id', 'desc')
        .limit(limit)
        .execute(),

    async latestReviews(limit) {
      const rows = await db
        .selectFrom('reviews')
        .select(['public_id as id', 'owner', 'status', 'name', 'rating', writtenAt.as('at')])
        .where('status', '!=', 'rejected')
        .orderBy(writtenAt, 'desc')
        .orderBy('reviews.id', 'desc')
        .limit(limit)
        .execute();
      return rows.map(({ owner, status, ...review }) => ({
        ...review,
        own: owner === 'site',
        status: status === 'pending' ? 'pending' : 'approved',
      }));
    },

    async leadsByDay(period, most) {
      const { rows } = await sql<{ day: number; source: string; kind: LeadKind; leads: number }>`
        with days as materialized (
          select ${dayOfLead} as day, source, kind, count(*) as leads
          from leads where ${during(period)} group by ${dayOfLead}, source, kind
        ), top as (
          select source from days where source <> ${OTHER_SOURCES}
          group by source order by sum(leads) desc, source limit ${most}
        )
        select day, case when source in (select source from top) then source else ${OTHER} end as source, kind,
          cast(sum(leads) as bigint) as leads
        from days group by 1, 2, 3`.execute(db);
      return rows;
    },

    async simulations(period, bands) {
      // Counted day by day, as the index is ordered: nothing is sorted.
      const counts = bands.map(({ from, to }, band) => {
        const within = to === null ? sql`budget >= ${from}` : sql`budget >= ${from} and budget < ${to}`;
        return sql`count(*) filter (where ${within}) as ${sql.ref(`band${band}`)}`;
      });
      const sums = bands.map((_, band) => {
        const name = sql.ref(`band${band}`);
        return sql`cast(sum(${name}) as bigint) as ${name}`;
      });
      const { rows } = await sql<{ platform: Platform } & Record<`band${number}`, number>>`
        select platform, ${sql.join(sums)} from (
          select platform, ${sql.join(counts)} from leads
          where kind = 'simulation' and ${during(period)} group by ${dayOfLead}, platform
        ) as days group by platform`.execute(db);
      return rows.map((row) => ({
        platform: row.platform,
        bands: bands.map((_, band) => row[`band${band}`] ?? 0),
      }));
    },

    async visits({ from, until }) {
      // All pages are one number.
      const step = sql<string | null>`case kind when 'step' then name end`;
      const day = (time: number) => new Date(time).toISOString().slice(0, 10);
      const rows = await db
        .selectFrom('visit_counts')
        .select(({ fn }) => ['kind', step.as('step'), fn.sum<number>('count').as('total')])
        .where('day', '>=', day(from))
        .where('day', '<', day(until))
        .groupBy(['kind', step])
        .execute();
      const views = rows.find(({ kind }) => kind === 'view')?.total ?? 0;
      return { views, steps: new Map(rows.flatMap(({ step, total }) => (step ? [[step, total]] : []))) };
    },

    async won({ from, until }) {
      const search = { kinds: ['simulation'], statuses: ['won'], from, until } as const;
      const parts = searchParts({ ...search, sort: 'created', order: 'desc' }, engine);
      const { rows } = await sql<{
        total: number;
      }>`select count(*) as total from ${parts.countFrom} ${parts.where}`.execute(db);
      return rows[0]?.total ?? 0;
    },

    async deliveries() {
      // Two counts, each from an index: notices of erasures have no lead, and are few.
      const count = (which: 'all' | 'erasures') =>
        db
          .selectFrom('deliveries')
          .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
          // Not all states: the delivered ones are by far the most.
          .where('state', 'in', undelivered)
          .$if(which === 'erasures', (query) => query.where('lead_id', 'is', null))
          .groupBy('state')
          .execute();
      const anyDelivered = db
        .selectFrom('deliveries')
        .select('id')
        .where('state', '=', 'delivered')
        .limit(1)
        .executeTakeFirst();
      const [all, erasures, delivered] = await Promise.all([count('all'), count('erasures'), anyDelivered]);
      const of = (wanted: string) => {
        const [every = 0, without = 0] = [all, erasures].map(
          (rows) => rows.find(({ state }) => state === wanted)?.count,
        );
        return every - without;
      };
      return {
        pending: of('pending'),
        notConfigured: of('not_configured'),
        dead: of('dead'),
        delivered: delivered !== undefined,
      };
    },

    async erasures(limit) {
      const waiting = db
        .selectFrom('deliveries')
        .where('lead_id', 'is', null)
        .where('state', 'in', undelivered);
      const [counted, rows] = await Promise.all([
        waiting.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
        waiting
          .select(['message_id', 'destination', 'state', 'attempts', 'next_attempt_at'])
          .select(['last_status', 'last_error'])
          .orderBy(sql`case state when 'dead' then 0 else 1 end`)
          .orderBy('id', 'desc')
          .limit(limit)
          .execute(),
      ]);
      const items = rows.map((row) => ({
        id: row.message_id,
        destination: row.destination,
        state: row.state as UndeliveredErasure['state'],
        attempts: row.attempts,
        nextAttemptAt: row.next_attempt_at,
        status: row.last_status,
        error: row.last_error,
      }));
      return { total: counted.total, items };
    },

    async ratingsByDay({ from, until }) {
      const { rows } = await sql<{ day: number; sum: number; count: number }>`
        select ${writtenAt} / ${DAY} as day, sum(rating) as sum, count(*) as count from reviews
        where status = 'approved' and rating is not null and ${writtenAt} >= ${from} and ${writtenAt} < ${until}
        group by 1`.execute(db);
      return rows;
    },
  };
}

const during = ({ from, until }: Period) =>
  sql`${dayOfLead} >= ${from / DAY_MS} and ${dayOfLead} < ${until / DAY_MS}`;
