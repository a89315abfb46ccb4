import { type Database, openDatabase } from '../src/adapters/db/engine/connect.ts';
import { migrate, migrations } from '../src/adapters/db/engine/migrate.ts';
import { type Env, EnvError, readEnv } from '../src/config/env.ts';

/** An error in the arguments of a command; its message is shown without a stack. */
export class UsageError extends Error {}

/** Returns the only argument of a command. @throws UsageError when it is missing or when there are more */
export function onlyArgument(usage: string): string {
  const [argument, ...rest] = process.argv.slice(2);
  if (!argument || rest.length > 0) throw new UsageError(usage);
  return argument;
}

/**
 * Reads a command's arguments, migrates the configured database, runs the command on it, and closes it. An error is
 * printed and sets the exit status of the process to 1.
 */
export async function withDatabase<T>(
  readArguments: () => T,
  work: (database: Database, given: T, env: Env) => Promise<void>,
): Promise<void> {
  let database: Database | undefined;
  try {
    const given = readArguments();
    const env = readEnv(process.env);
    database = await openDatabase({ ...env, patient: true });
    await migrate(database, migrations, 'expanded');
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
