import { Unavailable } from '../../../app/ports/unavailable.ts';

/**
 * PostgreSQL's classes of errors that are not caused by the statement: connection (08), resources such as a full disk
 * or too many clients (53), intervention such as a shutdown or a time-out (57), and input and output (58).
 * Source: appendix A of PostgreSQL's manual.
 */
const POSTGRES_CLASSES = new Set(['08', '53', '57', '58']);
/** Codes of errors of a socket, or of a socket or host that does not exist. */
const SOCKET_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
/** Messages of the errors that `pg` itself throws, which have no code. */
const PG_MESSAGES =
  /^(Connection terminated|timeout (exceeded|expired)|Query read timeout|Client has encountered a connection error|Client was closed)/i;
/**
 * SQLite's result codes BUSY, LOCKED, NOMEM, READONLY, IOERR, FULL and CANTOPEN; its extended codes hold them in the
 * low byte.
 */
const SQLITE_RESULTS = new Set([5, 6, 7, 8, 10, 13, 14]);

/** Turns an error of the engine that the statement did not cause into `Unavailable`; returns others unchanged. */
export function named(error: unknown): unknown {
  return isOfTheEngine(error) ? new Unavailable(error) : error;
}

function isOfTheEngine(error: unknown): boolean {
  if (!(error instanceof Error) || error instanceof Unavailable) return false;
  const { code, errcode } = error as Error & { code?: unknown; errcode?: unknown };
  if (typeof errcode === 'number') return SQLITE_RESULTS.has(errcode & 0xff);
  if (typeof code !== 'string') return PG_MESSAGES.test(error.message);
  return SOCKET_CODES.has(code) || (/^[0-9A-Z]{5}$/.test(code) && POSTGRES_CLASSES.has(code.slice(0, 2)));
}
