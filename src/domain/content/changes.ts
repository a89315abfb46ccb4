import type { Fallback, PartContent } from './content.ts';

/** A text before and after a change. null: it did not exist before, or no longer exists. */
export interface TextChange {
  /** `slogan`, `items.<id>.answer`, `items.<id>.hidden`, `items` (the order of the ids) or `fallback`. */
  field: string;
  before: string | null;
  after: string | null;
}

/** Returns the differences between two contents of a part, in the order of the newer one, then the removed texts. */
export function changesBetween(
  before: { content: PartContent; fallback: Fallback },
  after: { content: PartContent; fallback: Fallback },
): TextChange[] {
  const [old, now] = [flat(before.content), flat(after.content)];
  const changes: TextChange[] = [];
  for (const field of new Set([...now.keys(), ...old.keys()])) {
    const [was, is] = [old.get(field) ?? null, now.get(field) ?? null];
    // An empty text of an added or removed item is not worth listing.
    if (was === is || (!was && !is)) continue;
    changes.push({ field, before: was, after: is });
  }
  if (before.fallback !== after.fallback)
    changes.push({ field: 'fallback', before: before.fallback, after: after.fallback });
  return changes;
}

function flat({ fields, items }: PartContent): Map<string, string> {
  return new Map([
    ...Object.entries(fields),
    ...items.flatMap(({ id, hidden, fields: texts }): [string, string][] => [
      ...Object.entries(texts).map(([key, text]): [string, string] => [`items.${id}.${key}`, text]),
      [`items.${id}.hidden`, hidden ? 'yes' : 'no'],
    ]),
    ...(items.length > 0 ? [['items', items.map(({ id }) => id).join(' ')] as [string, string]] : []),
  ]);
}
