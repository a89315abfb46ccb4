import { z } from 'zod';
import type { ChangeOf, Field, Fields, ValuesOf } from '../domain/documents/fields.ts';
import { emptyValue } from '../domain/documents/values.ts';
import { isDangerousLink } from '../domain/landing/links/landing-link.ts';
import { abortWith } from '../domain/text/abort-with.ts';

/**
 * Returns the schema of declared fields for drafts, which may be unfinished. It refuses only harmful values;
 * publishing checks the rest. Fields that older drafts lack get their empty value by default.
 */
export const schemaOf = <F extends Fields>(fields: F) =>
  z.object(schemasOf(fields)) as unknown as z.ZodType<ValuesOf<F>, ValuesOf<F>>;

/** Returns the schemas of declared fields by their names. */
export const shapeOf = <F extends Fields>(fields: F) => schemasOf(fields) as ShapeOf<ValuesOf<F>>;
type ShapeOf<Values> = { [Name in keyof Values]: z.ZodType<Values[Name], Values[Name]> };

/** Returns the schemas of a change of some declared fields; of an `each`, of some of its keys. */
export const changeShapeOf = <F extends Fields>(fields: F) =>
  Object.fromEntries(
    Object.entries<Field>(fields).map(([name, field]) => {
      const isEach = field.kind === 'each';
      const schema = isEach
        ? z.partialRecord(z.enum(field.keys), schemaOfField(field.field))
        : schemaOfField(field);
      return [name, schema.optional()];
    }),
  ) as unknown as ChangeShapeOf<ChangeOf<F>>;
type ChangeShapeOf<Change> = {
  [Name in keyof Change]-?: z.ZodOptional<z.ZodType<NonNullable<Change[Name]>, NonNullable<Change[Name]>>>;
};

const schemasOf = (fields: Fields): Record<string, z.ZodType> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, schemaOfField(field)]));

function schemaOfField(field: Field): z.ZodType {
  const schema = valueSchema(field);
  return field.later ? schema.default(emptyValue(field)) : schema;
}

const share = z.number().min(0).max(1);
const itemId = z.string().regex(/^[a-z0-9]{8}$/);

function valueSchema(field: Field): z.ZodType {
  switch (field.kind) {
    case 'line':
    case 'text': {
      const typed = field.required === undefined ? z.string() : z.string(field.required);
      const text = field.trimmed ? typed.trim() : typed;
      return (field.required === undefined ? text : text.min(1, field.required)).max(field.max, 'too_long');
    }
    case 'link':
      return z
        .string()
        .max(field.max, abortWith('too_long'))
        .refine((typed) => !isDangerousLink(typed), 'landing_link');
    case 'colour':
      return z.string().regex(/^#[0-9a-f]{6}$/, 'landing_colour');
    case 'day':
      return z.union([z.literal(''), z.iso.date()]);
    case 'picture':
      return z.string().max(64).nullable();
    case 'point':
      return z.object({ x: share, y: share });
    case 'moment':
      return z.int().min(-8.64e15).max(8.64e15).nullable();
    case 'switch':
      return z.boolean();
    case 'choice':
      return z.enum(field.choices);
    case 'group':
      return z.object(schemasOf(field.fields));
    case 'itemTexts':
      return z.record(itemId, z.object(schemasOf(field.fields)));
    case 'list':
      return z
        .array(z.object({ id: itemId, ...schemasOf(field.fields) }))
        .max(field.max, abortWith())
        .refine((items) => new Set(items.map(({ id }) => id)).size === items.length);
    case 'each':
      return z.record(z.enum(field.keys), schemaOfField(field.field));
  }
}
