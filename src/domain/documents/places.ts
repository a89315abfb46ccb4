import type { Field, Fields, Leaf } from './fields.ts';

/** A single value of a document, with its field and its path: `shared.platforms.ab12cd34.url`. */
export interface Place {
  path: string;
  field: Leaf;
  value: unknown;
}

type Branch = Readonly<Record<string, unknown>>;

/**
 * Returns the places of the values of fields, in the declared order.
 * @param path of the values in their document
 */
export const placesIn = (fields: Fields, values: object, path = ''): Place[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    placesOf(field, (values as Branch)[name], path === '' ? name : `${path}.${name}`),
  );

function placesOf(field: Field, value: unknown, path: string): Place[] {
  switch (field.kind) {
    case 'group':
      return placesIn(field.fields, value as Branch, path);
    case 'list':
      return (value as readonly (Branch & { id: string })[]).flatMap((item) =>
        placesIn(field.fields, item, `${path}.${item.id}`),
      );
    case 'itemTexts':
      return Object.entries(value as Branch).flatMap(([id, texts]) =>
        placesIn(field.fields, texts as Branch, `${path}.${id}`),
      );
    case 'each':
      return field.keys.flatMap((key) => placesOf(field.field, (value as Branch)[key], `${path}.${key}`));
    default:
      return [{ path, field, value }];
  }
}

/** Returns the field at a path, such as `platforms.ab12cd34.url`; `undefined`: there is no such field. */
export function fieldAt(fields: Fields, path: string): Field | undefined {
  const [name = '', ...rest] = path.split('.');
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  return rest.length === 0 ? field : field && fieldWithin(field, rest);
}

function fieldWithin(field: Field, [step = '', ...rest]: readonly string[]): Field | undefined {
  switch (field.kind) {
    case 'group':
      return fieldAt(field.fields, [step, ...rest].join('.'));
    case 'list':
    case 'itemTexts':
      return rest.length === 0 ? field : fieldAt(field.fields, rest.join('.'));
    case 'each':
      return field.keys.includes(step) ? field.field : undefined;
    default:
      return undefined;
  }
}
