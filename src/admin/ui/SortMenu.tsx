import { NativeSelect } from '@mantine/core';
import type { Order } from '../../domain/list/list-parameters.ts';
import { useLanguage } from '../texts.ts';

interface Sorting<Sort extends string> {
  sort: Sort;
  order: Order;
}

interface SortMenuProps<Sort extends string> {
  /** The name of each order, in the order of the menu. */
  names: Record<Sort, Record<Order, string>>;
  sorting: Sorting<Sort>;
  change: (to: Sorting<Sort>) => void;
}

/** A menu of all orders of a list beside its filters: neither cards nor folded columns have headers. */
export function SortMenu<Sort extends string>({ names, sorting, change }: SortMenuProps<Sort>) {
  const { t } = useLanguage();
  const orders = (Object.keys(names) as Sort[]).flatMap((sort) =>
    (Object.keys(names[sort]) as Order[]).map((order) => ({ sort, order, label: names[sort][order] })),
  );
  const keyOf = ({ sort, order }: Sorting<Sort>) => `${sort} ${order}`;
  const choose = (value: string) => {
    const chosen = orders.find((one) => keyOf(one) === value);
    if (chosen) change({ sort: chosen.sort, order: chosen.order });
  };
  return (
    <NativeSelect
      className="sort-menu"
      aria-label={t.shared.sort}
      data={orders.map((one) => ({ value: keyOf(one), label: one.label }))}
      value={keyOf(sorting)}
      onChange={({ currentTarget }) => choose(currentTarget.value)}
    />
  );
}
