import type { MiddlewareHandler } from 'hono';
import type { z } from 'zod';
import type { ApiEnv } from '../api-env.ts';
import { invalidFields } from './json-body.ts';

/**
 * Reads and validates the query of an address; the handler finds it as `c.get('query')`. Answers 422 with a message for
 * each wrong parameter. Of a parameter that is repeated, the first counts; what nobody asked for is ignored.
 */
export function query<T>(
  schema: z.ZodType<T>,
): MiddlewareHandler<{ Bindings: ApiEnv['Bindings']; Variables: ApiEnv['Variables'] & { query: T } }> {
  return async (c, next) => {
    // What no text of a database can hold is in none.
    const given = Object.entries(c.req.query()).map(([name, value]) => [
      name,
      value.replaceAll('\0', '').toWellFormed(),
    ]);
    const result = schema.safeParse(Object.fromEntries(given));
    if (!result.success) return invalidFields(c, result.error);
    c.set('query', result.data);
    return next();
  };
}
