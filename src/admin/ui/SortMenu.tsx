import { NativeSelect } from '@mantine/core';
import type { Order } from '../../domain/list/orders.ts';
import { useLanguage } from '../texts.ts';
import './sort-menu.css';

interface Sorting<Sort extends string> {
  sort: Sort;
  order: Order;
}

interface SortMenuProps<Sort extends string> {
  /** What each order is called; the menu has them in this order. */
  names: Record<Sort, Record<Order, string>>;
  sorting: Sorting<Sort>;
  change: (to: Sorting<Sort>) => void;
}

/**
 * Every order of a list, in a `.sorted-rows` above its rows, where the heads of columns do not offer them: there are no
 * heads, or a column stands below another.
 */
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
      aria-label={t.leads.list.sort}
      data={orders.map((one) => ({ value: keyOf(one), label: one.label }))}
      value={keyOf(sorting)}
      onChange={({ currentTarget }) => choose(currentTarget.value)}
    />
  );
}
