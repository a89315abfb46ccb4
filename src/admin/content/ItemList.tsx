import { Button, Group } from '@mantine/core';
import { fill, formatNumber } from '../../i18n/format.ts';
import { writeAt } from '../editor/value-paths.ts';
import { useLanguage } from '../texts.ts';
import { Empty } from '../ui/feedback/Empty.tsx';
import { Typed } from '../ui/fields/Typed.tsx';
import { Icon } from '../ui/Icon.tsx';
import type { ItemParts } from '../ui/items/ItemRow.tsx';
import { ItemRows } from '../ui/items/ItemRows.tsx';
import { useItemOrder } from '../ui/items/use-item-order.ts';
import { inLanguage } from '../ui/language-words.ts';
import { itemWords } from './block-names.ts';
import { type ListKey, listWords, namingField } from './content-names.ts';
import { FieldSets } from './FieldSets.tsx';
import { itemIds, itemKey, type PartItem } from './part-texts.ts';
import type { PartEditor } from './use-part-editor.ts';

interface ItemListProps {
  editor: PartEditor;
  list: ListKey;
  open: string | undefined;
  setOpen: (id: string | undefined) => void;
}

/** The items of a part in their order; one at a time is open. Of fixed ones only the texts are edited. */
export function ItemList({ editor, list, open, setOpen }: ItemListProps) {
  const { locale, t } = useLanguage();
  const words = t.content.items;
  const own = listWords(t.content, list);
  const { values, errors, part } = editor;
  const { items } = values;
  const declared = part.items;
  const naming = declared ? namingField(declared) : '';
  const nameOf = (item: PartItem) => item[naming] || own.fresh;
  const replace = (next: readonly PartItem[]) => editor.replace({ ...values, items: next });
  const order = useItemOrder({
    items,
    open,
    setOpen,
    nameOf,
    change: replace,
  });
  if (!declared) return null;
  const isFixed = declared.ids !== undefined;
  const isFull = !isFixed && items.length >= declared.max;

  const add = (id: string, at?: number) => {
    // A translation begins with the picture and the consent of the French item; only its texts are empty.
    const french = editor.french;
    const begun = Object.fromEntries(
      declared.fields.map(({ key, kind, internal }) => [
        key,
        kind === 'picture' || internal ? (french[itemKey(id, key)] ?? '') : '',
      ]),
    );
    order.add({ ...begun, id, hidden: '' }, at);
  };
  const partsOf = (item: PartItem): ItemParts => {
    const { id } = item;
    const hidden = item['hidden'] === 'yes';
    const hide = () => editor.replace(writeAt(values, itemKey(id, 'hidden'), hidden ? '' : 'yes'));
    return {
      isHidden: hidden,
      isWrong: Object.keys(errors).some((field) => field.startsWith(`items.${id}.`)),
      pills: (
        <>
          {hidden && <span className="editor-pill">{words.hidden}</span>}
          {editor.changed.some((field) => field.startsWith(`items.${id}.`)) && (
            <span className="editor-pill" data-state="changed">
              {words.draft}
            </span>
          )}
        </>
      ),
      isFixed,
      actions: isFixed
        ? []
        : [{ icon: hidden ? 'hidden' : 'shown', label: hidden ? words.show : words.hide, act: hide }],
      fields: () => (
        <>
          <FieldSets editor={editor} fields={declared.fields} name={(key) => itemKey(id, key)} />
          {!isFixed && (
            <Button
              size="xs"
              variant="default"
              style={{ placeSelf: 'start' }}
              leftSection={<Icon name="remove" />}
              onClick={() => order.remove(item)}
            >
              {own.remove}
            </Button>
          )}
        </>
      ),
    };
  };
  return (
    <section className="content-list" aria-label={own.label}>
      <Group className="content-list-head" gap={8} justify="space-between">
        <h3>{`${own.label} (${formatNumber(locale, items.length)})`}</h3>
        {!isFixed && (
          <Button
            size="sm"
            variant="default"
            leftSection={<Icon name="add" />}
            disabled={isFull}
            onClick={() => add(newId())}
          >
            {own.add}
          </Button>
        )}
      </Group>
      {isFull && <p className="editor-hint">{fill(t.editing.items.full, { count: declared.max })}</p>}
      {items.length === 0 && !order.removed && <Empty text={own.empty ?? ''} />}
      <ItemRows
        items={items}
        order={order}
        open={open}
        setOpen={setOpen}
        nameOf={nameOf}
        partsOf={partsOf}
        removed={own.removed ?? ''}
      />
      {!part.apart && <MissingItems editor={editor} list={list} naming={naming} add={add} />}
    </section>
  );
}

/** A random id, so that two editors never give the same id to two items. */
const newId = (): string => crypto.randomUUID();

interface MissingItemsProps {
  editor: PartEditor;
  list: ListKey;
  naming: string;
  /** Adds an item under an id, at a place. */
  add: (id: string, place: number) => void;
}

/** The French items that the shown language lacks, each with a button that begins its translation. */
function MissingItems({ editor, list, naming, add }: MissingItemsProps) {
  const { locale, t } = useLanguage();
  const words = t.content.items;
  const own = listWords(t.content, list);
  const { french } = editor;
  const had = itemIds(editor.texts);
  const order = itemIds(french);
  const missing = order.filter((id) => !had.includes(id));
  if (editor.locale === 'fr' || missing.length === 0) return null;
  return (
    <ul className="admin-items">
      {missing.map((id) => (
        <li key={id} className="admin-item" data-missing="">
          <Group className="admin-item-head" gap={8} wrap="nowrap" pt={3} pr={8} pb={3} pl="sm" mih={46}>
            <Icon name="warning" />
            <span className="content-item-lacks">
              <span lang="fr">
                <Typed>{itemWords(list, french[itemKey(id, naming)] ?? '') || own.fresh}</Typed>
              </span>
              <span className="editor-hint">
                {fill(words.lacks, { language: inLanguage(locale, editor.locale) })}
              </span>
            </span>
            <Button
              size="xs"
              variant="default"
              onClick={() => add(id, Math.min(order.indexOf(id), had.length))}
            >
              {own.translate}
            </Button>
          </Group>
        </li>
      ))}
    </ul>
  );
}
