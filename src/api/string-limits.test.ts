import { expect, it } from 'vitest';
import type { z } from 'zod';
import { processorMs } from '../../tests/processor-time.ts';
import { operations } from './operations/all.ts';

/** Texts that make ambiguous patterns quadratic. Each is as long as the largest body. */
const BODY_BYTES = 32_000;
const attacks = [
  '.',
  '/',
  ' ',
  'a@.',
  '-',
  '@',
  '\\',
  '0',
  '%',
  '., /',
  '\u00a0',
  '<',
  'a ',
  '(',
  "'",
  'www.',
].flatMap((part) => {
  const run = part.repeat(Math.ceil(BODY_BYTES / part.length));
  return [run, `a@${run}@`, `a${run}b`, `${run}\u0000`];
});
/** Milliseconds of processor time. A linear check of 32 kB takes well below one. */
const MOST_MS = 20;

/** The parts of zod's schemas that the test reads. */
interface Definition {
  type: string;
  checks?: { _zod: { def: { check: string; abort?: boolean } } }[];
  shape?: Record<string, z.ZodType>;
  element?: z.ZodType;
  valueType?: z.ZodType;
  keyType?: z.ZodType;
  innerType?: z.ZodType;
  options?: z.ZodType[];
  items?: z.ZodType[];
  in?: z.ZodType;
  out?: z.ZodType;
  left?: z.ZodType;
  right?: z.ZodType;
}
const definitionOf = (schema: z.ZodType): Definition => schema.def as unknown as Definition;

/** Calls `visit` for a schema and all schemas in it, with their place in the body. */
function walk(schema: z.ZodType, place: string, visit: (schema: z.ZodType, place: string) => void): void {
  visit(schema, place);
  const { shape, element, valueType, keyType, innerType, options, items, left, right, ...rest } =
    definitionOf(schema);
  for (const [name, field] of Object.entries(shape ?? {})) walk(field, `${place}.${name}`, visit);
  for (const inner of [element, valueType, keyType, innerType, left, right, rest.in, rest.out])
    if (inner) walk(inner, place, visit);
  for (const inner of [...(options ?? []), ...(items ?? [])]) walk(inner, place, visit);
}

const places = operations.flatMap(({ definition: { method, path, body, query } }) =>
  [
    { place: `${method} ${path} body`, schema: body },
    { place: `${method} ${path} query`, schema: query },
  ].flatMap(({ place, schema }) => (schema ? [{ place, schema }] : [])),
);

it('finds bodies and queries to check', () => {
  expect(places.length).toBeGreaterThan(80);
});

it('stops at the length limit of a text, so that no later pattern reads a longer text', () => {
  const unended: string[] = [];
  for (const { place, schema } of places)
    walk(schema, place, (inner, at) => {
      const { type, checks = [] } = definitionOf(inner);
      if (type !== 'string') return;
      const limit = checks.findIndex(({ _zod }) => _zod.def.check === 'max_length');
      const isLast = limit === checks.length - 1;
      if (limit >= 0 && !isLast && !checks[limit]?._zod.def.abort) unended.push(at);
    });
  expect(unended).toEqual([]);
});

it('refuses or reads 32 kB of hostile characters in each field within 20 ms of processor time', () => {
  const slow: string[] = [];
  const seen = new Set<z.ZodType>();
  for (const { place, schema } of places)
    walk(schema, place, (inner, at) => {
      // A transform runs only after its schema; the next test covers objects.
      if (seen.has(inner) || ['object', 'transform'].includes(definitionOf(inner).type)) return;
      seen.add(inner);
      for (const attack of attacks) {
        const ms = processorMs(() => inner.safeParse(attack));
        if (ms > MOST_MS) slow.push(`${at}: ${Math.round(ms)} ms for ${JSON.stringify(attack.slice(0, 6))}…`);
      }
    });
  expect(slow).toEqual([]);
});

it('reads hostile characters in all fields of each body within 20 ms of processor time', () => {
  const slow: string[] = [];
  for (const { place, schema } of places) {
    const { shape } = definitionOf(schema);
    for (const attack of shape ? attacks : []) {
      const part = attack.slice(0, Math.ceil(BODY_BYTES / Object.keys(shape ?? {}).length));
      const body = Object.fromEntries(Object.keys(shape ?? {}).map((name) => [name, part]));
      const ms = processorMs(() => schema.safeParse(body));
      if (ms > MOST_MS)
        slow.push(`${place}: ${Math.round(ms)} ms for ${JSON.stringify(attack.slice(0, 6))}…`);
    }
  }
  expect(slow).toEqual([]);
});
