import type { Field, Fields, ValuesOf } from './fields.ts';

type Branch = Readonly<Record<string, unknown>>;

/** Returns the value of a field in a new document. */
export function emptyValue(field: Field): unknown {
  switch (field.kind) {
    case 'line':
    case 'text':
    case 'link':
    case 'day':
      return '';
    case 'moment':
    case 'picture':
      return null;
    case 'point':
      return { x: 0.5, y: 0.5 };
    case 'colour':
    case 'switch':
      return field.start;
    case 'choice':
      return field.choices[0];
    case 'group':
      return emptyFields(field.fields);
    case 'itemTexts':
      return {};
    case 'list':
      return [];
    case 'each':
      return Object.fromEntries(field.keys.map((key) => [key, emptyValue(field.field)]));
  }
}

const mapped = (fields: Fields, of: (name: string, field: Field) => unknown): Branch =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, of(name, field)]));

const emptyFields = (fields: Fields): Branch => mapped(fields, (_name, field) => emptyValue(field));

const completedFields = (fields: Fields, stored: Branch): Branch => ({
  ...stored,
  ...mapped(fields, (name, field) => completedValue(field, stored[name])),
});

function completedValue(field: Field, value: unknown): unknown {
  if (value === undefined) return emptyValue(field);
  if (field.kind === 'list') return (value as Branch[]).map((item) => completedFields(field.fields, item));
  if (field.kind === 'group') return completedFields(field.fields, value as Branch);
  if (field.kind !== 'itemTexts') return value;
  const items = Object.entries(value as Readonly<Record<string, Branch>>);
  return Object.fromEntries(items.map(([id, texts]) => [id, completedFields(field.fields, texts)]));
}

/** Returns the values of fields in a new document. */
export const emptyOf = <F extends Fields>(fields: F) => emptyFields(fields) as ValuesOf<F>;

/** Returns stored values with the empty value of each field that they lack, since it was declared after they were stored. */
export const completed = <F extends Fields>(fields: F, stored: object) =>
  completedFields(fields, stored as Branch) as ValuesOf<F>;

/** Returns the values of the declared fields alone. */
export const valuesIn = <F extends Fields>(fields: F, record: object) =>
  mapped(fields, (name) => (record as Branch)[name]) as ValuesOf<F>;

/**
 * Returns the values of fields after a change of some of them.
 * @param change a `ChangeOf` the fields
 */
export const changedBy = <F extends Fields>(fields: F, values: object, change: object) =>
  mapped(fields, (name, { kind }) => {
    const [before, after = before] = [(values as Branch)[name], (change as Branch)[name]];
    return kind === 'each' ? { ...(before as Branch), ...(after as Branch) } : after;
  }) as ValuesOf<F>;
