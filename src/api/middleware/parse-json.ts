import { fail, ok, type Result } from '../../app/result.ts';

/**
 * Parses a body as an object. JSON that is none becomes an empty one, whose missing fields the schema then names.
 * NUL characters (which PostgreSQL cannot store) and halves of surrogate pairs (which no encoding can carry) are taken
 * out of the texts here, once for all routes.
 */
export function parseJson(text: string): Result<Record<string, unknown>, 'bad_json'> {
  try {
    const value: unknown = JSON.parse(text, (_key, part: unknown) =>
      typeof part === 'string' ? part.replaceAll('\0', '').toWellFormed() : part,
    );
    return ok(isObject(value) ? value : {});
  } catch {
    // Not JSON, or nested so deeply that nobody sends it in earnest.
    return fail('bad_json');
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
