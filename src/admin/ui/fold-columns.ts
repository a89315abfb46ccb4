interface Folding<C extends string> {
  /** The width of each column with usual content, in CSS pixels. */
  widths: Record<C, number>;
  /** The folds in the order in which they are applied. */
  folds: readonly (readonly [column: C, below: C])[];
}

/** A column, with the columns whose values are shown below its own. */
export interface ColumnGroup<C extends string> {
  column: C;
  below: C[];
}

/** The columns of a table in so much room: where they do not fit beside each other, some go below others. */
export function foldColumns<C extends string>(
  columns: readonly C[],
  { widths, folds }: Folding<C>,
  room: number,
): ColumnGroup<C>[] {
  let groups: ColumnGroup<C>[] = columns.map((column) => ({ column, below: [] }));
  for (const [folded, target] of folds) {
    const width = groups.reduce(
      (sum, { column, below }) => sum + Math.max(...[column, ...below].map((name) => widths[name])),
      0,
    );
    if (width <= room) break;
    const from = groups.find(({ column }) => column === folded);
    const to = groups.find(({ column, below }) => column === target || below.includes(target));
    if (!from || !to || from === to) continue;
    to.below.push(folded, ...from.below);
    groups = groups.filter((group) => group !== from);
  }
  return groups;
}
