import { isSame } from '../../domain/value/is-same.ts';

/**
 * A document as nested values that are addressed by paths: `shared.artist`, `texts.fr.hero.title`,
 * `shared.platforms.ab12cd34.url`. The API uses the same paths for its errors and findings.
 */
type Branch = Readonly<Record<string, unknown>>;

export const isBranch = (value: unknown): value is Branch =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !isPoint(value);

/** A point of a picture is one value: its two shares are chosen together. */
const isPoint = (value: object): boolean =>
  'x' in value && 'y' in value && typeof value.x === 'number' && typeof value.y === 'number';

/** The key of a path segment in a branch: a list item is named by its identifier or by its index. */
const keyOf = (branch: object, step: string): string => {
  const place = Array.isArray(branch)
    ? branch.findIndex((item) => isBranch(item) && item['id'] === step)
    : -1;
  return place < 0 ? step : String(place);
};

/** Returns the value at a path; `undefined` if it does not exist. */
export function readAt(whole: object, path: string): unknown {
  let value: unknown = whole;
  for (const step of path.split('.')) {
    if (typeof value !== 'object' || value === null) return undefined;
    const key = keyOf(value, step);
    if (!Object.hasOwn(value, key)) return undefined;
    value = (value as Branch)[key];
  }
  return value;
}

/** Returns a copy with another value at a path; missing branches on the path are created. */
export function writeAt<Whole extends object>(whole: Whole, path: string, value: unknown): Whole {
  const [step = '', ...rest] = path.split('.');
  const key = keyOf(whole, step);
  const copy = (Array.isArray(whole) ? [...whole] : { ...whole }) as Record<string, unknown>;
  const inner = Object.hasOwn(copy, key) ? copy[key] : undefined;
  copy[key] =
    rest.length === 0
      ? value
      : writeAt(typeof inner === 'object' && inner !== null ? inner : {}, rest.join('.'), value);
  return copy as Whole;
}

/** Returns the path for an error of a request: `content.shared.platforms.0.url` becomes `shared.platforms.<id>.url`. */
export function fieldNamed(whole: object, name: string): string {
  const steps = name.replace(/^content\./, '').split('.');
  return steps
    .map((step, place) => {
      const item = /^\d+$/.test(step) ? readAt(whole, steps.slice(0, place + 1).join('.')) : undefined;
      return isBranch(item) && typeof item['id'] === 'string' ? item['id'] : step;
    })
    .join('.');
}

/** Returns the paths whose values differ. A list is one path. */
export function differences(one: unknown, other: unknown, path = ''): string[] {
  if (isSame(one, other)) return [];
  if (!isBranch(one) || !isBranch(other)) {
    const branch = isBranch(one) ? one : isBranch(other) ? other : undefined;
    // Of a branch that only one side has, such as the texts of a new language, each value is a difference.
    const leaves = branch && (one === undefined || other === undefined) ? Object.keys(branch) : [];
    if (leaves.length === 0) return [path];
    return leaves.flatMap((name) => {
      const within = (side: unknown) => (isBranch(side) ? side[name] : undefined);
      const [here, there] = [within(one), within(other)];
      const isEmpty = [here, there].every(
        (value) => value === undefined || value === '' || isSame(value, {}),
      );
      return isEmpty ? [] : differences(here, there, joined(path, name));
    });
  }
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].flatMap((name) => differences(one[name], other[name], joined(path, name)));
}

/** Returns the values of `now` that differ from those before, nested as they are. */
export const changesOf = <Values extends object>(now: Values, before: Values): object =>
  differences(now, before).reduce((change, path) => writeAt(change, path, readAt(now, path)), {});

/** Appends a name to a path; the path of the root is empty. */
export const joined = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);
