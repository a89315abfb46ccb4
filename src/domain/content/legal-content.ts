import type { Block } from '../blocks/block.ts';
import type { WrittenPage } from '../blocks/text-format.ts';
import { blockOfItem, itemOfBlock } from './block-items.ts';
import { CONTENT_SCHEMA, type PartContent } from './content.ts';

/** A legal page in a language. */
export interface LegalText {
  title: string;
  description: string;
  blocks: Block[];
}

/** Returns a legal page as content of its part. */
export const contentOfLegal = ({ fields, blocks }: WrittenPage): PartContent => ({
  schema: CONTENT_SCHEMA,
  fields: Object.fromEntries(['title', 'description'].map((name) => [name, String(fields[name] ?? '')])),
  items: blocks.map(itemOfBlock),
});

/** Returns a legal page from the content of its part. A block without a text is left out. */
export const legalOfContent = ({ fields, items }: PartContent): LegalText => ({
  title: fields['title'] ?? '',
  description: fields['description'] ?? '',
  blocks: items.flatMap((item) => blockOfItem(item) ?? []),
});
