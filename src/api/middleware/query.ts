import type { MiddlewareHandler } from 'hono';
import type { z } from 'zod';
import type { ApiEnv } from '../api-env.ts';
import { invalidFields } from './json-body.ts';

/**
 * Reads and validates the query; the handler reads it with `c.get('query')`. Returns 422 with a message for each wrong
 * parameter. If a parameter is repeated, its first value counts; unknown parameters are ignored.
 */
export function query(schema: z.ZodType): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    // As in `parseJson`: the database cannot store these characters, so no stored text contains them.
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
