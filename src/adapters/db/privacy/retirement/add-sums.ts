import { type Kysely, sql } from 'kysely';
import { middleOfMonth, NAMED_FROM, sumLeads } from '../../../../domain/lead/retention/sums.ts';
import { dayName, dayNumber } from '../../../../domain/time/agency-day.ts';
import type { Schema } from '../../schema.ts';

/** Adds leads that are about to be deleted to the sums of the dashboard, inside the transaction that deletes them. */
export async function addSums(trx: Kysely<Schema>, ids: readonly number[]): Promise<void> {
  const rows = await trx
    .selectFrom('leads')
    .select(['day', 'kind', 'source', 'status', 'platform', 'budget'])
    .select(['won_value as wonValue', 'response_ms as responseMs'])
    .where('id', 'in', ids)
    .where('demo', '=', 0)
    .execute();
  const named = await frequentSources(trx, [...new Set(rows.map(({ day }) => middleOfMonth(day)))]);
  const { days, bands, outcomes, answers } = sumLeads(
    // The column has the platform of any form; the dashboard counts those of simulations.
    rows.map((row) => ({ ...row, platform: row.platform as never })),
    (month, source) => named.has(keyOf(month, source)),
  );
  if (days.length > 0)
    await trx
      .insertInto('lead_days')
      .values(days)
      .onConflict((conflict) =>
        conflict.columns(['day', 'kind', 'source']).doUpdateSet({
          leads: sql`lead_days.leads + excluded.leads`,
        }),
      )
      .execute();
  if (bands.length > 0)
    await trx
      .insertInto('lead_bands')
      .values(bands.map(({ budgetFrom, ...band }) => ({ ...band, budget_from: budgetFrom })))
      .onConflict((conflict) =>
        conflict.columns(['day', 'platform', 'budget_from']).doUpdateSet({
          leads: sql`lead_bands.leads + excluded.leads`,
        }),
      )
      .execute();
  if (outcomes.length > 0)
    await trx
      .insertInto('lead_outcomes')
      .values(outcomes.map(({ wonValue, ...outcome }) => ({ ...outcome, won_value: wonValue })))
      .onConflict((conflict) =>
        conflict.columns(['day', 'kind', 'status']).doUpdateSet({
          leads: sql`lead_outcomes.leads + excluded.leads`,
          won_value: sql`lead_outcomes.won_value + excluded.won_value`,
          valued: sql`lead_outcomes.valued + excluded.valued`,
          budget: sql`lead_outcomes.budget + excluded.budget`,
          budgeted: sql`lead_outcomes.budgeted + excluded.budgeted`,
        }),
      )
      .execute();
  if (answers.length > 0)
    await trx
      .insertInto('lead_answer_times')
      .values(answers.map(({ day, responseMs }) => ({ day, response_ms: responseMs })))
      .execute();
}

/**
 * Returns the months and sources of which enough leads came. Counts the stored leads too, and those already in the sums: a
 * night deletes few of a month, and no source would ever be frequent among them alone.
 */
async function frequentSources(trx: Kysely<Schema>, months: readonly number[]): Promise<Set<string>> {
  const frequent = new Set<string>();
  for (const month of months) {
    const name = dayName(month).slice(0, 7);
    const from = dayNumber(`${name}-01`);
    const until = from + 31;
    const { rows } = await sql<{ source: string }>`
      select source from (
        select source, count(*) as leads from leads where day >= ${from} and day < ${until} group by source
        union all
        select source, sum(leads) as leads from lead_days where day >= ${from} and day < ${until} group by source
      ) as counted group by source having sum(leads) >= ${NAMED_FROM}`.execute(trx);
    for (const { source } of rows) frequent.add(keyOf(month, source));
  }
  return frequent;
}

const keyOf = (month: number, source: string) => `${month} ${source}`;
