import fc from 'fast-check';
import type { z } from 'zod';

/**
 * Valid and almost valid values of zod schemas, for property tests: some pass the schema, others violate it at one or several
 * places.
 */

const wanted = process.env['INPUTS'];
/** Inputs that a property test tries for each operation on each engine: 50 on both in `npm test`. */
export const INPUTS = Number(wanted ?? 25);
/** Whether `INPUTS` is set: then each run uses other inputs, instead of the few fixed ones of `npm test`. */
export const MANY = wanted !== undefined;

/** The parts of zod's definitions that are read here. */
interface Definition {
  type: string;
  checks?: { _zod: { def: Check } }[];
  format?: string;
  pattern?: RegExp;
  shape?: Record<string, z.ZodType>;
  element?: z.ZodType;
  keyType?: z.ZodType;
  valueType?: z.ZodType;
  innerType?: z.ZodType;
  options?: z.ZodType[];
  items?: z.ZodType[];
  entries?: Record<string, string | number>;
  values?: unknown[];
  in?: z.ZodType;
  left?: z.ZodType;
  right?: z.ZodType;
}
interface Check {
  check: string;
  format?: string;
  pattern?: RegExp;
  maximum?: number;
  minimum?: number;
  value?: number;
}
const definitionOf = (schema: z.ZodType): Definition => schema.def as unknown as Definition;

/** Texts that a database, a URL, a date or a pattern may fail on. */
const hostileTexts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'a\udc00b',
  '\uffff',
  '\u202e',
  '__proto__',
  'constructor',
  '%00',
  '%',
  '../..',
  "'; drop table leads; --",
  '<script>',
  'http://',
  'https://[',
  'https://user:password@example.com:99999/\0',
  '-1',
  '1e999',
  '99999999999999999999',
  '0000-00-00',
  '2027-02-30',
  '+275760-09-13',
  'x'.repeat(5000),
  '🎵'.repeat(400),
  '\0'.repeat(300),
];
const hostileNumbers = [
  -1,
  0,
  -0,
  0.5,
  1e-7,
  -1e9,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53 - 1,
  2 ** 63,
  1e308,
  Number.MIN_VALUE,
];
const hostile: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom<unknown>(...hostileTexts) },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(...hostileNumbers) },
  fc.constantFrom<unknown>(null, true, false, [], {}, [null], [[]], { length: 1 }, { '\0': '\0' }),
  fc.string({ unit: 'binary', maxLength: 50 }),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Typical texts of people and browsers, for fields whose form is not part of the schema. */
const commonTexts = [
  'a',
  'Nova',
  'lea@example.com',
  'https://example.com/page?x=1#y',
  'https://open.spotify.com/track/4uLU6hMCjMI75M1A2tKUQC',
  '2027-01-08',
  '2027-01-08T10:00:00.000Z',
  '12:30',
  '12,5',
  '1 000',
  'FR',
  'fr',
  '7K3MX9QA',
  '00000000-0000-4000-8000-000000000000',
  '0123456789abcdef',
];

/**
 * Returns values of a schema, of which about one part in eight is replaced by a hostile one.
 * @param texts further texts to use, such as the ids of stored records
 */
export function valuesNear(schema: z.ZodType, texts: readonly string[] = []): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 7, arbitrary: valuesOf(schema, texts) }, { weight: 1, arbitrary: hostile });
}

