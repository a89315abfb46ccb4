/** What a source fills of a row. */
type Filled = { external_id: string } & Record<string, string | number | null>;
/** A row of the table, which has further columns of its own. */
type Row<Content> = { id: number; external_id: string | null } & {
  readonly [column in keyof Content]: unknown;
};

export interface ListDifference<Content> {
  added: Content[];
  changed: { id: number; content: Content }[];
  /** Ids of rows that the list has no more. */
  removed: number[];
}

/** What makes the rows of a list say what a source says now. A row differs when a column that the source fills does. */
export function listDifference<Content extends Filled>(
  rows: readonly Row<NoInfer<Content>>[],
  wanted: readonly Content[],
): ListDifference<Content> {
  const known = new Map(rows.map((row) => [row.external_id, row]));
  const difference: ListDifference<Content> = { added: [], changed: [], removed: [] };
  // Of two that cannot be told apart, the later is the one; the same at every comparison.
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
