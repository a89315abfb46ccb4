import type { Generated, Kysely } from 'kysely';
import type { ReviewOwner } from '../../../app/ports/feeds.ts';
import type { Ids } from '../../../app/ports.ts';
import type { Database } from '../engine/connect.ts';
import type { Schema } from '../schema.ts';

/** The columns that every table of items from a source has. */
interface FeedColumns {
  id: Generated<number>;
  public_id: string;
  owner: ReviewOwner;
  /** The source's own id of the item, unique among the items of its owner. */
  external_id: string | null;
  /** 1 for a sample. */
  demo: number;
  created_at: number;
  updated_at: number;
}
/** The columns of a row that a source fills. */
type Filled = { external_id: string } & Record<string, string | number | null>;
type Row = Omit<FeedColumns, 'id'> & { id: number } & Record<string, unknown>;

interface Replaced {
  added: number;
  changed: number;
  /** The rows that are no longer in the list; they are still stored. */
  missing: Row[];
}

/** Creates the part of a store that the feeds share: the rows of one owner follow the list that its source has. */
export function createFeedRows({ db }: Database, ids: Ids, table: 'articles' | 'reviews') {
  const rowsOf = (on: Kysely<Schema>) => on as unknown as Kysely<{ rows: FeedColumns }>;
  const name = table as unknown as 'rows';
  return {
    /**
     * Stores the new items of a list and the changed ones.
     * @param start columns of a new row that no source fills
     */
    async replace<Content extends Filled>(
      trx: Kysely<Schema>,
      { owner, items, now }: { owner: ReviewOwner; items: readonly Content[]; now: number },
      start: Readonly<Record<string, string | number>> = {},
    ): Promise<Replaced> {
      const rows = (await rowsOf(trx)
        .selectFrom(name)
        .selectAll()
        .where('owner', '=', owner)
        .execute()) as unknown as Row[];
      const { added, changed, missing } = differenceOf(rows, items);
      if (added.length > 0)
        await rowsOf(trx)
          .insertInto(name)
          .values(
            added.map((content) => ({
              ...start,
              ...content,
              public_id: ids.next(),
              owner,
              demo: owner === 'demo' ? 1 : 0,
              created_at: now,
              updated_at: now,
            })),
          )
          // Another process may have stored the same list at the same moment.
          .onConflict((conflict) => conflict.columns(['owner', 'external_id']).doNothing())
          .execute();
      for (const { id, content } of changed)
        await rowsOf(trx)
          .updateTable(name)
          .set({ ...content, updated_at: now })
          .where('id', '=', id)
          .execute();
      return { added: added.length, changed: changed.length, missing };
    },

    async remove(trx: Kysely<Schema>, removed: readonly number[]): Promise<void> {
      if (removed.length > 0) await rowsOf(trx).deleteFrom(name).where('id', 'in', removed).execute();
    },

    async count(owner: ReviewOwner): Promise<number> {
      const { total } = await rowsOf(db)
        .selectFrom(name)
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .where('owner', '=', owner)
        .executeTakeFirstOrThrow();
      return total;
    },

    /** Deletes the samples; returns their number. */
    async removeDemo(): Promise<number> {
      const { numDeletedRows } = await rowsOf(db)
        .deleteFrom(name)
        .where('demo', '=', 1)
        .executeTakeFirstOrThrow();
      return Number(numDeletedRows);
    },
  };
}

/**
 * Returns the changes that turn the stored rows into the list `wanted` of a source. A row is changed when a column that
 * the source fills differs.
 */
function differenceOf<Content extends Filled>(rows: readonly Row[], wanted: readonly Content[]) {
  const known = new Map(rows.map((row) => [row.external_id, row]));
  const added: Content[] = [];
  const changed: { id: number; content: Content }[] = [];
  // Of two items with the same `external_id`, the later one counts, at every comparison.
  for (const content of new Map(wanted.map((one) => [one.external_id, one])).values()) {
    const row = known.get(content.external_id);
    known.delete(content.external_id);
    if (!row) added.push(content);
    else if (Object.keys(content).some((column) => row[column] !== content[column]))
      changed.push({ id: row.id, content });
  }
  return { added, changed, missing: [...known.values()] };
}
