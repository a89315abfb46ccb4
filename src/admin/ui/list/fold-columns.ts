/** The usual width of a column by the kind of its values, in CSS pixels. */
export const widths = {
  tick: 40,
  number: 95,
  word: 110,
  date: 120,
  text: 125,
  badge: 140,
  days: 160,
  name: 175,
  choice: 180,
  actions: 180,
  person: 190,
  contact: 245,
  meter: 285,
} as const;
export type Width = keyof typeof widths;

interface Foldable {
  key: string;
  width: Width;
}

/** A column, with the columns whose values are shown below its own. */
interface ColumnGroup<C> {
  column: C;
  below: C[];
}

/**
 * Returns the columns that fit a table's width; the others are folded below them.
 * @param folds which column moves below which, in the order in which they are applied
 * @param room the width in CSS pixels
 */
export function foldColumns<C extends Foldable>(
  columns: readonly C[],
  folds: readonly (readonly [column: C['key'], below: C['key']])[],
  room: number,
): ColumnGroup<C>[] {
  let groups: ColumnGroup<C>[] = columns.map((column) => ({ column, below: [] }));
  for (const [folded, target] of folds) {
    const width = groups.reduce(
      (sum, { column, below }) => sum + Math.max(...[column, ...below].map((one) => widths[one.width])),
      0,
    );
    if (width <= room) break;
    const from = groups.find(({ column }) => column.key === folded);
    const to = groups.find(({ column, below }) => [column, ...below].some(({ key }) => key === target));
    if (!from || !to || from === to) continue;
    to.below.push(from.column, ...from.below);
    groups = groups.filter((group) => group !== from);
  }
  return groups;
}
