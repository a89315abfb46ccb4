import type { AnswerOf, CallArguments, RawRoute, Route, WholeRoute } from '../../api/client-types.ts';
import { API_TIMEOUT_MS, apiAddress } from '../../browser/api-address.ts';
import type { Failure } from '../../contracts/answer.ts';
import {
  BROWSER_HEADER,
  BROWSER_HEADER_VALUE,
  BUILD_HEADER,
  UNATTENDED_HEADER,
} from '../../domain/account/session.ts';
import { SEARCH_HEADER } from '../../domain/list/list-parameters.ts';
import { isAttended } from './attention.ts';
import { buildHeader, noteBuild, noteOutdated } from './new-build.ts';
import { retryAfterOf } from './retry-after.ts';
import { forgetSession, isLeaving, readMarker } from './session-marker.ts';

/** The error of a call. `message` is the server's, in the user's language; it is empty when no server answered. */
export class ApiError extends Error {
  override name = 'ApiError';
  /** The HTTP status; 0 when no response arrived. A response of another shape than the API's keeps its status. */
  readonly status: number;
  /** One message for each wrong field. */
  readonly fields: Record<string, string>;
  /** Seconds that the server asks to wait. */
  readonly retryAfter: number | undefined;
  constructor(status: number, message = '', fields: Record<string, string> = {}, retryAfter?: number) {
    super(message);
    this.status = status;
    this.fields = fields;
    this.retryAfter = retryAfter;
  }
}

/** Whether the API answered 404: the resource does not exist, or no longer exists. */
export const isMissing = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

const giveUp = async () => {
  forgetSession();
  return false;
};
let whenEnded: () => Promise<boolean> = giveUp;
/**
 * Sets the function that is called when the server no longer accepts the session. It resolves to true once the same
 * account has signed in again: the refused call is then sent again, so that nothing typed is lost.
 * @returns a function that removes it
 */
export function onSessionEnd(act: () => Promise<boolean>): () => void {
  whenEnded = act;
  return () => {
    if (whenEnded === act) whenEnded = giveUp;
  };
}

/**
 * Calls the site's API with the session of the user.
 * @param route method and path as the operation defines them: `PUT /campaigns/{id}`
 * @returns the `data` of the response
 * @throws ApiError for every failure; a 401 only if the user did not sign in again
 */
export async function callApi<R extends Route>(route: R, ...[call]: CallArguments<R>): Promise<AnswerOf<R>> {
  return (await successOf<{ data: AnswerOf<R> }>(route, call)).data;
}

/** Asks the user to sign in again; resolves to whether the user did. */
export const sessionRenewed = (): Promise<boolean> => whenEnded();

/** Like `callApi`, but returns the whole response body, for the few operations whose body holds more than `data`. */
export const callForAnswer = <R extends WholeRoute>(
  route: R,
  ...[call]: CallArguments<R>
): Promise<AnswerOf<R>> => successOf(route, call);

/** Like `callApi`, for a response that is not JSON (CSV, a stream of events). No timeout; the caller reads the body. */
export async function callForBody<R extends RawRoute>(
  route: R,
  ...[call]: CallArguments<R>
): Promise<Response> {
  const response = await request(route, call);
  if (response.ok) return response;
  throw failureOf(response.status, await response.json().catch(() => undefined));
}

async function successOf<T>(route: string, call?: object): Promise<T> {
  const response = await request(route, { timeoutMs: API_TIMEOUT_MS, ...call });
  const answer: unknown = await response.json().catch(() => undefined);
  return readAnswer<T>(response.status, answer, retryAfterOf(response));
}

/** Returns the body of a successful response. @throws ApiError for every other */
export function readAnswer<T>(status: number, answer: unknown, retryAfter?: number): T {
  if (status >= 200 && status < 300 && isRecord(answer) && answer['success'] === true) return answer as T;
  throw failureOf(status, answer, retryAfter);
}

/** The arguments of a call, without the types of its route. */
interface Call {
  params?: Record<string, string>;
  body?: unknown;
  query?: URLSearchParams | Record<string, string>;
  signal?: AbortSignal;
  timeoutMs?: number;
}

/** The headers that mark a request as this site's own, and name the language of the messages. The session is a cookie. */
export function apiHeaders(): Record<string, string> {
  return {
    'accept-language': document.documentElement.lang,
    [BROWSER_HEADER]: BROWSER_HEADER_VALUE,
    ...buildHeader(),
    ...(!isAttended() && { [UNATTENDED_HEADER]: '1' }),
  };
}

/** Sends a call, and sends it again once the user has signed in again. */
async function request(route: string, call: object = {}): Promise<Response> {
  const marker = readMarker();
  const response = await send(route, call);
  if (response.status !== 401 || isLeaving()) return response;
  // Another tab may have signed in again meanwhile.
  const renewed = marker !== readMarker() && readMarker() !== undefined;
  return renewed || (await whenEnded()) ? send(route, call) : response;
}

async function send(route: string, call: object): Promise<Response> {
  const { params = {}, body, query, signal, timeoutMs }: Call = call;
  const [method = '', pattern = ''] = route.split(' ');
  const path = pattern.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(params[name] ?? ''));
  const parameters = new URLSearchParams(query);
  const searched = parameters.get('q');
  parameters.delete('q');
  const search = String(parameters);
  const signals = [timeoutMs !== undefined && AbortSignal.timeout(timeoutMs), signal].filter((one) => !!one);
  const headers = {
    ...apiHeaders(),
    ...(searched && { [SEARCH_HEADER]: encodeURIComponent(searched.toWellFormed()) }),
    ...(body !== undefined && { 'content-type': 'application/json' }),
  };
  try {
    const response = await fetch(apiAddress(search === '' ? path : `${path}?${search}`), {
      method,
      headers,
      signal: AbortSignal.any(signals),
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    noteBuild(response.headers.get(BUILD_HEADER));
    return response;
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiError(0);
  }
}

function failureOf(status: number, answer: unknown, retryAfter?: number): ApiError {
  if (!isRecord(answer) || typeof answer['message'] !== 'string') return new ApiError(status);
  if (answer['code'] === 'outdated') noteOutdated();
  return new ApiError(status, answer['message'], (answer as Partial<Failure>).fields, retryAfter);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
