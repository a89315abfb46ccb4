import { fail, ok, type Result } from '../../app/result.ts';

/**
 * Parses a body as an object. JSON of another type becomes an empty object, whose missing fields the schema then names.
 * Here, once for all routes, NUL characters (which PostgreSQL cannot store) are removed from all texts, and lone halves
 * of surrogate pairs (which no encoding can represent) are replaced by U+FFFD.
 */
export function parseJson(text: string): Result<Record<string, unknown>, 'bad_json'> {
  try {
    const value: unknown = JSON.parse(text, (_key, part: unknown) =>
      typeof part === 'string' ? part.replaceAll('\0', '').toWellFormed() : part,
    );
    return ok(isObject(value) ? value : {});
  } catch {
    // Not JSON, or nested too deeply to parse; no real client sends such JSON.
    return fail('bad_json');
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