function valuesOf(schema: z.ZodType, texts: readonly string[]): fc.Arbitrary<unknown> {
  const definition = definitionOf(schema);
  const { type, shape, element, keyType, valueType, innerType, options, items, left, right } = definition;
  const near = (inner: z.ZodType) => valuesNear(inner, texts);
  switch (type) {
    case 'object':
      return objects(shape ?? {}, near);
    case 'array':
    case 'set':
      return element ? fc.array(near(element), { maxLength: 4 }) : hostile;
    case 'record':
      return fc.dictionary(
        keyType ? keys(keyType, texts) : fc.string(),
        valueType ? near(valueType) : hostile,
        {
          maxKeys: 4,
        },
      );
    case 'tuple':
      return fc.tuple(...(items ?? []).map(near));
    case 'union':
      return fc.oneof(...(options ?? []).map((option) => valuesOf(option, texts)));
    case 'intersection':
      return left && right ? merged(near(left), near(right)) : hostile;
    case 'optional':
    case 'default':
    case 'prefault':
      return fc.option(near(innerType as z.ZodType), { nil: undefined });
    case 'nullable':
      return fc.option(near(innerType as z.ZodType));
    case 'nonoptional':
    case 'catch':
    case 'readonly':
      return near(innerType as z.ZodType);
    case 'pipe':
      return near(definition.in as z.ZodType);
    case 'enum':
      return fc.constantFrom(...Object.values(definition.entries ?? {}));
    case 'literal':
      return fc.constantFrom(...(definition.values ?? []));
    case 'boolean':
      return fc.boolean();
    case 'number':
    case 'int':
      return numbers(checksOf(definition));
    case 'string':
      return strings(definition, texts);
    case 'null':
      return fc.constant(null);
    default:
      return hostile;
  }
}

/** Objects with all fields, without some, and with fields that the schema does not know. */
function objects(
  shape: Record<string, z.ZodType>,
  near: (schema: z.ZodType) => fc.Arbitrary<unknown>,
): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, near(field)]));
  const unknown = fc.dictionary(fc.constantFrom('__proto__', 'constructor', 'id', '\0'), hostile, {
    maxKeys: 2,
  });
  return fc.oneof(
    { weight: 6, arbitrary: fc.record(fields) },
    { weight: 1, arbitrary: fc.record(fields, { requiredKeys: [] }) },
    { weight: 1, arbitrary: merged(fc.record(fields), unknown) },
  );
}

const merged = (first: fc.Arbitrary<unknown>, second: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc
    .tuple(first, second)
    .map(([one, other]) => (isObject(one) && isObject(other) ? { ...one, ...other } : one));
const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const keys = (schema: z.ZodType, texts: readonly string[]): fc.Arbitrary<string> =>
  valuesNear(schema, texts).map(String);

const checksOf = ({ checks = [] }: Definition): Check[] => checks.map(({ _zod }) => _zod.def);

/** Integers and fractions within the limits of a schema, and just outside. */
function numbers(checks: Check[]): fc.Arbitrary<number> {
  const limits = checks.flatMap(({ value }) =>
    typeof value === 'number' && Number.isFinite(value) ? [value] : [],
  );
  const min = Math.ceil(Math.min(0, ...limits));
  const max = Math.floor(Math.max(1000, ...limits));
  return fc.oneof(
    { weight: 4, arbitrary: fc.integer({ min, max: Math.min(max, 2 ** 31 - 1) }) },
    fc.constantFrom(0, 1, ...limits.flatMap((limit) => [limit - 1, limit, limit + 1, limit + 0.5])),
  );
}

/** Texts that pass the pattern of a schema, common ones, and texts as long as its limits and just longer. */
function strings(definition: Definition, texts: readonly string[]): fc.Arbitrary<string> {
  const checks = checksOf(definition);
  const patterns = [definition.pattern, ...checks.map(({ pattern }) => pattern)].flatMap((pattern) =>
    pattern ? (matching(pattern) ?? []) : [],
  );
  const lengths = checks
    .flatMap(({ maximum, minimum }) => [maximum, minimum])
    .filter((length) => length !== undefined);
  const atLimits = lengths
    .flatMap((length) => [length, length + 1])
    .map((length) => 'y'.repeat(Math.min(length, 40_000)));
  return fc.oneof(
    ...patterns.map((arbitrary) => ({ weight: 6, arbitrary })),
    { weight: 3, arbitrary: fc.constantFrom(...commonTexts, ...texts) },
    { weight: 1, arbitrary: fc.constantFrom('a', ...atLimits) },
    { weight: 1, arbitrary: fc.constantFrom(...commonTexts).map((text) => `${text}\0\ud800`) },
  );
}

/** Texts that match a pattern; nothing for a pattern that fast-check cannot generate from. */
function matching(pattern: RegExp): fc.Arbitrary<string> | undefined {
  try {
    return fc.stringMatching(new RegExp(pattern.source, pattern.flags.replace('g', '')));
  } catch {
    return undefined;
  }
}
