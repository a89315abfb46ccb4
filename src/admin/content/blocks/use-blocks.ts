import { useLayoutEffect, useRef, useState } from 'react';
import type { BlockItemKind } from '../../../domain/content/block-kinds.ts';
import { fill } from '../../../i18n/format.ts';
import { writeAt } from '../../editor/value-paths.ts';
import { useLanguage } from '../../texts.ts';
import { itemKey, type PartItem } from '../part-texts.ts';
import type { PartEditor } from '../use-part-editor.ts';
import { type Edited, inserted, moved } from './block-edits.ts';
import { blockLabel } from './block-labels.ts';

/** Where the focus goes after the next render: into the text of a block, or onto one of its buttons. */
interface Wanted {
  id: string;
  start?: number;
  end?: number;
  button?: 'up' | 'down';
}

interface BlocksOptions {
  editor: PartEditor;
  open: string | undefined;
  setOpen: (id: string | undefined) => void;
}

export const fieldOf = (id: string): HTMLElement | null => document.getElementById(`block-${id}`);

/** The edits of the blocks of a page, each one step of undo. The cursor follows, and a screen reader hears what happened. */
export function useBlocks({ editor, open, setOpen }: BlocksOptions) {
  const { t } = useLanguage();
  const words = t.content;
  const { values, part } = editor;
  const { items } = values;
  const max = part.items?.max ?? 0;
  const [said, setSaid] = useState('');
  /** The last removed block with its index, until the next edit. */
  const [removed, setRemoved] = useState<{ item: PartItem; place: number }>();
  const wanted = useRef<Wanted>(undefined);
  /** The focused block and where it was on the screen: opening it must not move it. */
  const held = useRef<{ id: string; top: number }>(undefined);
  /** Whether the last change was of blocks: then undo is not that of the browser, which knows one field only. */
  const isStructural = useRef(false);

  useLayoutEffect(() => {
    if (held.current && held.current.id === open) {
      const { id, top } = held.current;
      held.current = undefined;
      const field = fieldOf(id);
      if (field)
        scrollerOf(field).scrollBy({ top: field.getBoundingClientRect().top - top, behavior: 'instant' });
    }
    if (!wanted.current) return;
    const { id, start, end, button } = wanted.current;
    wanted.current = undefined;
    const field = fieldOf(id);
    const target = button
      ? field?.closest('li')?.querySelector<HTMLElement>(`[data-arrow="${button}"]`)
      : field;
    target?.focus();
    if (target instanceof HTMLTextAreaElement && start !== undefined)
      target.setSelectionRange(start, end ?? start);
  });

  const nameOf = (id: string, list = items) => {
    const place = list.findIndex((item) => item.id === id);
    return blockLabel(words, list[place], place);
  };
  const replace = (next: readonly PartItem[]) => {
    isStructural.current = true;
    setRemoved(undefined);
    editor.replace({ ...values, items: next });
  };
  /** Applies an edit and moves the cursor. Returns false for no edit, so that the key does what it always does. */
  const apply = (edited: Edited | undefined): boolean => {
    if (!edited) return false;
    if (edited.items.length > Math.max(max, items.length)) {
      setSaid(fill(t.editing.items.full, { count: max }));
      return true;
    }
    const { id, at } = edited.cursor;
    wanted.current = { id, start: at };
    replace(edited.items);
    setOpen(id);
    setSaid(nameOf(id, edited.items));
    return true;
  };
  const focus = (id: string, start?: number, end?: number) => {
    wanted.current = { id, ...(start !== undefined && { start }), ...(end !== undefined && { end }) };
    setOpen(id);
    setSaid('');
  };
  return {
    said,
    removed: removed && !items.some(({ id }) => id === removed.item.id) ? removed : undefined,
    apply,
    focus,
    isStructural,
    /** Called before a block opens, so that it stays where it is. */
    hold: (id: string) => {
      const field = fieldOf(id);
      if (field) held.current = { id, top: field.getBoundingClientRect().top };
    },
    type: (id: string, text: string) => {
      isStructural.current = false;
      editor.change(itemKey(id, 'text'), text);
    },
    write: (id: string, text: string, start: number, end: number) => {
      wanted.current = { id, start, end };
      editor.change(itemKey(id, 'text'), text);
    },
    set: (id: string, key: 'kind' | 'hidden', value: string) => {
      wanted.current = { id };
      replace(writeAt(values, itemKey(id, key), value).items);
    },
    move: (id: string, by: -1 | 1, button?: 'up' | 'down') => {
      const next = moved(items, id, by);
      if (!next) return;
      const field = fieldOf(id);
      const isText = field instanceof HTMLTextAreaElement;
      wanted.current = button
        ? { id, button }
        : { id, ...(isText && { start: field.selectionStart, end: field.selectionEnd }) };
      replace(next);
      const place = next.findIndex((item) => item.id === id);
      setSaid(fill(t.editing.items.moved, { name: nameOf(id), place: place + 1, count: next.length }));
    },
    insert: (place: number, kind: BlockItemKind) => apply(inserted(items, place, kind)),
    remove: (id: string) => {
      const place = items.findIndex((item) => item.id === id);
      const item = items[place];
      if (!item) return;
      const near = items[place + 1] ?? items[place - 1];
      replace(items.toSpliced(place, 1));
      setRemoved({ item, place });
      setOpen(near?.id);
    },
    bringBack: () => {
      if (!removed) return;
      wanted.current = { id: removed.item.id };
      replace(items.toSpliced(removed.place, 0, removed.item));
      setOpen(removed.item.id);
    },
    undo: () => editor.store.step('back'),
    redo: () => editor.store.step('forward'),
  };
}

export type Blocks = ReturnType<typeof useBlocks>;

/** The nearest ancestor that scrolls: the column of the editor, or on a phone the page. */
function scrollerOf(element: HTMLElement): Element {
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    const { overflowY } = getComputedStyle(parent);
    if ((overflowY === 'auto' || overflowY === 'scroll') && parent.scrollHeight > parent.clientHeight)
      return parent;
  }
  return document.scrollingElement ?? document.documentElement;
}
