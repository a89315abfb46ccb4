import { ActionIcon, Button } from '@mantine/core';
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { fill } from '../../i18n/format.ts';
import { useLanguage } from '../texts.ts';
import { Icon, type IconName } from '../ui/Icon.tsx';
import { Typed } from '../ui/Typed.tsx';
import { placeId } from './place-id.ts';

interface Item {
  id: string;
}

export interface ItemWords {
  add: string;
  fresh: string;
  empty: string;
  removed: string;
}

interface ItemRowsProps<I extends Item> {
  /** The place of the list, such as `shared.features`. */
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
  isWrong?: (item: I) => boolean;
  /** Puts the items in place of those before. */
  change: (items: readonly I[]) => void;
  /** Makes an item, empty. */
  make: () => I;
}

/** Items in their order, by arrows; one at a time is open. A removed one leaves a row that brings it back. */
export function ItemRows<I extends Item>(props: ItemRowsProps<I>) {
  const { items, max, words, open, setOpen, nameOf, change } = props;
  const { t } = useLanguage();
  const common = t.landing.items;
  const [removed, setRemoved] = useState<{ item: I; place: number }>();
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
  const isFull = items.length >= max;
  const name = (item: I) => nameOf(item) || words.fresh;
  const move = (item: I, by: -1 | 1) => {
    const from = items.indexOf(item);
    const others = items.filter((one) => one !== item);
    pressed.current = { id: item.id, way: by < 0 ? 'up' : 'down' };
    setRemoved(undefined);
    change([...others.slice(0, from + by), item, ...others.slice(from + by)]);
    setSaid(fill(common.moved, { name: name(item), place: from + by + 1, count: items.length }));
  };
  const add = () => {
    const item = props.make();
    fresh.current = item.id;
    setRemoved(undefined);
    change([...items, item]);
    setOpen(item.id);
  };
  const remove = (item: I) => {
    // Its texts stay in the draft under its identifier.
    setRemoved({ item, place: items.indexOf(item) });
    setOpen(undefined);
    change(items.filter((one) => one !== item));
  };
  const rows = items.map((item, index) => (
    <ItemRow
      key={item.id}
      {...props}
      item={item}
      index={index}
      name={name(item)}
      move={(by) => move(item, by)}
      remove={() => remove(item)}
    />
  ));
  if (removed && !items.some(({ id }) => id === removed.item.id))
    rows.splice(
      removed.place,
      0,
      <li key="removed" className="landing-removed" role="status">
        {words.removed}
        <Button
          size="xs"
          variant="default"
          autoFocus
          onClick={() => {
            setRemoved(undefined);
            change([...items.slice(0, removed.place), removed.item, ...items.slice(removed.place)]);
            setOpen(removed.item.id);
          }}
        >
          {t.common.cancel}
        </Button>
      </li>,
    );
  return (
    <div className="landing-items" id={placeId(props.path)}>
      {rows.length === 0 && <p className="landing-nothing">{words.empty}</p>}
      <ol ref={place}>{rows}</ol>
      <Button
        size="xs"
        variant="default"
        leftSection={<Icon name="add" />}
        disabled={isFull}
        className="landing-add"
        onClick={add}
      >
        {words.add}
      </Button>
      {isFull && <p className="landing-hint">{fill(common.full, { count: max })}</p>}
      <p className="admin-hidden" role="status">
        {said}
      </p>
    </div>
  );
}

type ItemRowProps<I extends Item> = ItemRowsProps<I> & {
  item: I;
  index: number;
  name: string;
  move: (by: -1 | 1) => void;
  remove: () => void;
};

function ItemRow<I extends Item>(props: ItemRowProps<I>) {
  const { items, item, index, name, open, setOpen, move, remove } = props;
  const { t } = useLanguage();
  const common = t.landing.items;
  const panel = useId();
  const isOpen = item.id === open;
  const button = (icon: IconName, text: string, act: () => void, end = false) => (
    // At its end an arrow stays a place for the focus, so that the next press is not lost.
    <ActionIcon
      variant="subtle"
      color="gray"
      aria-label={fill(text, { name })}
      title={fill(text, { name })}
      data-arrow={icon}
      {...(end && { 'aria-disabled': true, 'data-disabled': true })}
      onClick={() => !end && act()}
    >
      <Icon name={icon} />
    </ActionIcon>
  );
  return (
    <li
      className="landing-item"
      data-item={item.id}
      data-open={isOpen || undefined}
      data-wrong={props.isWrong?.(item) || undefined}
    >
      <div className="landing-item-head">
        <span className="landing-item-place admin-figure" aria-hidden="true">
          {index + 1}
        </span>
        {props.markOf?.(item)}
        <button
          type="button"
          className="landing-item-name"
          aria-expanded={isOpen}
          aria-controls={isOpen ? panel : undefined}
          onClick={() => setOpen(isOpen ? undefined : item.id)}
        >
          <strong>
            <Typed>{name}</Typed>
          </strong>
          {!isOpen && props.moreOf && (
            <span className="landing-item-more">
              <Typed>{props.moreOf(item)}</Typed>
            </span>
          )}
        </button>
        <span className="landing-item-actions">
          {button('up', common.up, () => move(-1), index === 0)}
          {button('down', common.down, () => move(1), index === items.length - 1)}
          {button('remove', common.remove, remove)}
        </span>
      </div>
      {isOpen && (
        <div id={panel} className="landing-item-panel">
          {props.fieldsOf(item)}
        </div>
      )}
    </li>
  );
}
