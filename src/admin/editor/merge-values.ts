import { isSame } from '../../domain/value/is-same.ts';
import type { Sides } from '../ui/form/sides.ts';
import { differences, isBranch, joined, readAt, writeAt } from './value-paths.ts';

/** The three sides of a merge: the common base, the local values, and those that the other editor stored. */
export interface Three<Value> {
  before: Value;
  mine: Value;
  theirs: Value;
}

interface Item {
  id: string;
}

const isList = (value: unknown): value is readonly Item[] =>
  Array.isArray(value) && value.every((item) => isBranch(item) && typeof item['id'] === 'string');

const find = (items: readonly Item[], id: string) => items.find((item) => item.id === id);

/** The three values as lists; `undefined` if one of them is not a list. */
function listsOf({ before, mine, theirs }: Three<unknown>): Three<readonly Item[]> | undefined {
  return isList(before) && isList(mine) && isList(theirs) ? { before, mine, theirs } : undefined;
}

const ordersOf = ({ before, mine, theirs }: Three<readonly Item[]>): Orders => ({
  before: before.map(({ id }) => id),
  mine: mine.map(({ id }) => id),
  theirs: theirs.map(({ id }) => id),
});

const within = ({ before, mine, theirs }: Three<unknown>, name: string): Three<unknown> => {
  const at = (side: unknown) => (isBranch(side) ? side[name] : undefined);
  return { before: at(before), mine: at(mine), theirs: at(theirs) };
};

/** Whether one editor removed an item that the other one changed, itself or its texts in any language. */
function isRemovalDisputed(whole: Three<object>, lists: Three<readonly Item[]>, id: string): boolean {
  const [mine, theirs] = [find(lists.mine, id), find(lists.theirs, id)];
  if (!find(lists.before, id) || (mine && theirs) || (!mine && !theirs)) return false;
  const side = mine ? whole.mine : whole.theirs;
  return (
    !isSame(find(lists.before, id), mine ?? theirs) ||
    differences(whole.before, side).some((path) => path.split('.').includes(id))
  );
}

/**
 * Returns the paths whose values both editors changed since `before` to different values: only these need a decision. The
 * path of a list means its order; the path of an item, that one editor changed it and the other removed it.
 */
export function disputed(whole: Three<object>, three: Three<unknown> = whole, path = ''): string[] {
  const { before, mine, theirs } = three;
  if (isSame(mine, theirs)) return [];
  const lists = listsOf(three);
  if (lists) {
    const orders = ordersOf(lists);
    const items = woven(orders.mine, orders.theirs).flatMap((id) => {
      const place = joined(path, id);
      if (isRemovalDisputed(whole, lists, id)) return [place];
      const [was, here, there] = [find(lists.before, id), find(lists.mine, id), find(lists.theirs, id)];
      return here && there ? disputed(whole, { before: was, mine: here, theirs: there }, place) : [];
    });
    return isOrderDisputed(orders) ? [...items, path] : items;
  }
  if (isBranch(mine) && isBranch(theirs)) {
    const names = new Set([...Object.keys(mine), ...Object.keys(theirs)]);
    return [...names].flatMap((name) => disputed(whole, within(three, name), joined(path, name)));
  }
  return isSame(mine, before) || isSame(theirs, before) ? [] : [path];
}

/** Returns the merged values, with the chosen side for each disputed path. @param sides by path; `mine` by default */
export function decided<Values extends object>(three: Three<Values>, sides: Sides): Values {
  let { mine, theirs } = three;
  for (const path of disputed(three)) {
    const side = sides[path] ?? 'mine';
    const list = path.split('.').slice(0, -1).join('.');
    const value = readAt(three[side], path);
    if (isList(readAt(three.before, list))) {
      const settled = (values: Values) => withItem(values, list, path, value, readAt(three[side], list));
      [mine, theirs] = [settled(mine), settled(theirs)];
    } else if (side === 'theirs') {
      const own = readAt(mine, path);
      mine = writeAt(mine, path, isList(own) && isList(value) ? ordered(own, value) : value);
    }
  }
  return mergedValues({ ...three, mine, theirs });
}

