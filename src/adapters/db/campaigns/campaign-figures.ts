import type { CampaignFigures } from '../../../app/ports/dashboard.ts';
import { insideRange } from '../../../domain/campaign/inside-range.ts';
import type { Database } from '../engine/connect.ts';
import type { CampaignRow } from './campaign-tables.ts';

/** Creates the reader of the dashboard's campaign figures, on either engine. See `CampaignFigures`. */
export function createCampaignFigures({ db }: Database): CampaignFigures {
  return {
    async counts() {
      const rows = await db
        .selectFrom('campaigns')
        .select(({ fn }) => ['status', fn.countAll<number>().as('total')])
        .groupBy('status')
        .execute();
      const counts = { planned: 0, active: 0, finished: 0 };
      for (const { status, total } of rows) counts[status] = total;
      return counts;
    },

    latest: (limit) =>
      db
        .selectFrom('campaigns')
        .select(['public_id as id', 'artist', 'created_at as createdAt'])
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute(),

    async createdSince(from) {
      const rows = await db
        .selectFrom('campaigns')
        .select('created_at')
        .where('created_at', '>=', from)
        .execute();
      return rows.map(({ created_at }) => created_at);
    },

    async range() {
      const rows = await db
        .selectFrom('campaigns')
        .select(['status', 'actual_views', 'actual_cost', 'cost_min', 'cost_max', 'cost_unit'])
        .where('status', '=', 'finished')
        .execute();
      const verdicts = rows
        .map((row) =>
          insideRange({
            status: row.status,
            actualViews: row.actual_views,
            actualCost: row.actual_cost,
            prices: pricesOf(row),
          }),
        )
        .filter((verdict) => verdict !== null);
      return { judged: verdicts.length, inside: verdicts.filter(Boolean).length };
    },
  };
}

function pricesOf({
  cost_unit: unit,
  cost_min: min,
  cost_max: max,
}: Pick<CampaignRow, 'cost_unit' | 'cost_min' | 'cost_max'>) {
  return unit === null || min === null || max === null ? null : { unit, cost: { min, max } };
}
