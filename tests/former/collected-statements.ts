import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface CollectedStatement {
  engine: 'sqlite' | 'postgres';
  sql: string;
}

/** The folder into which the workers of a test run write. */
export const collectedIn = path.resolve('.cache/statements');

/** Returns the same text for statements that differ only in the number of their values. */
export const statementKey = (sql: string): string =>
  sql
    .replace(/\$\d+/g, '?')
    .replace(/\?(?:, \?)+/g, '?')
    .replace(/\(\?\)(?:, ?\(\?\))+/g, '(?)');

/** Returns the collected statements by engine, the shortest of those with the same key. */
export function readCollected(): Record<CollectedStatement['engine'], string[]> {
  const files = existsSync(collectedIn) ? readdirSync(collectedIn) : [];
  const shortest = new Map<string, CollectedStatement>();
  for (const file of files)
    for (const line of readFileSync(path.join(collectedIn, file), 'utf8').split('\n').filter(Boolean)) {
      const statement = JSON.parse(line) as CollectedStatement;
      const key = `${statement.engine} ${statementKey(statement.sql)}`;
      const known = shortest.get(key);
      if (!known || statement.sql.length < known.sql.length) shortest.set(key, statement);
    }
  const of = (engine: CollectedStatement['engine']) =>
    [...shortest.values()]
      .filter((statement) => statement.engine === engine)
      .map(({ sql }) => sql)
      .sort();
  return { sqlite: of('sqlite'), postgres: of('postgres') };
}
