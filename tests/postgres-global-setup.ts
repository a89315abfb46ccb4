import type { TestProject } from 'vitest/node';
import { findPostgres, howToInstall, startPostgres } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the run's PostgreSQL server; null: none, and its tests are skipped because `ALLOW_SKIP=1`. */
    postgresUrl: string | null;
  }
}

/** One PostgreSQL server for the whole test run. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const programs = findPostgres();
  if (programs) {
    const server = await startPostgres(programs);
    project.provide('postgresUrl', server.url);
    return server.stop;
  }
  if (process.env.ALLOW_SKIP !== '1') throw new Error(howToInstall);
  console.warn(`SKIPPED: every database test on PostgreSQL. ${howToInstall}`);
  project.provide('postgresUrl', null);
  return undefined;
}
