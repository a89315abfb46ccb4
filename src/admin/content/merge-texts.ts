import { isOrderDisputed, mergedIds, type Orders, woven } from '../ui/form/merged-ids.ts';
import type { Sides } from '../ui/form/sides.ts';
import { placeOf } from './content-names.ts';
import {
  differing,
  isSame,
  itemIds,
  type Texts,
  textsOfItem,
  withItem,
  withOrder,
  withoutItem,
} from './part-texts.ts';

/** The texts that both editors began with, those of here, and those that the other editor stored. */
export interface Three {
  before: Texts;
  mine: Texts;
  theirs: Texts;
}

/**
 * Returns the names of the texts that both editors changed since `before`, to different ones: only these need a decision.
 * `items` is the order, and `items.<id>` an item that one editor changed and the other removed.
 */
export function disputed(three: Three): string[] {
  const { before, mine, theirs } = three;
  const here = new Set(differing(before, mine));
  const there = new Set(differing(before, theirs));
  const both = differing(mine, theirs).filter((name) => here.has(name) && there.has(name));
  const names = both.flatMap((name) => {
    if (name === 'items') return isOrderDisputed(ordersOf(three)) ? [name] : [];
    const { item } = placeOf(name);
    const isWhole = item === undefined || [mine, theirs].every((texts) => itemIds(texts).includes(item));
    return [isWhole ? name : `items.${item}`];
  });
  return [...new Set(names)];
}

/** Returns the texts of both editors: each that one of them changed, and of each disputed one the chosen side. */
export function decided(three: Three, sides: Sides): Texts {
  let { mine, theirs } = three;
  for (const name of disputed(three)) {
    const side = sides[name] ?? 'mine';
    const { item, key } = placeOf(name);
    if (item !== undefined && key === '') {
      const kept = three[side];
      const settled = (texts: Texts) =>
        itemIds(kept).includes(item)
          ? withItem(texts, item, itemIds(kept).indexOf(item), textsOfItem(kept, item))
          : withoutItem(texts, item);
      [mine, theirs] = [settled(mine), settled(theirs)];
    } else if (side === 'theirs' && name === 'items') {
      const own = itemIds(mine);
      const order = woven(
        itemIds(theirs).filter((id) => own.includes(id)),
        own,
      );
      mine = withOrder(mine, order);
    } else if (side === 'theirs') mine = { ...mine, [name]: theirs[name] ?? '' };
  }
  return merged({ ...three, mine, theirs });
}

/** Returns the texts of both editors; of a text that both changed, the one of here. */
export function merged(three: Three): Texts {
  const { before, mine, theirs } = three;
  const order = mergedOrder(three);
  const names = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])].filter((name) => {
    const { item } = placeOf(name);
    return item === undefined || order.includes(item);
  });
  const text = (name: string) =>
    (mine[name] === before[name] ? theirs[name] : mine[name]) ?? theirs[name] ?? mine[name] ?? '';
  return withOrder(Object.fromEntries(names.map((name) => [name, text(name)])), order);
}

const ordersOf = ({ before, mine, theirs }: Three): Orders => ({
  before: itemIds(before),
  mine: itemIds(mine),
  theirs: itemIds(theirs),
});

/** An item that one editor removed goes, unless the other one changed it. */
function mergedOrder(three: Three): string[] {
  const { before, mine, theirs } = three;
  const orders = ordersOf(three);
  const isGone = (id: string) =>
    orders.before.includes(id) &&
    ((!orders.theirs.includes(id) && isSame(textsOfItem(before, id), textsOfItem(mine, id))) ||
      (!orders.mine.includes(id) && isSame(textsOfItem(before, id), textsOfItem(theirs, id))));
  return mergedIds(orders).filter((id) => !isGone(id));
}
