import { Button } from '@mantine/core';
import { useState } from 'react';
import type { StaleText } from '../../../contracts/content.ts';
import { insertableKinds } from '../../../domain/content/drawn-blocks.ts';
import { fill } from '../../../i18n/format.ts';
import { useLanguage } from '../../texts.ts';
import { Icon } from '../../ui/Icon.tsx';
import { blockKind, isDrawn, writtenKinds } from '../block-names.ts';
import { placeOf } from '../content-names.ts';
import { itemIds, itemKey, type PartItem } from '../part-texts.ts';
import type { PartEditor } from '../use-part-editor.ts';
import { ActionList } from './ActionList.tsx';
import { BlockRow } from './BlockRow.tsx';
import { blockLabel } from './block-labels.ts';
import { BlockMarks, BlockMenu, BlockNotes } from './OpenBlock.tsx';
import { StaleCard } from './StaleCard.tsx';
import { useBlockActs } from './use-block-acts.ts';
import { useBlocks } from './use-blocks.ts';
import { blockOfStale, placeOfNew, type StaleState } from './use-stale.ts';

interface BlockListProps {
  editor: PartEditor;
  open: string | undefined;
  setOpen: (id: string | undefined) => void;
  stale: StaleState;
}

/** In place of a block's id: the menu below all blocks. */
const INSERT = 'insert';

/** The blocks of a page in their order, each text a field; the open one has its marks, notes and menu. */
export function BlockList({ editor, open, setOpen, stale }: BlockListProps) {
  const { t } = useLanguage();
  const words = t.content;
  const [menu, setMenu] = useState<string>();
  const blocks = useBlocks({ editor, open, setOpen });
  const acts = useBlockActs({ editor, blocks, open, setOpen, setMenu });
  const { items } = editor.values;
  const { errors, part } = editor;
  const field = part.items?.fields.find(({ terms }) => terms);
  const max = part.items?.max ?? 0;
  const changed = new Set(editor.changed.map((name) => placeOf(name).item));
  const { removed } = blocks;
  const card = (entry: StaleText | undefined) =>
    entry && <StaleCard editor={editor} stale={stale} entry={entry} />;
  const openProps = (item: PartItem, place: number) => {
    if (item.id !== open || !field) return {};
    const props = { editor, blocks, item };
    return {
      above: !isDrawn(item['kind']) && <BlockMarks {...props} />,
      below: <BlockNotes {...props} field={field} />,
      menu: (
        <BlockMenu
          {...props}
          place={place}
          label={fill(words.blocks.menu, { name: blockLabel(words, item, place) })}
          opened={menu === item.id}
          setOpened={(opened) => setMenu(opened ? item.id : undefined)}
        />
      ),
    };
  };
  const noticeOf = new Map(stale.shown.map((entry) => [blockOfStale(entry.key), entry]));
  const rows = items.map((item, place) => (
    <BlockRow
      key={item.id}
      item={item}
      place={place}
      isLast={place === items.length - 1}
      isOpen={item.id === open}
      isChanged={changed.has(item.id)}
      error={
        errors[itemKey(item.id, 'text')] ?? errors[itemKey(item.id, 'kind')] ?? errors[itemKey(item.id, 'of')]
      }
      lang={editor.locale}
      acts={acts}
      {...(noticeOf.has(item.id) && { notice: card(noticeOf.get(item.id)) })}
      {...openProps(item, place)}
    />
  ));
  if (removed)
    rows.splice(
      removed.place,
      0,
      <li key="removed" className="admin-item-removed" role="status">
        {words.items.guide.removed}
        <Button size="xs" variant="default" autoFocus onClick={blocks.bringBack}>
          {t.common.cancel}
        </Button>
      </li>,
    );
  // From the last one, so that the places of those before stay.
  const fresh = stale.open
    .filter(({ kind }) => kind === 'new')
    .map((entry) => ({
      entry,
      place: placeOfNew(items, itemIds(editor.french), blockOfStale(entry.key) ?? ''),
    }));
  for (const { entry, place } of fresh.toReversed())
    rows.splice(
      place,
      0,
      <li key={entry.key} className="block-new">
        {card(entry)}
      </li>,
    );
  return (
    <section className="content-list blocks" aria-label={words.items.guide.label}>
      {card(stale.shown.find(({ kind }) => kind === 'moved'))}
      <ol className="block-list">{rows}</ol>
      <p className="admin-hidden" role="status">
        {blocks.said}
      </p>
      <div className="block-insert">
        <ActionList
          label={words.blocks.insert}
          position="bottom-start"
          opened={menu === INSERT}
          setOpened={(opened) => setMenu(opened ? INSERT : undefined)}
          target={
            <Button
              size="sm"
              variant="default"
              leftSection={<Icon name="add" />}
              disabled={items.length >= max}
            >
              {words.blocks.insert}
            </Button>
          }
          actions={[...writtenKinds(part), ...insertableKinds(editor.key)].map((kind) => ({
            label: blockKind(words, kind),
            act: () => blocks.insert(items.length, kind),
          }))}
        />
        {items.length >= max && <p className="editor-hint">{fill(t.editing.items.full, { count: max })}</p>}
      </div>
    </section>
  );
}
