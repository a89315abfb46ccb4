/** An expected failure: a code of `contracts/answer.ts`, and further facts for the reader. */
export interface Failed<E extends string = string> {
  ok: false;
  code: E;
  /** Wrong fields, each with the key of its message (`dictionaries/errors/<locale>.ts`). */
  fields?: Record<string, string>;
  /** With a conflict: the stored state, as the operation would return it. */
  current?: unknown;
  /** With `rate_limited`: milliseconds until the caller may try again. */
  retryAfterMs?: number;
}

/** Expected outcomes are values; only bugs and infrastructure failures throw. */
export type Result<T, E extends string> = { ok: true; value: T } | Failed<E>;

export const ok = <T>(value: T): { ok: true; value: T } => ({ ok: true, value });
export const fail = <E extends string>(code: E): Failed<E> => ({ ok: false, code });
/** Returns a failure of fields, each with the key of its message. */
export const failFields = (fields: Record<string, string>): Failed<'invalid_fields'> => ({
  ok: false,
  code: 'invalid_fields',
  fields,
});
/**
 * Returns the failure of a change of an older version.
 * @param current the stored state, as the operation would return it
 */
export const conflict = <E extends string>(code: E, current: unknown): Failed<E> => ({
  ok: false,
  code,
  current,
});
/** Returns the failure of too many calls. */
export const throttled = (retryAfterMs: number): Failed<'rate_limited'> => ({
  ok: false,
  code: 'rate_limited',
  retryAfterMs,
});
