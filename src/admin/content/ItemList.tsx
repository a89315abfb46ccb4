import { Button } from '@mantine/core';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { fill, formatNumber } from '../../i18n/format.ts';
import { useLanguage } from '../texts.ts';
import { Empty } from '../ui/Empty.tsx';
import { Icon } from '../ui/Icon.tsx';
import { type ListKey, namingField } from './content-names.ts';
import { ItemRow } from './ItemRow.tsx';
import { MissingItems } from './MissingItems.tsx';
import { itemIds, itemKey, type Texts, textsOfItem, withItem, withOrder, withoutItem } from './part-texts.ts';
import type { PartEditor } from './use-part-editor.ts';

interface ItemListProps {
  editor: PartEditor;
  list: ListKey;
  open: string | undefined;
  setOpen: (id: string | undefined) => void;
}

interface Removed {
  id: string;
  place: number;
  texts: Texts;
}

/** The items of a part in their order; one at a time is open. */
export function ItemList({ editor, list, open, setOpen }: ItemListProps) {
  const { locale, t } = useLanguage();
  const words = t.content.items;
  const { texts, part } = editor;
  const [removed, setRemoved] = useState<Removed>();
  const [said, setSaid] = useState('');
  const place = useRef<HTMLOListElement>(null);
  const fresh = useRef<string>(undefined);
  const pressed = useRef<{ id: string; by: -1 | 1 }>(undefined);
  const declared = part.items;
  const ids = itemIds(texts);
  const naming = declared ? namingField(declared) : '';
  const nameOf = (id: string) => texts[itemKey(id, naming)] || words[list].fresh;
  // A new item is typed in at once.
  useEffect(() => {
    if (fresh.current === undefined || fresh.current !== open) return;
    fresh.current = undefined;
    place.current?.querySelector<HTMLElement>('[data-open] input, [data-open] textarea')?.focus();
  }, [open]);
  // An element that is moved within the page loses the focus.
  useLayoutEffect(() => {
    if (!pressed.current) return;
    const { id, by } = pressed.current;
    pressed.current = undefined;
    const arrow = `[data-arrow="${by < 0 ? 'up' : 'down'}"]`;
    document.getElementById(`item-${id}`)?.querySelector<HTMLElement>(arrow)?.focus();
  });
  if (!declared) return null;
  const isFull = ids.length >= declared.max;

  const move = (id: string, by: -1 | 1) => {
    const from = ids.indexOf(id);
    const others = ids.filter((one) => one !== id);
    const to = from + by;
    pressed.current = { id, by };
    editor.replace(withOrder(texts, [...others.slice(0, to), id, ...others.slice(to)]));
    setSaid(fill(words.moved, { name: nameOf(id), place: to + 1, count: ids.length }));
  };
  const add = (id: string, at = ids.length) => {
    // The translation of an item has its picture and the consent of its person; only its texts are to be written.
    const french = editor.drafts.locales.fr.draft;
    const begun = Object.fromEntries(
      declared.fields.map(({ key, kind, internal }) => [
        itemKey(id, key),
        kind === 'picture' || internal ? (french[itemKey(id, key)] ?? '') : '',
      ]),
    );
    editor.replace(withItem(texts, id, at, { ...begun, [itemKey(id, 'hidden')]: '' }));
    setRemoved(undefined);
    fresh.current = id;
    setOpen(id);
  };
  const remove = (id: string) => {
    setRemoved({ id, place: ids.indexOf(id), texts: textsOfItem(texts, id) });
    setOpen(undefined);
    editor.replace(withoutItem(texts, id));
  };
  const bringBack = ({ id, place: at, texts: own }: Removed) => {
    editor.replace(withItem(texts, id, at, own));
    setRemoved(undefined);
    setOpen(id);
  };
  const undoRow = removed && !ids.includes(removed.id) && (
    <li key="removed" className="content-removed" role="status">
      {words[list].removed}
      <Button size="xs" variant="default" autoFocus onClick={() => bringBack(removed)}>
        {words.undo}
      </Button>
    </li>
  );
  const rows = ids.map((id, index) => (
    <ItemRow
      key={id}
      editor={editor}
      list={list}
      id={id}
      name={nameOf(id)}
      place={index}
      count={ids.length}
      isOpen={id === open}
      toggle={() => setOpen(id === open ? undefined : id)}
      move={(by) => move(id, by)}
      remove={() => remove(id)}
    />
  ));
  if (undoRow) rows.splice(removed.place, 0, undoRow);
  return (
    <section className="content-list" aria-label={words[list].label}>
      <div className="content-list-head">
        <h3>{`${words[list].label} (${formatNumber(locale, ids.length)})`}</h3>
        <Button
          size="sm"
          variant="default"
          leftSection={<Icon name="add" />}
          disabled={isFull}
          onClick={() => add(newId())}
        >
          {words[list].add}
        </Button>
      </div>
      {isFull && <p className="content-hint">{fill(words.full, { count: declared.max })}</p>}
      {rows.length === 0 && <Empty text={words[list].empty} />}
      <ol ref={place} className="content-items">
        {rows}
      </ol>
      <MissingItems editor={editor} list={list} naming={naming} add={add} />
      <p className="admin-hidden" role="status">
        {said}
      </p>
    </section>
  );
}

/** An id that no other editor gives to another item. */
const newId = (): string => crypto.randomUUID();
