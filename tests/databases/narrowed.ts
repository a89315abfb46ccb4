/**
 * Returns the differences between two schemas (`structureOf`) for which a former version would have to change: all but new tables, new
 * columns that are nullable or have a default, columns that may be null from now on, plain indexes, foreign keys of new columns, and functions.
 */
export function narrowed(before: readonly string[], after: readonly string[]): string[] {
  const old = new Set(before);
  const oldTables = new Set(before.map(columnOf).map((column) => column?.table));
  const added = after.filter((line) => !old.has(line));
  const newColumns = new Set(added.map(columnOf).map((column) => column && `${column.table}.${column.name}`));
  const present = new Set(after);
  const isOfOldTable = (table: string | undefined) => oldTables.has(table);

  function isAllowed(line: string): boolean {
    const column = columnOf(line);
    if (column) return !isOfOldTable(column.table) || column.isOptional || old.has(required(line));
    const [kind, table] = line.split(' ');
    if (kind === 'key') return !isOfOldTable(table);
    if (kind === 'foreign') return isAllowedKey(line.split(' ')[2], line.split(' ')[3]);
    if (kind === 'constraint')
      return isAllowedKey(table, /^constraint \w+ \w+ foreign key\((\w+)\)/.exec(line)?.[1]);
    if (kind === 'function') return !before.some((other) => other.startsWith(`function ${table} `));
    const on = / on (?:public\.)?(\w+)/.exec(line)?.[1];
    return line.startsWith('create index ') || !isOfOldTable(on);
  }

  /** A foreign key, of a new table or of a new column. */
  function isAllowedKey(table: string | undefined, column: string | undefined): boolean {
    return !isOfOldTable(table) || newColumns.has(`${table}.${column}`);
  }

  return [
    ...before
      .filter((line) => !(present.has(line) || present.has(nullable(line))))
      .map((line) => `- ${line}`),
    ...added.filter((line) => !isAllowed(line)).map((line) => `+ ${line}`),
  ];
}

/** The line of the same column that may be null, and of the one that may not. */
const nullable = (line: string): string =>
  line.replace(/^(column \S+ \S+ \S+) 1/, '$1 0').replace(/^(column \S+ \S+ \S+) t/, '$1 f');
const required = (line: string): string =>
  line.replace(/^(column \S+ \S+ \S+) 0/, '$1 1').replace(/^(column \S+ \S+ \S+) f/, '$1 t');

/** Reads the line of a column: `not null` is 1 or 0 on SQLite, followed by the default and the place in the key; t or f on PostgreSQL, followed by collation and default. */
function columnOf(line: string): { table: string; name: string; isOptional: boolean } | undefined {
  const [kind, table = '', name = '', , required, ...rest] = line.split(' ');
  if (kind !== 'column') return undefined;
  return { table, name, isOptional: required === '0' || required === 'f' || rest.length > 1 };
}
