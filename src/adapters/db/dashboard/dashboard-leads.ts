import { type RawBuilder, sql } from 'kysely';
import type { OutcomeSums, Period } from '../../../app/ports/dashboard.ts';
import type { LeadKind } from '../../../app/ports.ts';
import type { ResponseTimes } from '../../../domain/dashboard/response-time.ts';
import { type BudgetBand, OTHER_SOURCES } from '../../../domain/dashboard/scale.ts';
import type { Platform } from '../../../domain/simulator/inputs.ts';

/*
 * SQL of the dashboard's figures of leads. On either engine, it counts a hundred thousand leads from an index alone: it
 * groups by day first, in the order of its indexes (`migrations/baseline/accounts-and-leads.ts`), so that the database
 * sorts no rows but response times. Each figure adds what deleted leads left (`domain/lead/retention/sums.ts`): their months
 * count whole, in the period that has the fifteenth.
 */

const OTHER = sql.lit(OTHER_SOURCES);
const during = ({ from, until }: Period) => sql`day >= ${from} and day < ${until}`;

/** Counts leads by day, source and kind. Sources that are not among the `most` most frequent ones count as `other`. */
export function leadsByDay(
  period: Period,
  most: number,
): RawBuilder<{ day: number; source: string; kind: LeadKind; leads: number }> {
  return sql`
    with days as materialized (
      select day, source, kind, count(*) as leads from leads where ${during(period)} group by day, source, kind
      union all select day, source, kind, leads from lead_days where ${during(period)}
    ), top as (
      select source from days where source <> ${OTHER_SOURCES}
      group by source order by sum(leads) desc, source limit ${most}
    )
    select day, case when source in (select source from top) then source else ${OTHER} end as source, kind,
      cast(sum(leads) as bigint) as leads
    from days group by 1, 2, 3`;
}

/** Counts simulations by platform, in one column for each of `bands`: `band0`, `band1`, … */
export function simulationsByBand(
  period: Period,
  bands: readonly BudgetBand[],
): RawBuilder<{ platform: Platform } & Record<`band${number}`, number>> {
  const counts = bands.map(({ from, to }, band) => {
    const within = to === null ? sql`budget >= ${from}` : sql`budget >= ${from} and budget < ${to}`;
    return sql`count(*) filter (where ${within}) as ${sql.ref(`band${band}`)}`;
  });
  const retired = bands.map(({ from, to }) => {
    const within =
      to === null ? sql`budget_from >= ${from}` : sql`budget_from >= ${from} and budget_from < ${to}`;
    return sql`coalesce(sum(leads) filter (where ${within}), 0)`;
  });
  const sums = bands.map((_, band) => {
    const name = sql.ref(`band${band}`);
    return sql`cast(sum(${name}) as bigint) as ${name}`;
  });
  return sql`
    select platform, ${sql.join(sums)} from (
      select platform, ${sql.join(counts)} from leads
      where kind = 'simulation' and ${during(period)} group by day, platform
      union all select platform, ${sql.join(retired)} from lead_bands where ${during(period)} group by platform
    ) as days group by platform`;
}

/** Counts leads by status and kind, and sums their amounts; an amount that is not known counts in no sum. */
export function leadsByOutcome(period: Period): RawBuilder<OutcomeSums> {
  const sum = (column: 'leads' | 'wonValue' | 'valued' | 'budgeted') =>
    sql`cast(coalesce(sum(${sql.ref(column)}), 0) as bigint) as ${sql.ref(column)}`;
  const sums = (['leads', 'wonValue', 'valued', 'budgeted'] as const).map(sum);
  return sql`
    select status, kind, ${sql.join(sums)}, coalesce(sum(budget), 0) as budget from (
      select status, kind, count(*) as leads, sum(won_value) as "wonValue", count(won_value) as valued,
        sum(budget) as budget, count(budget) as budgeted
      from leads where ${during(period)} group by day, status, kind
      union all select status, kind, leads, won_value, valued, budget, budgeted from lead_outcomes where ${during(period)}
    ) as days group by status, kind`;
}

/** Times from the arrival of the period's leads to the first change of status by an account, by the nearest rank. */
export function responseTimes(period: Period): RawBuilder<ResponseTimes> {
  const answered = sql`from (
    select response_ms from leads where ${during(period)} and response_ms is not null
    union all select response_ms from lead_answer_times where ${during(period)}
  ) as answered`;
  const median = sql`(select (total + 1) / 2 from counted)`;
  const ninety = sql`(select (total * 9 + 9) / 10 from counted)`;
  return sql`
    with counted as materialized (select count(*) as total ${answered}),
    ranked as (select response_ms as ms, row_number() over (order by response_ms) as place ${answered})
    select (select total from counted) as answered, max(case when place = ${median} then ms end) as median,
      max(case when place = ${ninety} then ms end) as ninety
    from ranked where place = ${median} or place = ${ninety}`;
}
