import { type Kysely, sql } from 'kysely';
import type { LandingCount, LandingCountStore } from '../../../app/ports/landing/landing.ts';
import type { Database } from '../engine/connect.ts';
import { storableText } from '../engine/storable-text.ts';
import type { Schema } from '../schema.ts';

const key = ['page_id', 'day', 'kind', 'locale', 'channel', 'variant', 'target'] as const;

/** Creates the store of the counts of landing pages, on either engine. `LandingCountStore` documents its functions. */
export function createLandingCounts({ db }: Database): LandingCountStore {
  return {
    async add(counts) {
      if (counts.length === 0) return;
      await db.transaction().execute((trx) => addLandingCounts(trx, counts));
    },

    async of(id, from, until) {
      return db
        .selectFrom('landing_counts')
        .innerJoin('landing_pages', 'landing_pages.id', 'landing_counts.page_id')
        .select(['day', 'kind', 'locale', 'channel', 'variant', 'target', 'count'])
        .where('landing_pages.public_id', '=', storableText(id))
        .where('day', '>=', from)
        .where('day', '<=', until)
        .orderBy('day')
        .orderBy('kind')
        .orderBy('locale')
        .orderBy('channel')
        .orderBy('variant')
        .orderBy('target')
        .execute();
    },
  };
}

/** Adds counts and sums. Omits the counts of deleted pages. */
export async function addLandingCounts(trx: Kysely<Schema>, counts: readonly LandingCount[]): Promise<void> {
  const pages = await trx
    .selectFrom('landing_pages')
    .select(['id', 'public_id'])
    .where('public_id', 'in', [...new Set(counts.map(({ page }) => page))])
    .execute();
  const numbers = new Map(pages.map(({ id, public_id }) => [public_id, id]));
  const rows = counts
    .flatMap(({ page, ...count }) => {
      const page_id = numbers.get(page);
      return page_id === undefined ? [] : [{ page_id, ...count }];
    })
    // Always in the same order: two processes that write the same rows would otherwise deadlock.
    .sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  if (rows.length === 0) return;
  await trx
    .insertInto('landing_counts')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns([...key])
        .doUpdateSet(({ eb, ref }) => ({ count: eb('landing_counts.count', '+', ref('excluded.count')) })),
    )
    .execute();
  for (const page_id of [...new Set(rows.map((row) => row.page_id))].sort((a, b) => a - b)) {
    const sum = (kind: string) =>
      rows.reduce((all, row) => (row.page_id === page_id && row.kind === kind ? all + row.count : all), 0);
    await trx
      .updateTable('landing_totals')
      .set({
        visits: sql`visits + ${sum('view')}`,
        conversions: sql`conversions + ${sum('conversion')}`,
      })
      .where('page_id', '=', page_id)
      .execute();
  }
}

const keyOf = (row: { page_id: number; [name: string]: unknown }): string =>
  key.map((column) => String(row[column]).padStart(12, '0')).join(' ');
