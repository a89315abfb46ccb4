/** Blocks that are drawn by code: `of` names what they draw, and the others draw one thing only. */
const namedKinds = ['figures', 'prices', 'source'] as const;
const fixedKinds = ['example', 'calculator', 'storage', 'policies'] as const;
export type NamedKind = (typeof namedKinds)[number];
export type FixedKind = (typeof fixedKinds)[number];

/**
 * A block of a written page. Texts may contain marks (`inline.ts`). A `heading`, the cells of a `table` and the label of `consent`
 * are one line; other texts may contain line breaks, but no empty line.
 */
export type Block = {
  /** Names the block in all languages and versions; unique in the document. */
  id: string;
  hidden?: true;
} & (
  | { kind: 'heading'; level: 2 | 3; text: string }
  | { kind: 'paragraph' | 'consent'; text: string }
  | { kind: 'list' | 'note'; texts: readonly string[] }
  /** The first row has the names of the columns; all rows have equally many cells. */
  | { kind: 'table'; rows: readonly (readonly string[])[] }
  | { kind: NamedKind; of: string }
  | { kind: FixedKind }
);
export type BlockKind = Block['kind'];

export const isNamedKind = (kind: string): kind is NamedKind => namedKinds.some((known) => known === kind);
export const isFixedKind = (kind: string): kind is FixedKind => fixedKinds.some((known) => known === kind);

export const BLOCK_ID = /^[a-z\d]{1,16}$/;

/** Returns the texts of a block in their order; none for what code draws. */
export function textsOfBlock(block: Block): readonly string[] {
  if ('text' in block) return [block.text];
  if ('texts' in block) return block.texts;
  return 'rows' in block ? block.rows.flat() : [];
}

/** Returns a text without spaces at the ends of its lines, and without empty lines. `oneLine`: without line breaks either. */
export function tidyText(text: string, oneLine = false): string {
  const lines = text.split(/[\n\r]+/).map((line) => line.replace(/\t/g, ' ').replace(/^ +| +$/g, ''));
  return lines.filter((line) => line !== '').join(oneLine ? ' ' : '\n');
}
