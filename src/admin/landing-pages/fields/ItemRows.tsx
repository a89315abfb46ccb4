import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { fill } from '../../../i18n/format.ts';
import { useLanguage } from '../../texts.ts';
import { Icon } from '../../ui/Icon.tsx';
import { ItemRows as Rows } from '../../ui/items/ItemRows.tsx';
import { type Item, useItemOrder } from '../../ui/items/use-item-order.ts';
import { placeId } from '../wizard/place-id.ts';

export interface ItemWords {
  add: string;
  fresh: string;
  empty: string;
  removed: string;
}

interface ItemRowsProps<I extends Item> {
  /** The path of the list, such as `shared.features`. */
  path: string;
  items: readonly I[];
  max: number;
  words: ItemWords;
  open: string | undefined;
  setOpen: (id: string | undefined) => void;
  nameOf: (item: I) => string;
  /** A second text beside the name. */
  moreOf?: (item: I) => string;
  markOf?: (item: I) => ReactNode;
  fieldsOf: (item: I) => ReactNode;
  isWrong: (item: I) => boolean;
  /** Replaces the items. */
  change: (items: readonly I[]) => void;
  /** Returns a new empty item. */
  make: () => I;
}

/** A list of a landing page, with the add button. */
export function ItemRows<I extends Item>(props: ItemRowsProps<I>) {
  const { items, max, words, open, setOpen, change } = props;
  const { t } = useLanguage();
  const nameOf = (item: I) => props.nameOf(item) || words.fresh;
  const order = useItemOrder({
    items,
    open,
    setOpen,
    nameOf,
    // The texts of a removed item stay in the draft under its identifier.
    change,
  });
  const isFull = items.length >= max;
  return (
    <div className="landing-items" id={placeId(props.path)}>
      {items.length === 0 && !order.removed && <p className="landing-nothing">{words.empty}</p>}
      <Rows
        items={items}
        order={order}
        open={open}
        setOpen={setOpen}
        nameOf={nameOf}
        removed={words.removed}
        partsOf={(item) => ({
          fields: () => props.fieldsOf(item),
          ...(props.markOf && { mark: props.markOf(item) }),
          ...(props.moreOf && { more: props.moreOf(item) }),
          isWrong: props.isWrong(item),
          actions: [{ icon: 'remove', label: t.landing.items.remove, act: () => order.remove(item) }],
        })}
      />
      <Button
        size="xs"
        variant="default"
        leftSection={<Icon name="add" />}
        disabled={isFull}
        className="landing-add"
        onClick={() => order.add(props.make())}
      >
        {words.add}
      </Button>
      {isFull && <p className="editor-hint">{fill(t.editing.items.full, { count: max })}</p>}
    </div>
  );
}
