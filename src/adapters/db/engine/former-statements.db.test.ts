import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { expect, it } from 'vitest';
import { eachEngine, openTestDatabase } from '../../../../tests/databases/databases.ts';
import { formerRelease, keepsRelease } from '../../../../tests/former/former-release.ts';
import { type Engine, sqliteFile } from './connect.ts';

/** Returns the statements that a database refuses to prepare, with its reason. */
async function refused(
  { databaseUrl, dataDir }: { databaseUrl?: string | undefined; dataDir: string },
  statements: readonly string[],
): Promise<string[]> {
  const wrong: string[] = [];
  if (databaseUrl === undefined) {
    using file = new DatabaseSync(sqliteFile(dataDir));
    for (const sql of statements) {
      try {
        file.prepare(sql);
      } catch (error) {
        wrong.push(`${(error as Error).message}: ${sql}`);
      }
    }
    return wrong;
  }
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  for (const [index, sql] of statements.entries())
    await client.query(`prepare former_${index} as ${sql}`).catch((error: Error) => {
      wrong.push(`${error.message}: ${sql}`);
    });
  await client.end();
  return wrong;
}

eachEngine('the schema', (engine) => {
  it.skipIf(keepsRelease)('takes every statement of the last release', async () => {
    const statements = formerRelease<Record<Engine, string[]>>('statements')[engine];
    expect(statements.length).toBeGreaterThan(1000);
    await using database = await openTestDatabase(engine);
    expect(await refused(database.location, statements)).toEqual([]);
  });

  it('is judged by a preparation, which finds a renamed column and a table that is gone', async () => {
    await using database = await openTestDatabase(engine);
    const select = [
      'select number from revisions',
      'select numbre from revisions',
      'select number from revision',
    ];
    const wrong = await refused(database.location, select);
    expect(wrong.map((line) => line.split(': ').at(-1))).toEqual(select.slice(1));
  });
});
