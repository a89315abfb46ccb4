import { wordsOf } from '../../domain/blocks/inline.ts';
import { drawnBlockKinds, textBlockKinds } from '../../domain/content/block-kinds.ts';
import type { ContentPart } from '../../domain/content/part.ts';
import { isWrittenPart, type PartKey } from '../../domain/content/parts.ts';
import { isSourceKey, sources } from '../../domain/guide/sources.ts';
import type { AdminTexts } from '../texts.ts';

type TextKind = (typeof textBlockKinds)[number];
type Words = AdminTexts['content'];

/** A name that is longer is cut. */
const LONGEST = 70;

const shortened = (text: string): string =>
  text.length > LONGEST ? `${text.slice(0, LONGEST).replace(/\s+\S*$/, '')}…` : text;

/** The kinds of blocks with a text that a part offers. */
export function writtenKinds({ items }: ContentPart): readonly TextKind[] {
  const kind = items?.fields.find(({ key }) => key === 'kind');
  const choices = kind?.kind === 'choice' ? kind.choices : [];
  return textBlockKinds.filter((one) => choices.includes(one));
}

/** Returns a pasted block as one of a kind that a part offers: a table becomes a list there, anything else a paragraph. */
export function offered<B extends { kind: TextKind }>(part: ContentPart, block: B): B {
  if (writtenKinds(part).includes(block.kind)) return block;
  return { ...block, kind: block.kind === 'table' ? 'list' : 'paragraph' };
}

/** The kind of a block, in words. */
export const blockKind = (words: Words, kind: string | undefined): string =>
  (words.choices as Readonly<Record<string, string>>)[kind ?? ''] ?? '';

/** Whether code draws a block: it has no text. */
export const isDrawn = (kind: string | undefined): boolean => drawnBlockKinds.some((drawn) => drawn === kind);

/** Companies have one name in every language. */
const platformNames: Readonly<Record<string, string>> = {
  youtube: 'YouTube',
  meta: 'Meta',
  tiktok: 'TikTok',
};

/** The name of what a block draws: the caption of a table, a platform, or the publisher and the page of a source. */
export function drawnName(words: Words, kind: string | undefined, of: string): string {
  if (kind === 'figures') return (words.figureTables as Readonly<Record<string, string>>)[of] ?? of;
  if (kind === 'prices') return platformNames[of] ?? of;
  if (!isSourceKey(of)) return of;
  const { name, url } = sources[of];
  const { pathname, hostname } = new URL(url);
  return `${name}, ${pathname.split('/').filter(Boolean).at(-1) ?? hostname}`;
}

/** The words of a block for a name, in which « … » stands for a figure. */
export const blockWords = (text: string): string => wordsOf(text, '…');

/** The name of a block in a list: the start of its text, or what it draws; empty for a block without either. */
export function blockName(words: Words, fields: Readonly<Record<string, string>>): string {
  if (isDrawn(fields['kind']))
    return [blockKind(words, fields['kind']), drawnName(words, fields['kind'], fields['of'] ?? '')]
      .filter(Boolean)
      .join(' · ');
  return shortened(blockWords(fields['text'] ?? ''));
}

/** The name of an item by its own words: a block's is short. */
export const itemWords = (part: PartKey, text: string): string =>
  isWrittenPart(part) ? shortened(blockWords(text)) : text;
