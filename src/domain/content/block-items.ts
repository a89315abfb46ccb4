import type { Block } from '../blocks/block.ts';
import { type BlockItemKind, itemKinds } from './block-kinds.ts';
import type { ContentItem } from './content.ts';

const CELLS = ' | ';

/** Returns a block as an item of a part, whose texts are its kind, its text, and what a block of code draws. */
export function itemOfBlock(block: Block): ContentItem {
  const item = (kind: BlockItemKind, text: string, of = ''): ContentItem => ({
    id: block.id,
    hidden: block.hidden ?? false,
    fields: { kind, text, of },
  });
  switch (block.kind) {
    case 'heading':
      return item(block.level === 2 ? 'heading' : 'subheading', block.text);
    case 'paragraph':
    case 'consent':
      return item(block.kind, block.text);
    case 'list':
    case 'note':
      return item(block.kind, block.texts.join('\n'));
    case 'table':
      return item('table', block.rows.map((cells) => cells.join(CELLS)).join('\n'));
    case 'figures':
    case 'prices':
    case 'source':
      return item(block.kind, '', block.of);
    default:
      return item(block.kind, '');
  }
}

/** Returns the block of an item; `undefined` for an unknown kind, and for one without its text. */
export function blockOfItem({ id, hidden, fields }: ContentItem): Block | undefined {
  const kind = itemKinds.find((known) => known === fields['kind']);
  const text = fields['text'] ?? '';
  const of = fields['of'] ?? '';
  const base = { id, ...(hidden && { hidden: true as const }) };
  switch (kind) {
    case undefined:
      return undefined;
    case 'figures':
    case 'prices':
    case 'source':
      return { ...base, kind, of };
    case 'example':
    case 'calculator':
    case 'storage':
    case 'policies':
      return { ...base, kind };
  }
  if (text === '') return undefined;
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  switch (kind) {
    case 'heading':
    case 'subheading':
      return { ...base, kind: 'heading', level: kind === 'heading' ? 2 : 3, text: lines.join(' ') };
    case 'consent':
      return { ...base, kind, text: lines.join(' ') };
    case 'paragraph':
      return { ...base, kind, text: lines.join('\n') };
    case 'table':
      return { ...base, kind, rows: evenRows(lines) };
    default:
      return { ...base, kind, texts: lines };
  }
}

/** The rows of a table, all as wide as the widest. */
function evenRows(lines: readonly string[]): string[][] {
  const rows = lines.map((line) => line.split(CELLS).map((cell) => cell.trim()));
  const width = Math.max(...rows.map((row) => row.length));
  return rows.map((row) => [...row, ...Array.from({ length: width - row.length }, () => '')]);
}
