import { Button } from '@mantine/core';
import { fill, formatNumber } from '../../i18n/format.ts';
import { useLanguage } from '../texts.ts';
import { Empty } from '../ui/Empty.tsx';
import { Icon } from '../ui/Icon.tsx';
import type { ItemParts } from '../ui/items/ItemRow.tsx';
import { ItemRows } from '../ui/items/ItemRows.tsx';
import { type Item, useItemOrder } from '../ui/items/use-item-order.ts';
import { type ListKey, namingField } from './content-names.ts';
import { FieldSets } from './FieldSets.tsx';
import { MissingItems } from './MissingItems.tsx';
import {
  isHidden,
  isSame,
  itemIds,
  itemKey,
  type Texts,
  textsOfItem,
  withItem,
  withOrder,
  withoutItem,
} from './part-texts.ts';
import type { PartEditor } from './use-part-editor.ts';

interface ItemListProps {
  editor: PartEditor;
  list: ListKey;
  open: string | undefined;
  setOpen: (id: string | undefined) => void;
}

/** The items of a part in their order; one at a time is open. */
export function ItemList({ editor, list, open, setOpen }: ItemListProps) {
  const { locale, t } = useLanguage();
  const words = t.content.items;
  const { texts, online, errors, part } = editor;
  const declared = part.items;
  const naming = declared ? namingField(declared) : '';
  const items = itemIds(texts).map((id) => ({ id }));
  const nameOf = ({ id }: Item) => texts[itemKey(id, naming)] || words[list].fresh;
  const order = useItemOrder({
    items,
    open,
    setOpen,
    nameOf,
    reorder: (moved) =>
      editor.replace(
        withOrder(
          texts,
          moved.map(({ id }) => id),
        ),
      ),
    remove: ({ id }) => {
      editor.replace(withoutItem(texts, id));
      return textsOfItem(texts, id);
    },
    putBack: (id, place, own: Texts) => editor.replace(withItem(texts, id, place, own)),
  });
  if (!declared) return null;
  const isFull = items.length >= declared.max;

  const add = (id: string, at = items.length) => {
    // The translation of an item has its picture and the consent of its person; only its texts are to be written.
    const french = editor.drafts.locales.fr.draft;
    const begun = Object.fromEntries(
      declared.fields.map(({ key, kind, internal }) => [
        itemKey(id, key),
        kind === 'picture' || internal ? (french[itemKey(id, key)] ?? '') : '',
      ]),
    );
    editor.replace(withItem(texts, id, at, { ...begun, [itemKey(id, 'hidden')]: '' }));
    order.openFresh(id);
  };
  const partsOf = (item: Item): ItemParts => {
    const { id } = item;
    const hidden = isHidden(texts, id);
    const hide = () => editor.replace({ ...texts, [itemKey(id, 'hidden')]: hidden ? '' : 'yes' });
    return {
      isHidden: hidden,
      isWrong: Object.keys(errors).some((field) => field.startsWith(`items.${id}.`)),
      pills: (
        <>
          {hidden && <span className="content-pill">{words.hidden}</span>}
          {!isSame(textsOfItem(texts, id), textsOfItem(online, id)) && (
            <span className="content-pill" data-role="information">
              {words.draft}
            </span>
          )}
        </>
      ),
      actions: [{ icon: hidden ? 'hidden' : 'shown', label: hidden ? words.show : words.hide, act: hide }],
      fields: () => (
        <>
          <FieldSets editor={editor} fields={declared.fields} name={(key) => itemKey(id, key)} />
          <Button
            size="xs"
            variant="default"
            className="content-remove"
            leftSection={<Icon name="remove" />}
            onClick={() => order.remove(item)}
          >
            {words[list].remove}
          </Button>
        </>
      ),
    };
  };
  return (
    <section className="content-list" aria-label={words[list].label}>
      <div className="content-list-head">
        <h3>{`${words[list].label} (${formatNumber(locale, items.length)})`}</h3>
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
      {isFull && <p className="content-hint">{fill(t.editing.items.full, { count: declared.max })}</p>}
      {items.length === 0 && !order.removed && <Empty text={words[list].empty} />}
      <ItemRows
        items={items}
        order={order}
        open={open}
        setOpen={setOpen}
        nameOf={nameOf}
        partsOf={partsOf}
        removed={words[list].removed}
      />
      <MissingItems editor={editor} list={list} naming={naming} add={add} />
    </section>
  );
}

/** An id that no other editor gives to another item. */
const newId = (): string => crypto.randomUUID();
