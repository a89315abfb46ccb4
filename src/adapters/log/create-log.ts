import { type DestinationStream, type Logger, pino } from 'pino';

/**
 * What no line may show, whoever forgot it: first of all nobody logs these. A database error can quote a whole row in
 * `detail` and `where`.
 */
const personal = ['email', 'name', 'artistName', 'message', 'fields', 'body', 'address', 'ip', 'userAgent'];
const credentials = ['authorization', 'cookie', 'password', 'secret', 'token'];
const quoted = ['err.detail', 'err.where', 'err.parameters', 'err.query', 'err.internalQuery'];

/**
 * The log: one JSON object a line, to the standard output unless told otherwise.
 * @param level `info`, `debug`, …, or `silent`
 */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const keys = [...personal, ...credentials];
  // Not `*.message` and `*.name`: those of an error are what a log is for.
  const nested = keys.filter((key) => key !== 'message' && key !== 'name').map((key) => `*.${key}`);
  const options = {
    level,
    base: null,
    redact: { paths: [...keys, ...nested, ...quoted], censor: '[redacted]' },
  };
  return destination ? pino(options, destination) : pino(options);
}
