import { findPostgres, howToInstall, startPostgres } from '../../tests/databases/postgres-server.ts';

/** Measures on an empty database: SQLite in the site's folder, or a PostgreSQL server that syncs its commits. */
export async function withDatabase<T>(
  engine: 'sqlite' | 'postgres',
  measure: (env: Record<string, string>) => Promise<T>,
): Promise<T> {
  if (engine === 'sqlite') return measure({});
  const programs = findPostgres();
  if (!programs) throw new Error(howToInstall);
  const server = await startPostgres(programs, true);
  try {
    return await measure({ DATABASE_URL: server.url });
  } finally {
    await server.stop();
  }
}
