import { type ClipboardEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { offered } from '../block-names.ts';
import { marked } from '../marks.ts';
import { itemKey, type PartItem } from '../part-texts.ts';
import type { PartEditor } from '../use-part-editor.ts';
import { joinedAfter, joinedBefore, pasted, splitAt, type WrittenBlock } from './block-edits.ts';
import { nextHeading } from './block-labels.ts';
import { blocksOfHtml, blocksOfText } from './pasted-blocks.ts';
import { type Blocks, fieldOf } from './use-blocks.ts';

type Field = HTMLTextAreaElement | HTMLButtonElement;

/** What a block does at an input. */
export interface BlockActs {
  type: (id: string, text: string) => void;
  focus: (id: string) => void;
  blur: (id: string) => void;
  key: (id: string, event: KeyboardEvent<Field>) => void;
  paste: (id: string, event: ClipboardEvent<HTMLTextAreaElement>) => void;
  move: (id: string, by: -1 | 1, button?: 'up' | 'down') => void;
  /** Opens the menu of a block. */
  menu: (id: string) => void;
}

interface ActsOptions {
  editor: PartEditor;
  blocks: Blocks;
  open: string | undefined;
  setOpen: (id: string | undefined) => void;
  setMenu: (id: string | undefined) => void;
}

/** Returns the acts of all blocks, the same object at each render. */
export function useBlockActs({ editor, blocks, open, setOpen, setMenu }: ActsOptions): BlockActs {
  const { items } = editor.values;
  const { locale, store } = editor;
  const acts: BlockActs = {
    type: blocks.type,
    move: blocks.move,
    focus: (id) => {
      store.enter(locale, itemKey(id, 'text'));
      if (open === id) return;
      blocks.hold(id);
      setMenu(undefined);
      setOpen(id);
    },
    blur: (id) => store.leave(locale, itemKey(id, 'text')),
    menu: (id) => {
      setOpen(id);
      setMenu(id);
    },
    key: (id, event) => {
      if (event.nativeEvent.isComposing) return;
      if (editOf(items, id, event, blocks)) {
        event.preventDefault();
        event.stopPropagation();
      }
    },
    paste: (id, event) => {
      const { selectionStart: start, selectionEnd: end } = event.currentTarget;
      const found = blocksIn(event.clipboardData)?.map((block) => offered(editor.part, block));
      if (found && blocks.apply(pasted(items, { id, start, end }, found))) event.preventDefault();
    },
  };
  const latest = useRef(acts);
  useLayoutEffect(() => {
    latest.current = acts;
  });
  const [stable] = useState<BlockActs>(() => ({
    type: (...all) => latest.current.type(...all),
    focus: (...all) => latest.current.focus(...all),
    blur: (...all) => latest.current.blur(...all),
    key: (...all) => latest.current.key(...all),
    paste: (...all) => latest.current.paste(...all),
    move: (...all) => latest.current.move(...all),
    menu: (...all) => latest.current.menu(...all),
  }));
  return stable;
}

/** Returns the blocks of a clipboard; `undefined` for words of one line without marks, which the browser inserts itself. */
function blocksIn(data: DataTransfer): WrittenBlock[] | undefined {
  const plain = data.getData('text/plain');
  const html = data.getData('text/html');
  const written = html === '' ? [] : blocksOfHtml(html);
  const found = written.length > 0 ? written : blocksOfText(plain);
  const [first] = found;
  if (found.length === 0) return undefined;
  return found.length === 1 &&
    first?.kind === 'paragraph' &&
    first.text === plain.trim() &&
    !plain.includes('\n')
    ? undefined
    : found;
}

/** Does what a key does to the blocks. Returns whether it did something: else the browser handles the key. */
function editOf(
  items: readonly PartItem[],
  id: string,
  event: KeyboardEvent<Field>,
  blocks: Blocks,
): boolean {
  const { key, altKey: alt, shiftKey: shift } = event;
  const mod = event.ctrlKey || event.metaKey;
  if (alt && !mod && !shift) return jump(items, id, key, blocks);
  const field = event.currentTarget;
  if (!(field instanceof HTMLTextAreaElement)) return !mod && !shift && stepOver(items, id, key, blocks);
  const { value, selectionStart: start, selectionEnd: end } = field;
  const isCaret = start === end;
  if (mod && !alt) return command(id, key.toLowerCase(), shift, field, blocks);
  if (key === 'Enter') {
    // A heading has one line.
    if (shift) return items.some((item) => item.id === id && (item['kind'] ?? '').endsWith('heading'));
    return blocks.apply(splitAt(items, { id, start, end }));
  }
  if (shift) return false;
  if (key === 'Backspace' && isCaret && start === 0) return blocks.apply(joinedBefore(items, id));
  if (key === 'Delete' && isCaret && start === value.length) return blocks.apply(joinedAfter(items, id));
  if (key === 'ArrowUp' && isCaret && start === 0) return stepOver(items, id, key, blocks);
  if (key === 'ArrowDown' && isCaret && start === value.length) return stepOver(items, id, key, blocks);
  return false;
}

/** Alt and arrows move the block, Alt and Page up or down focus the heading before or after. */
function jump(items: readonly PartItem[], id: string, key: string, blocks: Blocks): boolean {
  if (key === 'ArrowUp' || key === 'ArrowDown') {
    blocks.move(id, key === 'ArrowUp' ? -1 : 1);
    return true;
  }
  if (key !== 'PageUp' && key !== 'PageDown') return false;
  const heading = nextHeading(items, id, key === 'PageUp' ? -1 : 1);
  if (heading !== undefined) blocks.focus(heading, 0);
  return true;
}

function stepOver(items: readonly PartItem[], id: string, key: string, blocks: Blocks): boolean {
  const by = key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : 0;
  const place = items.findIndex((item) => item.id === id);
  const near = by === 0 ? undefined : items[place + by];
  if (!near) return false;
  blocks.focus(near.id, by < 0 ? (near['text'] ?? '').length : 0);
  return true;
}

function command(
  id: string,
  key: string,
  shift: boolean,
  field: HTMLTextAreaElement,
  blocks: Blocks,
): boolean {
  const { selectionStart: start, selectionEnd: end, value: text } = field;
  // Without a selection, Control and K opens the search of the back office, as everywhere.
  const mark = shift
    ? undefined
    : key === 'b'
      ? 'bold'
      : key === 'e'
        ? 'code'
        : key === 'k' && start !== end
          ? 'link'
          : undefined;
  if (mark) {
    const next = marked(mark, { text, start, end });
    blocks.write(id, next.text, next.start, next.end);
    return true;
  }
  // The browser undoes what was typed in one field; blocks that were split, joined, moved or pasted come back by this.
  if (!blocks.isStructural.current || (key !== 'z' && key !== 'y')) return false;
  if (key === 'z' && !shift) blocks.undo();
  else blocks.redo();
  requestAnimationFrame(() => fieldOf(id)?.focus());
  return true;
}
