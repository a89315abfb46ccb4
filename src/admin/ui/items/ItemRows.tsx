import { Button } from '@mantine/core';
import { useLanguage } from '../../texts.ts';
import { type ItemParts, ItemRow } from './ItemRow.tsx';
import type { Item, ItemOrder } from './use-item-order.ts';

interface ItemRowsProps<I extends Item> {
  items: readonly I[];
  order: ItemOrder<I>;
  open: string | undefined;
  setOpen: (id: string | undefined) => void;
  nameOf: (item: I) => string;
  partsOf: (item: I) => ItemParts;
  /** The text in place of a removed item. */
  removed: string;
}

/** A list of items that arrow buttons reorder; one at a time is open. A removed item leaves a row with an undo button. */
export function ItemRows<I extends Item>(props: ItemRowsProps<I>) {
  const { items, order, open, setOpen } = props;
  const { t } = useLanguage();
  const { removed } = order;
  const rows = items.map((item, place) => (
    <ItemRow
      key={item.id}
      {...props.partsOf(item)}
      id={item.id}
      name={props.nameOf(item)}
      place={place}
      count={items.length}
      isOpen={item.id === open}
      toggle={() => setOpen(item.id === open ? undefined : item.id)}
      move={(by) => order.move(item, by)}
    />
  ));
  if (removed)
    rows.splice(
      removed.place,
      0,
      <li key="removed" className="admin-item-removed" role="status">
        {props.removed}
        <Button size="xs" variant="default" autoFocus onClick={removed.bringBack}>
          {t.common.cancel}
        </Button>
      </li>,
    );
  return (
    <>
      <ol ref={order.place} className="admin-items">
        {rows}
      </ol>
      <p className="admin-hidden" role="status">
        {order.said}
      </p>
    </>
  );
}