/** The local items in the order of the other editor. */
const ordered = (own: readonly Item[], other: readonly Item[]): Item[] =>
  woven(
    other.flatMap(({ id }) => (find(own, id) ? [id] : [])),
    own.map(({ id }) => id),
  ).flatMap((id) => find(own, id) ?? []);

/** Sets the chosen value of an item in the list of a side, or removes the item if the chosen side removed it. */
function withItem<Values extends object>(
  values: Values,
  list: string,
  path: string,
  value: unknown,
  chosen: unknown,
): Values {
  const items = readAt(values, list);
  if (!isList(items) || !isList(chosen)) return values;
  const id = path.slice(list.length + 1).split('.')[0] ?? '';
  if (value === undefined)
    return writeAt(
      values,
      list,
      items.filter((item) => item.id !== id),
    );
  if (find(items, id)) return writeAt(values, path, value);
  const ids = woven(
    items.map((item) => item.id),
    chosen.map((item) => item.id),
  );
  const all = ids.flatMap((one) => find(items, one) ?? (one === id ? (value as Item) : []));
  return writeAt(values, list, all);
}

/** Returns the merged values; if both editors changed a value, the local one. */
export function mergedValues<Value>(three: Three<Value>): Value {
  const { before, mine, theirs } = three;
  if (isSame(mine, before)) return theirs;
  if (isSame(theirs, before)) return mine;
  const lists = listsOf(three);
  if (lists) return mergedItems(lists) as Value;
  if (!isBranch(mine) || !isBranch(theirs)) return mine;
  const names = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])];
  return Object.fromEntries(
    names.flatMap((name) => {
      const merged = mergedValues(within(three, name));
      return merged === undefined ? [] : [[name, merged]];
    }),
  ) as Value;
}

/** An item that one editor removed is dropped, unless the other one changed it. */
function mergedItems(lists: Three<readonly Item[]>): Item[] {
  return mergedIds(ordersOf(lists)).flatMap((id) => {
    const [was, mine, theirs] = [find(lists.before, id), find(lists.mine, id), find(lists.theirs, id)];
    if (mine && theirs) return [was ? mergedValues({ before: was, mine, theirs }) : mine];
    const one = mine ?? theirs;
    return one && !(was && isSame(was, one)) ? [one] : [];
  });
}

/** The ids of one list in the three orders: base, local, stored by another person. */
interface Orders {
  before: readonly string[];
  mine: readonly string[];
  theirs: readonly string[];
}

/** Whether a side reordered the items that all three orders contain. */
const moved = ({ before, mine, theirs }: Orders, side: readonly string[]): boolean => {
  const known = before.filter((id) => mine.includes(id) && theirs.includes(id));
  const now = side.filter((id) => known.includes(id));
  return known.some((id, place) => id !== now[place]);
};

/** Whether both people moved items, to different orders: only that needs a decision. */
const isOrderDisputed = (orders: Orders): boolean =>
  moved(orders, orders.mine) &&
  moved(orders, orders.theirs) &&
  moved({ ...orders, before: orders.theirs }, orders.mine);

/** Inserts each id that only `other` has after its predecessor in `other`. */
function woven(lead: readonly string[], other: readonly string[]): string[] {
  const ids = [...lead];
  other.forEach((id, place) => {
    if (ids.includes(id)) return;
    const previous = other[place - 1];
    ids.splice(previous === undefined ? 0 : ids.indexOf(previous) + 1, 0, id);
  });
  return ids;
}

/** The ids of both sides, in the order of the side that moved items; if both did, in the local order. */
const mergedIds = (orders: Orders): string[] =>
  moved(orders, orders.mine) ? woven(orders.mine, orders.theirs) : woven(orders.theirs, orders.mine);
