import type { Context } from 'hono';
import type { z } from 'zod';
import type { Failed } from '../app/result.ts';
import { type ErrorCode, errorStatus, Failure, success } from '../contracts/answer.ts';
import type { Locale } from '../domain/locale/locale.ts';
import { type ErrorTexts, errorsFor, fieldMessage } from '../i18n/server-errors.ts';
import type { ApiEnv } from './api-env.ts';

/** The parts of a failure response that do not follow from its error code. */
interface FailureDetail {
  /** Replaces the code's own sentence. */
  message?: string;
  /** One message for each wrong field. */
  fields?: Record<string, string>;
  /** The stored state. */
  current?: unknown;
}

/** Returns a failure response in the reader's language. The error code alone determines the HTTP status. */
export function failure<C extends ErrorCode, E extends ApiEnv>(
  c: Context<E>,
  code: C,
  detail: FailureDetail = {},
) {
  const body: Failure = {
    success: false,
    message: detail.message ?? errorsFor(c.get('locale')).codes[code],
    code,
    ...(detail.fields && { fields: detail.fields }),
    ...(detail.current !== undefined && { current: detail.current }),
    requestId: c.get('requestId'),
  };
  if (errorStatus[code] === 401) c.header('www-authenticate', 'Bearer');
  return c.json(body, errorStatus[code]);
}

/** Returns 429. `Retry-After` holds the seconds after which the caller may try again, at least 1. */
export function throttled<E extends ApiEnv>(c: Context<E>, retryAfterMs: number) {
  setRetryAfter(c, retryAfterMs);
  return failure(c, 'rate_limited');
}

function setRetryAfter<E extends ApiEnv>(c: Context<E>, ms: number): void {
  c.header('retry-after', String(Math.max(1, Math.ceil(ms / 1000))));
}

/** Functions that write a more precise sentence than that of the error code, in the reader's language. */
export type Sentences = Partial<Record<ErrorCode, (failed: never, locale: Locale) => string>>;

/**
 * Returns the failure of a use case as a response: the sentences of the code and of the wrong fields in the reader's
 * language, with `Retry-After` if the failure names a waiting time.
 */
export function failed<E extends ApiEnv>(
  c: Context<E>,
  result: Failed<ErrorCode>,
  sentences: Sentences = {},
) {
  const { code, fields, current, retryAfterMs } = result;
  if (retryAfterMs !== undefined) setRetryAfter(c, retryAfterMs);
  const locale = c.get('locale');
  const texts = errorsFor(locale);
  const named = fields && mapValues(fields, (key) => sentenceOf(texts, key));
  const message = sentences[code]?.(result as never, locale) ?? (named && Object.values(named)[0]);
  return failure(c, code, {
    ...(message !== undefined && { message }),
    ...(named && { fields: named }),
    ...(current !== undefined && { current }),
  });
}

const sentenceOf = (texts: ErrorTexts, key: string): string =>
  Object.hasOwn(texts.codes, key) ? texts.codes[key as ErrorCode] : fieldMessage(texts, key);

const mapValues = (values: Record<string, string>, change: (value: string) => string) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]));

/** The OpenAPI entry of a successful response `{ success: true, data }`. */
export const succeeds = <T extends z.ZodType>(data: T, description: string) => ({
  description,
  content: { 'application/json': { schema: success(data) } },
});

/** The OpenAPI entry of a successful response that holds more than `data`. */
export const wholeAnswer = (schema: z.ZodType, description: string) => ({
  description,
  content: { 'application/json': { schema } },
});

interface FailureResponse {
  description: string;
  content: { 'application/json': { schema: typeof Failure; examples: Record<string, { value: Failure }> } };
}

/** The OpenAPI entries of a route's failures: one for each HTTP status, with an example for each error code. */
export function failures<C extends ErrorCode>(
  ...codes: C[]
): Record<(typeof errorStatus)[C], FailureResponse> {
  const texts = errorsFor('en').codes;
  const byStatus = Object.groupBy(codes, (code) => String(errorStatus[code]));
  const responses = Object.entries(byStatus).map(([status, same = []]) => {
    const examples = same.map((code): [string, { value: Failure }] => [
      code,
      {
        value: {
          success: false,
          message: texts[code],
          code,
          requestId: '0d9c4f8e-5a2b-4a57-9d0c-5c8a8c3f6a11',
        },
      },
    ]);
    const response: FailureResponse = {
      description: same.join(' or '),
      content: { 'application/json': { schema: Failure, examples: Object.fromEntries(examples) } },
    };
    return [status, response];
  });
  return Object.fromEntries(responses);
}
