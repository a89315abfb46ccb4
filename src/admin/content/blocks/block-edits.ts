import type { BlockItemKind, textBlockKinds } from '../../../domain/content/block-kinds.ts';
import { isDrawn } from '../block-names.ts';
import type { PartItem } from '../part-texts.ts';

export type TextKind = (typeof textBlockKinds)[number];

/** A block without an id, such as one of a pasted text. */
export interface WrittenBlock {
  kind: TextKind;
  text: string;
}

/** The blocks after an edit, and where the cursor is then. */
export interface Edited {
  items: readonly PartItem[];
  /** The block with the cursor, and the cursor's place in its text. */
  cursor: { id: string; at: number };
}

/** The selected range of the text of a block. */
export interface Selection {
  id: string;
  start: number;
  end: number;
}

/** Returns a new random id, short enough for the text format of pages (`BLOCK_ID`). */
export const newBlockId = (): string => crypto.randomUUID().replaceAll('-', '').slice(0, 12);

/** Returns a visible block. */
export const blockWith = (kind: BlockItemKind, text = '', id = newBlockId()): PartItem => ({
  id,
  kind,
  text,
  of: '',
  hidden: '',
});

const inLines: readonly string[] = ['list', 'note', 'table'];
export const isInLines = (kind: string | undefined): boolean => inLines.includes(kind ?? '');

const textOf = (item: PartItem | undefined): string => item?.['text'] ?? '';

const placeOf = (items: readonly PartItem[], id: string): number => items.findIndex((item) => item.id === id);

const withText = (item: PartItem, text: string): PartItem => ({ ...item, text });

/**
 * Enter: the text after the cursor becomes a paragraph below. At the start of a text, an empty paragraph comes above it. In a
 * block of lines only an empty last line is left that way; `undefined`: Enter adds a line.
 */
export function splitAt(items: readonly PartItem[], { id, start, end }: Selection): Edited | undefined {
  const place = placeOf(items, id);
  const item = items[place];
  if (!item) return undefined;
  const text = textOf(item);
  if (isInLines(item['kind'])) {
    if (text.trim() === '')
      return { items: items.with(place, { ...item, kind: 'paragraph', text: '' }), cursor: { id, at: 0 } };
    const isAtEmptyEnd = start === text.length && end === start && text.endsWith('\n');
    return isAtEmptyEnd ? afterwards(items, place, text.replace(/\n+$/, ''), '') : undefined;
  }
  if (start === 0 && end === 0 && text !== '')
    return { items: items.toSpliced(place, 0, blockWith('paragraph')), cursor: { id, at: 0 } };
  return afterwards(items, place, text.slice(0, start).trimEnd(), text.slice(end).trimStart());
}

function afterwards(items: readonly PartItem[], place: number, kept: string, rest: string): Edited {
  const fresh = blockWith('paragraph', rest);
  const changed = items.map((item, index) => (index === place ? withText(item, kept) : item));
  return { items: changed.toSpliced(place + 1, 0, fresh), cursor: { id: fresh.id, at: 0 } };
}

/**
 * Backspace at the start of a block: a block of another kind becomes a paragraph, an empty one goes, and a paragraph joins
 * the text before it. `undefined`: there is nothing to join, or code draws the block before.
 */
export function joinedBefore(items: readonly PartItem[], id: string): Edited | undefined {
  const place = placeOf(items, id);
  const item = items[place];
  if (!item) return undefined;
  const text = textOf(item);
  const before = items[place - 1];
  if (item['kind'] !== 'paragraph' && text !== '')
    return { items: items.with(place, { ...item, kind: 'paragraph' }), cursor: { id, at: 0 } };
  if (text === '') {
    const near = before ?? items[place + 1];
    if (!near) return undefined;
    return {
      items: items.toSpliced(place, 1),
      cursor: { id: near.id, at: before ? textOf(before).length : 0 },
    };
  }
  if (!before || isDrawn(before['kind'])) return undefined;
  const kept = textOf(before);
  return {
    items: items.toSpliced(place - 1, 2, withText(before, kept + text)),
    cursor: { id: before.id, at: kept.length },
  };
}

/** Delete at the end of a block: the paragraph below joins it. */
export function joinedAfter(items: readonly PartItem[], id: string): Edited | undefined {
  const place = placeOf(items, id);
  const next = items[place + 1];
  if (!next || isDrawn(next['kind']) || isInLines(next['kind'])) return undefined;
  const item = items[place];
  if (!item) return undefined;
  const text = textOf(item);
  return {
    items: items.toSpliced(place, 2, withText(item, text + textOf(next))),
    cursor: { id, at: text.length },
  };
}

/** Moves a block up or down by one place; `undefined` at the ends. */
export function moved(items: readonly PartItem[], id: string, by: -1 | 1): readonly PartItem[] | undefined {
  const place = placeOf(items, id);
  const item = items[place];
  if (!item || !items[place + by]) return undefined;
  return items.toSpliced(place, 1).toSpliced(place + by, 0, item);
}

/** Inserts an empty block of a kind at a place. */
export function inserted(items: readonly PartItem[], place: number, kind: BlockItemKind): Edited {
  const fresh = blockWith(kind);
  return { items: items.toSpliced(place, 0, fresh), cursor: { id: fresh.id, at: 0 } };
}

/**
 * Puts pasted blocks at the selection. In a block of lines they become its lines. Elsewhere the first one joins the text
 * before the cursor if both are paragraphs, or takes the place of an empty block, and the text after the cursor follows the
 * last one.
 */
export function pasted(
  items: readonly PartItem[],
  { id, start, end }: Selection,
  blocks: readonly WrittenBlock[],
): Edited | undefined {
  const place = placeOf(items, id);
  const item = items[place];
  const [first, ...others] = blocks;
  if (!item || !first) return undefined;
  const text = textOf(item);
  const [head, tail] = [text.slice(0, start), text.slice(end)];
  if (isInLines(item['kind'])) {
    const lines = blocks.map((block) => block.text).join('\n');
    return {
      items: items.with(place, withText(item, head + lines + tail)),
      cursor: { id, at: (head + lines).length },
    };
  }
  const joins = head !== '' && first.kind === 'paragraph';
  const begun: PartItem[] = joins
    ? [withText(item, head + first.text)]
    : head === ''
      ? [{ ...item, kind: first.kind, text: first.text }]
      : [withText(item, head.trimEnd()), blockWith(first.kind, first.text)];
  const next = [...begun, ...others.map((block) => blockWith(block.kind, block.text))];
  const last = next.at(-1) ?? item;
  const at = textOf(last).length;
  if (tail.trim() !== '') {
    if (last['kind'] === 'paragraph') next[next.length - 1] = withText(last, textOf(last) + tail);
    else next.push(blockWith('paragraph', tail.trimStart()));
  }
  return { items: items.toSpliced(place, 1, ...next), cursor: { id: last.id, at } };
}
