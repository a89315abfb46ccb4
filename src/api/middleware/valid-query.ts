import type { MiddlewareHandler } from 'hono';
import type { z } from 'zod';
import { errorsFor, fieldMessage } from '../../i18n/server-errors.ts';
import { failure } from '../answers.ts';
import type { ApiEnv } from '../api-env.ts';

/**
 * Validates what stands in the address after `?`; the handler finds it as `c.get('query')`. Answers 422 with a message
 * for each wrong parameter. Of a parameter that is named twice, the first counts; one that the schema does not know is
 * not looked at.
 */
export function validQuery<T>(
  schema: z.ZodType<T>,
): MiddlewareHandler<{ Bindings: ApiEnv['Bindings']; Variables: ApiEnv['Variables'] & { query: T } }> {
  return async (c, next) => {
    const result = schema.safeParse(c.req.query());
    if (!result.success) {
      const texts = errorsFor(c.get('locale'));
      const fields: Record<string, string> = {};
      for (const { path, message } of result.error.issues) {
        fields[String(path[0])] ??= fieldMessage(texts, message);
      }
      return failure(c, 'invalid_fields', { fields });
    }
    c.set('query', result.data);
    return next();
  };
}
