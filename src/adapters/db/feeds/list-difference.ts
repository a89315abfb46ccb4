/** The columns of a row that a source fills. */
type Filled = { external_id: string } & Record<string, string | number | null>;
/** A row of the table, which also has columns that no source fills. */
type Row<Content> = { id: number; external_id: string | null } & {
  readonly [column in keyof Content]: unknown;
};

export interface ListDifference<Content> {
  added: Content[];
  changed: { id: number; content: Content }[];
  /** Ids of the rows that are no longer in the list. */
  removed: number[];
}

/**
 * Returns the changes that turn the stored rows into the list `wanted` of a source. A row is changed when a column that
 * the source fills differs.
 */
export function listDifference<Content extends Filled>(
  rows: readonly Row<NoInfer<Content>>[],
  wanted: readonly Content[],
): ListDifference<Content> {
  const known = new Map(rows.map((row) => [row.external_id, row]));
  const difference: ListDifference<Content> = { added: [], changed: [], removed: [] };
  // Of two items with the same `external_id`, the later one counts, at every comparison.
  for (const content of new Map(wanted.map((one) => [one.external_id, one])).values()) {
    const row = known.get(content.external_id);
    known.delete(content.external_id);
    if (!row) difference.added.push(content);
    else if (Object.keys(content).some((column) => row[column] !== content[column])) {
      difference.changed.push({ id: row.id, content });
    }
  }
  difference.removed = [...known.values()].map(({ id }) => id);
  return difference;
}
