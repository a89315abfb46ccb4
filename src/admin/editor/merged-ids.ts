/** Orders of the same list: as it was, as it is here, and as another person stored it. */
export interface Orders {
  before: readonly string[];
  mine: readonly string[];
  theirs: readonly string[];
}

/** Whether the items that all three orders have stand in another order than before. */
const moved = ({ before, mine, theirs }: Orders, side: readonly string[]): boolean => {
  const known = before.filter((id) => mine.includes(id) && theirs.includes(id));
  const now = side.filter((id) => known.includes(id));
  return known.some((id, place) => id !== now[place]);
};

/** Whether both people moved items, to different orders: only that needs a decision. */
export const isOrderDisputed = (orders: Orders): boolean =>
  moved(orders, orders.mine) &&
  moved(orders, orders.theirs) &&
  moved({ ...orders, before: orders.theirs }, orders.mine);

/** Puts the ids that only `other` has behind the one that they follow there. */
export function woven(lead: readonly string[], other: readonly string[]): string[] {
  const ids = [...lead];
  other.forEach((id, place) => {
    if (ids.includes(id)) return;
    const previous = other[place - 1];
    ids.splice(previous === undefined ? 0 : ids.indexOf(previous) + 1, 0, id);
  });
  return ids;
}

/** The ids of both sides, in the order of the side that moved items; where both did, in the order of here. */
export const mergedIds = (orders: Orders): string[] =>
  moved(orders, orders.mine) ? woven(orders.mine, orders.theirs) : woven(orders.theirs, orders.mine);
