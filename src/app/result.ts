/** An expected outcome is a value; only the impossible throws. */
export type Result<T, E extends string> = { ok: true; value: T } | { ok: false; code: E };

export const ok = <T>(value: T): { ok: true; value: T } => ({ ok: true, value });
export const fail = <E extends string>(code: E): { ok: false; code: E } => ({ ok: false, code });
