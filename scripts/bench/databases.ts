import {
  findPostgres,
  howToInstall,
  startPostgres,
  type TestServer,
} from '../../tests/databases/postgres-server.ts';

/** Measures on an empty database: SQLite in the site's folder, or a PostgreSQL server that syncs its commits. */
export async function withDatabase<T>(
  engine: 'sqlite' | 'postgres',
  measure: (env: Record<string, string>) => Promise<T>,
): Promise<T> {
  if (engine === 'sqlite') return measure({});
  return withPostgres(({ url }) => measure({ DATABASE_URL: url }));
}

/** Measures with an empty PostgreSQL server that syncs its commits. */
export async function withPostgres<T>(measure: (server: TestServer) => Promise<T>): Promise<T> {
  const programs = findPostgres();
  if (!programs) throw new Error(howToInstall);
  const server = await startPostgres(programs, true);
  return measure(server).finally(server.stop);
}
