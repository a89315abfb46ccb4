import type { Context } from 'hono';
import type { z } from 'zod';
import { type ErrorCode, errorStatus, Failure, success } from '../contracts/answer.ts';
import { errorsFor } from '../i18n/server-errors.ts';
import type { ApiEnv } from './api-env.ts';

/** What a failure says beside the sentence of its code. */
interface FailureDetail {
  /** Replaces the code's own sentence. */
  message?: string;
  /** One message for each wrong field. */
  fields?: Record<string, string>;
}

/** Answers with a failure in the reader's language. The status follows from the code and from nothing else. */
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
    requestId: c.get('requestId'),
  };
  return c.json(body, errorStatus[code]);
}

/** A successful answer, for the documentation and for the type of the handler. */
export const succeeds = <T extends z.ZodType>(data: T, description: string) => ({
  description,
  content: { 'application/json': { schema: success(data) } },
});

interface FailureResponse {
  description: string;
  content: { 'application/json': { schema: typeof Failure; examples: Record<string, { value: Failure }> } };
}

/** The failures of a route, for the documentation and for the type of the handler: one entry for each status. */
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
