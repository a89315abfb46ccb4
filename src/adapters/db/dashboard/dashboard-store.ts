import { sql } from 'kysely';
import type { DashboardStore, UndeliveredErasure } from '../../../app/ports/dashboard.ts';
import type { VisitKind } from '../../../app/ports/visit.ts';
import { dayName } from '../../../domain/time/agency-day.ts';
import type { Database } from '../engine/connect.ts';
import { writtenAt } from '../reviews/review-search.ts';
import { leadsByDay, leadsByOutcome, responseTimes, simulationsByBand } from './dashboard-leads.ts';

const undelivered = ['pending', 'not_configured', 'dead'] as const satisfies UndeliveredErasure['state'][];

const HOUR_MS = 3_600_000;

/** Creates the reader of the dashboard's figures, on either engine. `DashboardStore` documents its functions. */
export function createDashboardStore({ db }: Database): DashboardStore {
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

    async reviewMoves(from) {
      // The agency's midnights are full hours of UTC, so hours are fine enough to separate its days.
      const hourOf = (time: string) => sql<number>`${sql.ref(time)} / ${sql.lit(HOUR_MS)}`;
      const rows = await db
        .selectFrom('reviews')
        .select([hourOf('created_at').as('arrived'), hourOf('decided_at').as('decided'), 'status'])
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where(({ eb, or }) => or([eb('created_at', '>=', from), eb('decided_at', '>=', from)]))
        .groupBy(['arrived', 'decided', 'status'])
        .execute();
      return rows.map(({ arrived, decided, ...move }) => ({
        ...move,
        arrived: arrived * HOUR_MS,
        decided: decided === null ? null : decided * HOUR_MS,
      }));
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

    leadsByDay: async (period, most) => (await leadsByDay(period, most).execute(db)).rows,

    async simulations(period, bands) {
      const { rows } = await simulationsByBand(period, bands).execute(db);
      return rows.map((row) => ({
        platform: row.platform,
        bands: bands.map((_, band) => row[`band${band}`] ?? 0),
      }));
    },

    async visits({ from, until }) {
      const counted = (kind: VisitKind) =>
        db
          .selectFrom('visit_counts')
          .where('day', '>=', dayName(from))
          .where('day', '<', dayName(until))
          .where('kind', '=', kind);
      const [views, steps] = await Promise.all([
        counted('view')
          .select(({ fn }) => ['name as page', fn.sum<number>('count').as('count')])
          .groupBy('name')
          .orderBy('count', 'desc')
          .orderBy('name')
          .execute(),
        counted('step').select(['day', 'name as step', 'count']).execute(),
      ]);
      return { views, steps };
    },

    outcomes: async (period) => (await leadsByOutcome(period).execute(db)).rows,

    async responseTimes(period) {
      const { rows } = await responseTimes(period).execute(db);
      return rows[0] ?? { answered: 0, median: null, ninety: null };
    },

    async deliveries() {
      // Two counts, each read from an index: all deliveries, and the few notices of erasures, which have no lead.
      const count = (which: 'all' | 'erasures') =>
        db
          .selectFrom('deliveries')
          .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
          // Delivered deliveries are left out: they are by far the most.
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

    async ratingsByMonth(months, until) {
      const [first] = months;
      if (!first) return [];
      // Newest month first: the first month that begins before the review was written is its month.
      const cases = months
        .toReversed()
        .map(({ month, from }) => sql`when ${writtenAt} >= ${from} then ${month}`);
      const { rows } = await sql<{ month: string; sum: number; count: number }>`
        select case ${sql.join(cases, sql` `)} end as month, sum(rating) as sum, count(*) as count from reviews
        where status = 'approved' and rating is not null and ${writtenAt} >= ${first.from} and ${writtenAt} < ${until}
        group by 1`.execute(db);
      return rows;
    },
  };
}
