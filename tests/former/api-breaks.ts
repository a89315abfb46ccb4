import type { ApiForm, Schema } from './api-form.ts';

/**
 * Returns what a client of the former API would meet in the present one, by operation: an operation or a field of an answer that is gone or of
 * another type, a field that must be sent now or is refused now, a value that is no longer accepted. A new value of an answer is none: clients
 * show what they know. Nor are limits of lengths.
 */
export function apiBreaks(former: ApiForm, present: ApiForm): Record<string, string[]> {
  const found = Object.entries(former).map(([route, old]): [string, string[]] => {
    const now = present[route];
    if (!now) return [route, ['is gone']];
    const parameters = Object.entries(old.parameters).flatMap(([name, { required, schema }]) => {
      const other = now.parameters[name];
      // An unknown parameter of a query is ignored: the client gets more than it asked for.
      if (!other) return [`${name} is gone`];
      return [
        ...(other.required && !required ? [`${name} must be sent`] : []),
        ...sent(schema, other.schema, name),
      ];
    });
    const more = Object.entries(now.parameters)
      .filter(([name, { required }]) => required && !old.parameters[name])
      .map(([name]) => `${name} must be sent`);
    const body = now.body ? sent(old.body ?? {}, now.body, 'body') : [];
    const answers = Object.entries(old.answers).flatMap(([status, schema]) => {
      const other = now.answers[status];
      if (other === undefined) return [`${status} is gone`];
      if (schema === null) return [];
      return other === null ? [`${status} has no body`] : got(schema, other, status);
    });
    return [route, [...parameters, ...more, ...body, ...answers]];
  });
  return Object.fromEntries(found.filter(([, breaks]) => breaks.length > 0));
}

/** What a client sends by the old schema, and the new one refuses. */
function sent(old: Schema, now: Schema, at: string): string[] {
  const known = old.properties ?? {};
  const offered = now.properties ?? {};
  return [
    ...variants(old, now, at, sent),
    ...typesOf(old)
      .filter((type) => !takes(typesOf(now), type))
      .map((type) => `${at} may no longer be ${type}`),
    ...(valuesOf(now)
      ? missing(valuesOf(old), valuesOf(now)).map((value) => `${at} may no longer be ${value}`)
      : []),
    ...(now.required ?? [])
      .filter((name) => !old.required?.includes(name))
      .map((name) => `${at}.${name} must be sent`),
    ...Object.entries(known).flatMap(([name, schema]) => {
      const other = offered[name];
      if (other) return sent(schema, other, `${at}.${name}`);
      return now.additionalProperties === false ? [`${at}.${name} is refused`] : [];
    }),
    ...inside(old, now, at, sent),
  ];
}

/** What a client expects by the old schema, and does not get by the new one. */
function got(old: Schema, now: Schema, at: string): string[] {
  return [
    ...(variantsOf(now) && mayBeNull(now) && !mayBeNull(old) ? [`${at} may be null`] : []),
    ...variants(old, now, at, got),
    ...typesOf(now)
      .filter((type) => !takes(typesOf(old), type))
      .map((type) => `${at} may be ${type}`),
    ...Object.entries(old.properties ?? {}).flatMap(([name, schema]) => {
      const other = now.properties?.[name];
      if (!other) return [`${at}.${name} is gone`];
      const lost = old.required?.includes(name) && !now.required?.includes(name);
      return [...(lost ? [`${at}.${name} may be absent`] : []), ...got(schema, other, `${at}.${name}`)];
    }),
    ...inside(old, now, at, got),
  ];
}

type Compare = (old: Schema, now: Schema, at: string) => string[];

/** Each old variant needs a new one that is compatible with it. */
function variants(old: Schema, now: Schema, at: string, compare: Compare): string[] {
  const before = variantsOf(old);
  const after = variantsOf(now);
  if (!before && !after) return [];
  const [olds, nows] = [before ?? [old], after ?? [now]];
  return olds
    .map((variant, index) => ({
      index,
      least: fewest(nows.map((other) => compare(variant, other, `${at}|${index}`))),
    }))
    .flatMap(({ least }) => least);
}

const fewest = (all: string[][]): string[] =>
  all.reduce((least, one) => (one.length < least.length ? one : least));

/** The elements of lists and the values of maps. */
function inside(old: Schema, now: Schema, at: string, compare: Compare): string[] {
  const parts: [Schema | undefined, Schema | undefined, string][] = [
    [old.items, now.items, `${at}[]`],
    [asSchema(old.additionalProperties), asSchema(now.additionalProperties), `${at}.*`],
    ...(old.prefixItems ?? []).map((schema, index): [Schema, Schema | undefined, string] => [
      ...([schema, now.prefixItems?.[index]] as const),
      `${at}[${index}]`,
    ]),
  ];
  return parts.flatMap(([before, after, place]) => (before && after ? compare(before, after, place) : []));
}

const asSchema = (value: Schema['additionalProperties']): Schema | undefined =>
  typeof value === 'object' ? value : undefined;
const variantsOf = ({ anyOf, oneOf }: Schema): Schema[] | undefined => anyOf ?? oneOf;
const typesOf = ({ type, ...schema }: Schema): string[] => (variantsOf(schema) ? [] : [type ?? []].flat());
/** A schema without types takes anything. */
const mayBeNull = (schema: Schema): boolean =>
  variantsOf(schema)?.some(mayBeNull) ?? (typesOf(schema).length === 0 || typesOf(schema).includes('null'));
const takes = (types: readonly string[], type: string): boolean =>
  types.length === 0 || types.includes(type) || (type === 'integer' && types.includes('number'));
const valuesOf = (schema: Schema): unknown[] | undefined =>
  schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);
/** An old schema without a list of values took any. */
const missing = (old: unknown[] | undefined, now: unknown[] | undefined): string[] =>
  old
    ? old.filter((value) => !now?.includes(value)).map((value) => JSON.stringify(value))
    : ['any other value'];
