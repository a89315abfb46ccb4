import { rmSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import type { Engine } from '../../src/adapters/db/engine/connect.ts';
import { prepareCopies } from '../databases/postgres-copies.ts';
import { findPostgres, howToInstall, startPostgres } from '../databases/postgres-server.ts';
import { makePostgresTemplate, makeSqliteTemplate } from '../databases/template-databases.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The database engines of the Vitest project. */
    engines: Engine[];
    /** Folder of a migrated, empty SQLite database that tests copy; absent in a project without SQLite. */
    sqliteTemplate: string;
    /**
     * Address of the PostgreSQL server of the test run. `null`: the machine has no PostgreSQL, and its tests are
     * skipped because of `ALLOW_SKIP=1`.
     */
    postgresUrl: string | null;
  }
}

/**
 * Global set-up of a Vitest project with database tests: makes one migrated database to copy for each engine of the
 * project, and starts one PostgreSQL server for the whole run if the project needs PostgreSQL. Returns the clean-up.
 * @throws when the project needs PostgreSQL, the machine has no PostgreSQL, and `ALLOW_SKIP` is not 1
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { engines } = project.config.provide as { engines: Engine[] };
  const cleanUps: (() => unknown)[] = [];
  if (engines.includes('sqlite')) {
    const folder = await makeSqliteTemplate();
    project.provide('sqliteTemplate', folder);
    cleanUps.push(() => rmSync(folder, { recursive: true, force: true }));
  }
  if (engines.includes('postgres')) {
    const server = await startServer();
    project.provide('postgresUrl', server?.url ?? null);
    if (server) cleanUps.push(server.stop);
  }
  return async () => {
    for (const cleanUp of cleanUps) await cleanUp();
  };
}

async function startServer(): Promise<{ url: string; stop(): Promise<void> } | undefined> {
  const programs = findPostgres();
  if (!programs) {
    if (process.env.ALLOW_SKIP !== '1') throw new Error(howToInstall);
    console.warn(`SKIPPED: every database test on PostgreSQL. ${howToInstall}`);
    return undefined;
  }
  const server = await startPostgres(programs);
  try {
    await makePostgresTemplate(server.url);
    await prepareCopies(server.url);
  } catch (error) {
    await server.stop();
    throw error;
  }
  return server;
}
