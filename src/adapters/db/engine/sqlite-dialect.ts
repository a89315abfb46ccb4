import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import {
  CompiledQuery,
  type DatabaseConnection,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  type SqliteStatement,
  type TransactionSettings,
} from 'kysely';
import { LRUCache } from 'lru-cache';
import { named } from './unavailable.ts';

/**
 * Kysely on Node's built-in SQLite: no native add-on has to be compiled. Kysely's own SQLite dialect fits except for
 * the start and the rollback of a transaction.
 */
export class NodeSqliteDialect extends SqliteDialect {
  readonly #database: SqliteDatabase;

  /** @param file an open connection, which the dialect closes when Kysely is destroyed */
  constructor(file: DatabaseSync) {
    const database = asKyselyDatabase(file);
    super({ database });
    this.#database = database;
  }

  override createDriver(): SqliteDriver {
    return new ImmediateDriver({ database: this.#database });
  }
}

/**
 * Takes the write lock at the start of each transaction that may write, so that the transaction waits for its turn. A
 * plain `begin` takes the lock at the first write: if another process wrote since the transaction's first read, SQLite
 * refuses that write at once, whatever the time-out.
 */
class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(
    connection: DatabaseConnection,
    settings?: TransactionSettings,
  ): Promise<void> {
    const readOnly = settings?.accessMode === 'read only';
    await connection.executeQuery(CompiledQuery.raw(readOnly ? 'begin' : 'begin immediate'));
  }

  /** SQLite rolls back by itself when the disk is full or fails: an error of a second rollback would hide the cause. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await super.rollbackTransaction(connection);
    } catch (error) {
      if (!(error instanceof Error && error.message.includes('no transaction is active'))) throw error;
    }
  }
}

/** Compiled queries kept: more than the site has recurring queries. Queries with lists of ids are many but run once. */
const KEPT_STATEMENTS = 200;

function asKyselyDatabase(file: DatabaseSync): SqliteDatabase {
  const kept = new LRUCache<string, SqliteStatement>({ max: KEPT_STATEMENTS });
  return {
    close: () => file.close(),
    prepare(sql) {
      const statement = kept.get(sql) ?? prepare(file, sql);
      kept.set(sql, statement);
      return statement;
    },
  };
}

/** Compiles a query. This is half of the time of a short query, so the result is reused (decision record 0039). */
function prepare(file: DatabaseSync, sql: string): SqliteStatement {
  const statement = naming(() => file.prepare(sql));
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => naming(() => statement.all(...(parameters as SQLInputValue[]))),
    run: (parameters) => naming(() => statement.run(...(parameters as SQLInputValue[]))),
    // A separate statement: its rows are read one by one, and the same query may run meanwhile.
    iterate: (parameters) => file.prepare(sql).iterate(...(parameters as SQLInputValue[])),
  };
}

/** Calls SQLite; throws `Unavailable` in place of an error that says that the file cannot be read or written. */
function naming<T>(call: () => T): T {
  try {
    return call();
  } catch (error) {
    throw named(error);
  }
}
