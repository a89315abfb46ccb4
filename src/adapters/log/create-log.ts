import { type DestinationStream, type Logger, pino } from 'pino';

/**
 * Fields that no line of the log may show. This is a second guard: the code itself never logs them. A database error can
 * quote a whole row in `detail` and `where`.
 */
const personal = ['email', 'name', 'artistName', 'message', 'fields', 'body', 'address', 'ip', 'userAgent'];
const credentials = ['authorization', 'cookie', 'password', 'secret', 'token'];
const quoted = ['err.detail', 'err.where', 'err.parameters', 'err.query', 'err.internalQuery'];

/**
 * Creates the log: one JSON object for each line, written to `destination`, or else to the standard output.
 * @param level `info`, `debug`, …, or `silent`
 * @param process who writes: its fields are on every line
 */
export function createLog(
  level: string,
  destination?: DestinationStream,
  process: { role: string; build: string; process: string } | null = null,
): Logger {
  const keys = [...personal, ...credentials];
  // `*.message` and `*.name` are left in: a log must show the message and the name of an error.
  const nested = keys.filter((key) => key !== 'message' && key !== 'name').map((key) => `*.${key}`);
  const options = {
    level,
    base: process,
    redact: { paths: [...keys, ...nested, ...quoted], censor: '[redacted]' },
  };
  return destination ? pino(options, destination) : pino(options);
}
