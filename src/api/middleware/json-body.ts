import type { Context, MiddlewareHandler } from 'hono';
import type { z } from 'zod';
import type { ErrorCode } from '../../contracts/answer.ts';
import { isLocale } from '../../domain/locale/locale.ts';
import { errorsFor, fieldMessage } from '../../i18n/server-errors.ts';
import { failure } from '../answers.ts';
import type { ApiEnv } from '../api-env.ts';
import { parseJson } from './parse-json.ts';
import { MAX_BODY_BYTES, readBody } from './read-body.ts';

const JSON_TYPE = /^application\/json\s*(?:;\s*charset\s*=\s*"?utf-?8"?\s*)?$/i;

/** The error codes that `jsonBody` may return instead of calling the handler, for the documentation. */
export const wrongBody = [
  'bad_json',
  'too_large',
  'unsupported_media_type',
  'invalid_fields',
] as const satisfies ErrorCode[];

/**
 * Reads, parses and validates a JSON body; the handler reads it with `c.get('body')`. Returns 415 for another content
 * type, 413 for too many bytes, 400 for a body that is not JSON, 422 with a message for each wrong field.
 * @param fromVisitor the body's `locale` is the language of the visitor's page; an account edits texts of any language
 */
export function jsonBody(
  schema: z.ZodType,
  {
    maxBytes = MAX_BODY_BYTES,
    fromVisitor = true,
  }: { maxBytes?: number | undefined; fromVisitor?: boolean } = {},
): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    if (!JSON_TYPE.test(c.req.header('content-type') ?? '')) return failure(c, 'unsupported_media_type');
    const text = await readBody(c.req, maxBytes);
    if (!text.ok) return failure(c, text.code);
    const parsed = parseJson(text.value);
    if (!parsed.ok) return failure(c, parsed.code);
    // The language of the page takes precedence over every hint of the browser.
    if (fromVisitor && isLocale(parsed.value['locale'])) c.set('locale', parsed.value['locale']);
    const result = schema.safeParse(parsed.value);
    if (!result.success) return invalidFields(c, result.error);
    c.set('body', result.data);
    return next();
  };
}

/**
 * Returns 422. Its `message` is that of the first missing field, else that of the first rule that failed; for a key
 * with a field after a dot (`contact_required.name`), it is the message for all fields (`contact_required`).
 */
export function invalidFields<E extends ApiEnv>(c: Context<E>, { issues }: z.ZodError) {
  const texts = errorsFor(c.get('locale'));
  const fields: Record<string, string> = {};
  for (const { path, message } of issues) fields[String(path[0])] ??= fieldMessage(texts, message);
  const first = issues.find(({ message }) => /_required(?:\.|$)/.test(message)) ?? issues[0];
  return failure(c, 'invalid_fields', {
    fields,
    ...(first && { message: fieldMessage(texts, first.message.replace(/\..*$/, '')) }),
  });
}
