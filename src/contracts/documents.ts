import { z } from 'zod';
import type { Field, Fields, ValuesOf } from '../domain/documents/fields.ts';
import { emptyValue } from '../domain/documents/values.ts';
import { isDangerousLink } from '../domain/landing/links/landing-link.ts';
import { abortWith } from '../domain/text/abort-with.ts';

/**
 * Returns the schema of declared fields for drafts, which may be unfinished. It refuses only harmful values;
 * publishing checks the rest. Fields that older drafts lack get their empty value by default.
 */
export const schemaOf = <F extends Fields>(fields: F) =>
  z.object(shapeOf(fields)) as unknown as z.ZodType<ValuesOf<F>, ValuesOf<F>>;

const shapeOf = (fields: Fields) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, schemaOfField(field)]));

function schemaOfField(field: Field): z.ZodType {
  const schema = valueSchema(field);
  return field.later ? schema.default(emptyValue(field)) : schema;
}

const itemId = z.string().regex(/^[a-z0-9]{8}$/);

function valueSchema(field: Field): z.ZodType {
  switch (field.kind) {
    case 'line':
    case 'text':
      return z.string().max(field.max, 'too_long');
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
    case 'moment':
      return z.int().min(-8.64e15).max(8.64e15).nullable();
    case 'switch':
      return z.boolean();
    case 'choice':
      return z.enum(field.choices);
    case 'group':
      return z.object(shapeOf(field.fields));
    case 'itemTexts':
      return z.record(itemId, z.object(shapeOf(field.fields)));
    case 'list':
      return z
        .array(z.object({ id: itemId, ...shapeOf(field.fields) }))
        .max(field.max, abortWith())
        .refine((items) => new Set(items.map(({ id }) => id)).size === items.length);
    case 'each':
      return z.record(z.enum(field.keys), schemaOfField(field.field));
  }
}
