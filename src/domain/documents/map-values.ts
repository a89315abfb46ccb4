import type { Field, Fields, Leaf } from './fields.ts';

type Branch = Readonly<Record<string, unknown>>;
type Of = (field: Leaf, value: unknown, path: string) => unknown;

/**
 * Returns the values of fields with each single value replaced by what `of` returns for it.
 * @param path of the values in their document
 */
export const mapValues = <Values extends object>(
  fields: Fields,
  values: Values,
  of: Of,
  path = '',
): Values => ({
  ...values,
  ...Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      mapped(field, (values as Branch)[name], of, path === '' ? name : `${path}.${name}`),
    ]),
  ),
});

function mapped(field: Field, value: unknown, of: Of, path: string): unknown {
  switch (field.kind) {
    case 'group':
      return mapValues(field.fields, value as Branch, of, path);
    case 'list':
      return (value as readonly (Branch & { id: string })[]).map((item) =>
        mapValues(field.fields, item, of, `${path}.${item.id}`),
      );
    case 'itemTexts':
      return Object.fromEntries(
        Object.entries(value as Readonly<Record<string, Branch>>).map(([id, texts]) => [
          id,
          mapValues(field.fields, texts, of, `${path}.${id}`),
        ]),
      );
    case 'each':
      return Object.fromEntries(
        field.keys.map((key) => [key, mapped(field.field, (value as Branch)[key], of, `${path}.${key}`)]),
      );
    default:
      return of(field, value, path);
  }
}
