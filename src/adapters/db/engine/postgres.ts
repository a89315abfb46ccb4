import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import { Pool, type PoolClient, types } from 'pg';
import type { Schema } from '../schema.ts';
import { named } from './unavailable.ts';

/** Object id of PostgreSQL's type `bigint`. */
const INT8 = 20;
/** How long, in milliseconds, a query waits for a connection before the visitor gets an error. */
const CONNECT_MS = 3_000;
/** How much longer than the server's limit, in milliseconds, the site waits for a result before the server counts as unavailable. */
const ANSWER_EXTRA_MS = 1_000;

/** The limits of a pool. */
export interface PoolLimits {
  connections: number;
  /** How long, in milliseconds, the server may work on one statement; `undefined`: as long as it takes. */
  statementMs: number | undefined;
}

/**
 * Opens a pool of connections to a PostgreSQL server; the first query is the first to contact it. While the server is
 * dead, hangs or restarts, queries throw `Unavailable`; the pool reconnects by itself.
 * @param process name of this process, which other processes can read from the server
 */
export function openPostgres(
  connectionString: string,
  process: string,
  { connections, statementMs }: PoolLimits,
) {
  const pool = new Pool({
    connectionString,
    max: connections,
    connectionTimeoutMillis: CONNECT_MS,
    idleTimeoutMillis: 30_000,
    ...(statementMs !== undefined && {
      statement_timeout: statementMs,
      query_timeout: statementMs + ANSWER_EXTRA_MS,
    }),
    idle_in_transaction_session_timeout: 30_000,
    application_name: `mdmc ${process}`,
    // A hundred thousand leads are 60 MB, which stay in the server's memory. The default costs are those of a disk that
    // seeks: with them, PostgreSQL chooses the wrong index to count the leads whose names share a common part, which
    // takes three times as long.
    options: '-c seq_page_cost=0.2 -c random_page_cost=0.2',
    // A number is exact: times and ids are far below 2^53. Set for this pool only: a global parser would change other
    // users of `pg`.
    types: {
      getTypeParser: (id, format) => (id === INT8 ? Number : types.getTypeParser(id, format)),
    },
  });
  // A connection that breaks emits `error`, idle or in use; without a listener the event would end the process. The
  // pool drops the connection, and a query that was running on it throws.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const guarded: PostgresPool = {
    connect: async () => guard(await pool.connect().catch(rethrow)),
    end: () => pool.end(),
    options: pool.options,
  };
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: guarded }) });
  return { db, close: () => db.destroy() };
}

/**
 * Wraps a client so that it sends no more queries after the first error of the connection: the rollback that follows
 * throws the same error at once, so that the log names the cause and the visitor waits only once. The pool does not
 * use the connection again.
 */
function guard(client: PoolClient): PostgresPoolClient {
  let broken: Error | undefined;
  const run = async (sql: string, parameters: unknown[]): Promise<unknown> => {
    if (broken) throw broken;
    try {
      return await client.query(sql, parameters);
    } catch (error) {
      const known = named(error);
      if (known !== error && known instanceof Error) broken = known;
      throw known;
    }
  };
  return {
    query: run as PostgresPoolClient['query'],
    release: (destroy) => client.release(destroy || broken !== undefined),
  };
}

function rethrow(error: unknown): never {
  throw named(error);
}
