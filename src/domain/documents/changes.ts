import { isSame } from '../value/is-same.ts';
import type { Field, Fields } from './fields.ts';

type Branch = Readonly<Record<string, unknown>>;

/**
 * Returns the paths of the values of fields that differ between two documents, in the declared order. A list is one path; a
 * missing value equals an empty text.
 * @param path of the values in their document
 */
export const changedPaths = (fields: Fields, before: object, after: object, path: string): string[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    changedIn(field, (before as Branch)[name], (after as Branch)[name], `${path}.${name}`),
  );

function changedIn(field: Field, before: unknown, after: unknown, path: string): string[] {
  if (isSame(before ?? '', after ?? '')) return [];
  const [was, will] = [before ?? {}, after ?? {}] as [Branch, Branch];
  switch (field.kind) {
    case 'group':
      return changedPaths(field.fields, was, will, path);
    case 'itemTexts':
      return [...new Set([...Object.keys(was), ...Object.keys(will)])].flatMap((id) =>
        changedPaths(field.fields, (was[id] ?? {}) as Branch, (will[id] ?? {}) as Branch, `${path}.${id}`),
      );
    case 'each':
      return field.keys.flatMap((key) => changedIn(field.field, was[key], will[key], `${path}.${key}`));
    default:
      return [path];
  }
}
