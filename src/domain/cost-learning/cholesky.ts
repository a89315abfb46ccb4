/** Returns the lower triangle whose product with its transpose is a positive definite matrix. */
export function choleskyOf(matrix: readonly (readonly number[])[]): number[][] {
  const root: number[][] = [];
  for (const [row, values] of matrix.entries()) {
    const line: number[] = [];
    for (let column = 0; column <= row; column += 1) {
      const above = column === row ? line : (root[column] ?? []);
      let left = values[column] ?? 0;
      for (let place = 0; place < column; place += 1) left -= (line[place] ?? 0) * (above[place] ?? 0);
      line.push(column === row ? Math.sqrt(left) : left / (above[column] ?? 1));
    }
    root.push(line);
  }
  return root;
}

/** Solves `matrix · x = values` for the matrix of a Cholesky root. */
export function solved(root: readonly (readonly number[])[], values: readonly number[]): number[] {
  const forward: number[] = [];
  for (const [row, line] of root.entries()) {
    let left = values[row] ?? 0;
    for (let place = 0; place < row; place += 1) left -= (line[place] ?? 0) * (forward[place] ?? 0);
    forward.push(left / (line[row] ?? 1));
  }
  const back = [...forward];
  for (let row = root.length - 1; row >= 0; row -= 1) {
    let left = back[row] ?? 0;
    for (let place = row + 1; place < root.length; place += 1)
      left -= (root[place]?.[row] ?? 0) * (back[place] ?? 0);
    back[row] = left / (root[row]?.[row] ?? 1);
  }
  return back;
}
