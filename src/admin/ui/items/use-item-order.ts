import { useLayoutEffect, useRef, useState } from 'react';
import { fill } from '../../../i18n/format.ts';
import { useLanguage } from '../../texts.ts';

export interface Item {
  id: string;
}

interface ItemOrderProps<I extends Item> {
  items: readonly I[];
  /** The id of the item whose fields are shown. */
  open: string | undefined;
  setOpen: (id: string | undefined) => void;
  nameOf: (item: I) => string;
  /** Replaces the items. */
  change: (items: I[]) => void;
}

/** Adds, moves, removes and restores the items of a list, and keeps the focus on a moved or added item. */
export function useItemOrder<I extends Item>({ items, open, setOpen, nameOf, change }: ItemOrderProps<I>) {
  const { t } = useLanguage();
  /** The removed item with its index, until another one is moved or added. */
  const [removed, setRemoved] = useState<{ item: I; place: number }>();
  const [said, setSaid] = useState('');
  const place = useRef<HTMLOListElement>(null);
  const fresh = useRef<string>(undefined);
  const pressed = useRef<{ id: string; way: 'up' | 'down' }>(undefined);
  // An element that moves in the DOM loses the focus; a new item gets it, so that the user can type at once.
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
  const gone = removed && !items.some(({ id }) => id === removed.item.id) ? removed : undefined;
  return {
    place,
    said,
    /** The row in place of a removed item: its index, and the function that restores the item. */
    removed: gone && {
      place: gone.place,
      bringBack: () => {
        change(items.toSpliced(gone.place, 0, gone.item));
        setRemoved(undefined);
        setOpen(gone.item.id);
      },
    },
    move: (item: I, by: -1 | 1) => {
      const to = items.indexOf(item) + by;
      const others = items.filter((one) => one !== item);
      pressed.current = { id: item.id, way: by < 0 ? 'up' : 'down' };
      setRemoved(undefined);
      change(others.toSpliced(to, 0, item));
      setSaid(fill(t.editing.items.moved, { name: nameOf(item), place: to + 1, count: items.length }));
    },
    add: (item: I, place = items.length) => {
      change(items.toSpliced(place, 0, item));
      fresh.current = item.id;
      setRemoved(undefined);
      setOpen(item.id);
    },
    remove: (item: I) => {
      setRemoved({ item, place: items.indexOf(item) });
      change(items.filter((one) => one !== item));
      setOpen(undefined);
    },
  };
}

export type ItemOrder<I extends Item> = ReturnType<typeof useItemOrder<I>>;
