import { useLayoutEffect, useRef, useState } from 'react';
import { fill } from '../../../i18n/format.ts';
import { useLanguage } from '../../texts.ts';

export interface Item {
  id: string;
}

interface ItemOrderProps<I extends Item, K> {
  items: readonly I[];
  /** The id of the item whose fields are shown. */
  open: string | undefined;
  setOpen: (id: string | undefined) => void;
  nameOf: (item: I) => string;
  /** Puts the same items in another order. */
  reorder: (items: I[]) => void;
  /** Removes an item. Returns the things of it that `putBack` needs. */
  remove: (item: I) => K;
  putBack: (id: string, place: number, kept: K) => void;
}

/** An item that was removed, until another one is moved or added. */
interface Removed<K> {
  id: string;
  /** Its place in the list, from 0. */
  place: number;
  kept: K;
}

/** Moves, removes and puts back the items of a list, and keeps the focus on the item that was moved or added. */
export function useItemOrder<I extends Item, K>(props: ItemOrderProps<I, K>) {
  const { items, open, setOpen, nameOf } = props;
  const { t } = useLanguage();
  const [removed, setRemoved] = useState<Removed<K>>();
  const [said, setSaid] = useState('');
  const place = useRef<HTMLOListElement>(null);
  const fresh = useRef<string>(undefined);
  const pressed = useRef<{ id: string; way: 'up' | 'down' }>(undefined);
  // An element that is moved within the page loses the focus; a new item is typed in at once.
  useLayoutEffect(() => {
    if (pressed.current) {
      const { id, way } = pressed.current;
      pressed.current = undefined;
      place.current?.querySelector<HTMLElement>(`[data-item="${id}"] [data-arrow="${way}"]`)?.focus();
    }
    if (fresh.current !== undefined && fresh.current === open) {
      fresh.current = undefined;
      place.current?.querySelector<HTMLElement>('[data-open] :is(input, textarea, select)')?.focus();
    }
  });
  const gone = removed && !items.some(({ id }) => id === removed.id) ? removed : undefined;
  return {
    place,
    said,
    /** The row to show where an item was removed: its place, from 0, and the function that brings the item back. */
    removed: gone && {
      place: gone.place,
      bringBack: () => {
        props.putBack(gone.id, gone.place, gone.kept);
        setRemoved(undefined);
        setOpen(gone.id);
      },
    },
    move: (item: I, by: -1 | 1) => {
      const to = items.indexOf(item) + by;
      const others = items.filter((one) => one !== item);
      pressed.current = { id: item.id, way: by < 0 ? 'up' : 'down' };
      setRemoved(undefined);
      props.reorder([...others.slice(0, to), item, ...others.slice(to)]);
      setSaid(fill(t.editing.items.moved, { name: nameOf(item), place: to + 1, count: items.length }));
    },
    /** Opens an item that the caller has just added. */
    openFresh: (id: string) => {
      fresh.current = id;
      setRemoved(undefined);
      setOpen(id);
    },
    remove: (item: I) => {
      setRemoved({ id: item.id, place: items.indexOf(item), kept: props.remove(item) });
      setOpen(undefined);
    },
  };
}

export type ItemOrder<I extends Item> = ReturnType<typeof useItemOrder<I, unknown>>;
