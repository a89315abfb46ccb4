import type { MiddlewareHandler } from 'hono';
import type { z } from 'zod';
import { SEARCH_HEADER } from '../../domain/list/list-parameters.ts';
import type { ApiEnv } from '../api-env.ts';
import { invalidFields } from './json-body.ts';

/**
 * Reads and validates the query; the handler reads it with `c.get('query')`. Returns 422 with a message for each wrong
 * parameter. If a parameter is repeated, its first value counts; unknown parameters are ignored. The text of a search may
 * be in a header instead.
 */
export function query(schema: z.ZodType): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    // As in `parseJson`: the database cannot store these characters, so no stored text contains them.
    const search = decoded(c.req.header(SEARCH_HEADER));
    const sent = { ...c.req.query(), ...(search !== undefined && { q: search }) };
    const given = Object.entries(sent).map(([name, value]) => [
      name,
      value.replaceAll('\0', '').toWellFormed(),
    ]);
    const result = schema.safeParse(Object.fromEntries(given));
    if (!result.success) return invalidFields(c, result.error);
    c.set('query', result.data);
    return next();
  };
}

/** The text of a percent-encoded header; `undefined` for a missing or broken one. */
function decoded(header: string | undefined): string | undefined {
  try {
    return header === undefined ? undefined : decodeURIComponent(header);
  } catch {
    return undefined;
  }
}
