import { type Database, openDatabase } from '../src/adapters/db/connect.ts';
import { migrate } from '../src/adapters/db/migrate.ts';
import { type Env, EnvError, readEnv } from '../src/config/env.ts';

/** A mistake in how a command was called; its message is shown without a stack. */
export class UsageError extends Error {}

/** The one argument of a command; throws its usage when it is missing or not alone. */
export function onlyArgument(usage: string): string {
  const [argument, ...rest] = process.argv.slice(2);
  if (!argument || rest.length > 0) throw new UsageError(usage);
  return argument;
}

/**
 * Reads a command's arguments, runs it on the configured database, migrated, and closes that afterwards. What goes
 * wrong is printed and makes the process end with status 1.
 */
export async function withDatabase<T>(
  readArguments: () => T,
  work: (database: Database, given: T, env: Env) => Promise<void>,
): Promise<void> {
  let database: Database | undefined;
  try {
    const given = readArguments();
    const env = readEnv(process.env);
    database = await openDatabase(env);
    await migrate(database);
    await work(database, given, env);
  } catch (error) {
    console.error(explain(error));
    process.exitCode = 1;
  } finally {
    await database?.close();
  }
}

function explain(error: unknown): string {
  if (error instanceof UsageError || error instanceof EnvError) return error.message;
  if (!(error instanceof Error)) return String(error);
  if (/malformed|not a database/.test(error.message)) {
    return `The database is damaged (${error.message}). Move mdmc.sqlite, mdmc.sqlite-wal and mdmc.sqlite-shm out of DATA_DIR, then restore a backup.`;
  }
  const cause = error.cause instanceof Error ? ` (${error.cause.message})` : '';
  return `${error.message || String(error)}${cause}`;
}
