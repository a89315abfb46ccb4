import type { Block } from './block.ts';
import { wordsOf } from './inline.ts';

/** An entry of a table of contents. */
export interface OutlineEntry {
  /** The id of the element, which is the fragment of the link. */
  id: string;
  text: string;
}

/** Returns the ids of the headings' elements, which are links' fragments, by the headings' blocks. The same words again get a number. */
export function anchorsOf(blocks: readonly Block[]): ReadonlyMap<string, string> {
  const used = new Map<string, number>();
  return new Map(
    blocks.flatMap((block) => {
      if (block.kind !== 'heading' || block.hidden) return [];
      const name = anchor(wordsOf(block.text));
      const times = used.get(name) ?? 0;
      used.set(name, times + 1);
      return [[block.id, times === 0 ? name : `${name}-${times}`]];
    }),
  );
}

const anchor = (words: string) =>
  words
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replaceAll(' ', '-');

/** Returns the table of contents of a page: its second-level headings, and a guide's calculator at its place in the text. */
export function outlineOf(blocks: readonly Block[], calculator?: OutlineEntry): OutlineEntry[] {
  const anchors = anchorsOf(blocks);
  return blocks.flatMap((block): OutlineEntry[] => {
    if (block.hidden) return [];
    if (block.kind === 'calculator') return calculator ? [calculator] : [];
    if (block.kind !== 'heading' || block.level !== 2) return [];
    return [{ id: anchors.get(block.id) ?? '', text: wordsOf(block.text) }];
  });
}
