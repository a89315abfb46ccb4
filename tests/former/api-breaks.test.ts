import { expect, it } from 'vitest';
import { apiBreaks } from './api-breaks.ts';
import { apiForm, type Schema } from './api-form.ts';

const text: Schema = { type: 'string' };
const object = (properties: Record<string, Schema>, required: string[] = [], more: Schema = {}): Schema => ({
  ...{ type: 'object', properties, required },
  ...more,
});
const formOf = ({ body, answer }: { body?: Schema; answer?: Schema }) =>
  apiForm({
    paths: {
      '/api/a/{id}': {
        post: {
          parameters: [{ in: 'query', name: 'sort', schema: { type: 'string', enum: ['name', 'day'] } }],
          ...(body && { requestBody: { content: { 'application/json': { schema: body } } } }),
          responses: {
            200: { ...(answer && { content: { 'application/json': { schema: answer } } }) },
            404: { content: { 'application/json': { schema: text } } },
          },
        },
      },
    },
  });
const ROUTE = 'POST /api/a/{}';
const bodies = (old: Schema, now: Schema) => apiBreaks(formOf({ body: old }), formOf({ body: now }))[ROUTE];
const answers = (old: Schema, now: Schema) =>
  apiBreaks(formOf({ answer: old }), formOf({ answer: now }))[ROUTE];
const nullable = (schema: Schema): Schema => ({ anyOf: [schema, { type: 'null' }] });

it('finds nothing between equal forms, and an operation that is gone, whatever the names in its path', () => {
  const form = formOf({ body: object({ a: text }), answer: object({ a: text }) });
  expect(apiBreaks(form, form)).toEqual({});
  expect(apiBreaks(form, {})).toEqual({ [ROUTE]: ['is gone'] });
});

it.each<[string, Schema, Schema, string[] | undefined]>([
  ['a new optional field', object({}), object({ a: text }), undefined],
  ['a new required field', object({}), object({ a: text }, ['a']), ['body.a must be sent']],
  ['a field that is required now', object({ a: text }), object({ a: text }, ['a']), ['body.a must be sent']],
  ['a field that is ignored now', object({ a: text }), object({}), undefined],
  [
    'a field that is refused now',
    object({ a: text }),
    object({}, [], { additionalProperties: false }),
    ['body.a is refused'],
  ],
  [
    'a wider list of values',
    { type: 'string', enum: ['a'] },
    { type: 'string', enum: ['a', 'b'] },
    undefined,
  ],
  [
    'a narrower list of values',
    { type: 'string', enum: ['a', 'b'] },
    { type: 'string', enum: ['a'] },
    ['body may no longer be "b"'],
  ],
  [
    'a list in place of any text',
    text,
    { type: 'string', enum: ['a'] },
    ['body may no longer be any other value'],
  ],
  ['a type that is not taken', { type: ['string', 'null'] }, text, ['body may no longer be null']],
  ['a variant that is not taken', nullable(text), text, ['body|1 may no longer be null']],
  ['a variant more', text, nullable(text), undefined],
  ['a whole number where any is taken', { type: 'integer' }, { type: 'number' }, undefined],
  [
    'a change inside a list',
    { type: 'array', items: object({}) },
    { type: 'array', items: object({ a: text }, ['a']) },
    ['body[].a must be sent'],
  ],
])('a body with %s', (_, old, now, found) => {
  expect(bodies(old, now)).toEqual(found);
});

it.each<[string, Schema, Schema, string[] | undefined]>([
  ['a new field', object({}), object({ a: text }, ['a']), undefined],
  ['a field that is gone', object({ a: text }), object({}), ['200.a is gone']],
  ['a field that may be absent', object({ a: text }, ['a']), object({ a: text }), ['200.a may be absent']],
  [
    'a field of another type',
    object({ a: text }),
    object({ a: { type: 'number' } }),
    ['200.a may be number'],
  ],
  [
    'a field that may be null',
    object({ a: text }),
    object({ a: { type: ['string', 'null'] } }),
    ['200.a may be null'],
  ],
  ['a new value', { type: 'string', enum: ['a'] }, { type: 'string', enum: ['a', 'b'] }, undefined],
  [
    'a change inside a map',
    { type: 'object', additionalProperties: object({ a: text }) },
    { type: 'object', additionalProperties: object({}) },
    ['200.*.a is gone'],
  ],
  ['a variant that is null', text, nullable(text), ['200 may be null']],
  ['a new variant', nullable(text), { anyOf: [text, { type: 'null' }, object({})] }, undefined],
  ['a variant that changed', nullable(object({ a: text })), nullable(object({})), ['200|0.a is gone']],
])('an answer with %s', (_, old, now, found) => {
  expect(answers(old, now)).toEqual(found);
});

it('compares the parameters of a query', () => {
  const form = formOf({});
  const [operation] = Object.values(form);
  const changed = (schema: Schema, required = false) => ({
    [ROUTE]: { ...operation, answers: {}, parameters: { 'query sort': { required, schema } } },
  });
  const same: Schema = { type: 'string', enum: ['name', 'day'] };
  const old = changed(same);
  expect(apiBreaks(old, changed(same, true))).toEqual({ [ROUTE]: ['query sort must be sent'] });
  expect(apiBreaks(old, changed({ type: 'string', enum: ['day'] }))).toEqual({
    [ROUTE]: ['query sort may no longer be "name"'],
  });
  expect(apiBreaks(changed(same), { [ROUTE]: { answers: {}, parameters: {} } })).toEqual({
    [ROUTE]: ['query sort is gone'],
  });
});
