import { isSame } from '../../domain/value/is-same.ts';

/**
 * Returns the fields in which two states of a record differ, before and after, for an audit entry;
 * `undefined` when no field differs.
 */
export function changedParts<T extends object>(
  before: T,
  after: T,
): { before: Partial<T>; after: Partial<T> } | undefined {
  const changed = (Object.keys(before) as (keyof T)[]).filter(
    (field) => !isSame(before[field], after[field]),
  );
  if (changed.length === 0) return undefined;
  const only = (record: T) =>
    Object.fromEntries(changed.map((field) => [field, record[field]])) as Partial<T>;
  return { before: only(before), after: only(after) };
}
