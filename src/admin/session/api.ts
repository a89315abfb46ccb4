import type { Failure } from '../../contracts/answer.ts';
import { forgetToken, isLeaving, readToken } from './token.ts';

const BASE = import.meta.env.PUBLIC_API_BASE || '/api';
/** The documented time-out of the API. */
const TIMEOUT_MS = 10_000;

/** What a call can come to beside its data. `message` is the server's, in the reader's language; none: no server answered. */
export class ApiError extends Error {
  override name = 'ApiError';
  /** The HTTP status; 0: no answer, or one that is not the API's. */
  readonly status: number;
  /** One message for each wrong field. */
  readonly fields: Record<string, string>;
  constructor(status: number, message = '', fields: Record<string, string> = {}) {
    super(message);
    this.status = status;
    this.fields = fields;
  }
}

/** What was asked for does not exist, or not any more. */
export const isMissing = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

let whenSignedOut: () => void = () => {};
/** Says what to do when the server does not accept the session any more. */
export function onSignedOut(act: () => void): void {
  whenSignedOut = act;
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Calls the product's API as whoever is signed in, and gives its `data`.
 * @throws ApiError for everything else; a session that is over also ends here
 */
export async function callApi<T>(
  method: Method,
  path: string,
  body?: unknown,
  signal?: AbortSignal,
  timeoutMs?: number,
): Promise<T> {
  return (await callForAnswer<{ data: T }>(method, path, body, signal, timeoutMs)).data;
}

/** The same for the few answers that carry more, or something else, than `data`. */
export async function callForAnswer<T>(
  method: Method,
  path: string,
  body?: unknown,
  signal?: AbortSignal,
  timeoutMs = TIMEOUT_MS,
): Promise<T> {
  const response = await request(method, path, body, signal, timeoutMs);
  const answer: unknown = await response.json().catch(() => undefined);
  if (response.ok && isRecord(answer) && answer['success'] === true) return answer as T;
  throw failureOf(response, answer);
}

/** The same for an answer that is not JSON: a CSV, a stream of events. The caller reads its body. */
export async function callForBody(path: string, signal?: AbortSignal): Promise<Response> {
  const response = await request('GET', path, undefined, signal);
  if (response.ok) return response;
  throw failureOf(response, await response.json().catch(() => undefined));
}

/** What goes with every call: the token, and the language of the messages. */
function apiHeaders(): Record<string, string> {
  const token = readToken();
  return {
    'accept-language': document.documentElement.lang,
    ...(token && { authorization: `Bearer ${token}` }),
  };
}

export const apiAddress = (path: string) => BASE + path;

/** Without a time-out, the answer may take as long as it likes. */
async function request(
  method: Method,
  path: string,
  body: unknown,
  signal?: AbortSignal,
  timeoutMs?: number,
) {
  const timeout = timeoutMs === undefined ? [] : [AbortSignal.timeout(timeoutMs)];
  const headers = { ...apiHeaders(), ...(body !== undefined && { 'content-type': 'application/json' }) };
  try {
    return await fetch(apiAddress(path), {
      method,
      headers,
      signal: AbortSignal.any([...timeout, ...(signal ? [signal] : [])]),
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiError(0);
  }
}

function failureOf(response: Response, answer: unknown): ApiError {
  if (response.status === 401 && !isLeaving()) {
    forgetToken();
    whenSignedOut();
  }
  if (!isRecord(answer) || typeof answer['message'] !== 'string') return new ApiError(response.status);
  return new ApiError(response.status, answer['message'], (answer as Partial<Failure>).fields);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
