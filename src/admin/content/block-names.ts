import { wordsOf } from '../../domain/blocks/inline.ts';
import { drawnBlockKinds } from '../../domain/content/guide-parts.ts';
import { isGuidePart, type PartKey } from '../../domain/content/parts.ts';
import type { AdminTexts } from '../texts.ts';

type Words = AdminTexts['content'];

/** A name that is longer is cut. */
const LONGEST = 70;

const shortened = (text: string): string =>
  text.length > LONGEST ? `${text.slice(0, LONGEST).replace(/\s+\S*$/, '')}…` : text;

/** The kind of a block, in words. */
export const blockKind = (words: Words, kind: string | undefined): string =>
  (words.choices as Readonly<Record<string, string>>)[kind ?? ''] ?? '';

/** Whether code draws a block: it has no text. */
export const isDrawn = (kind: string | undefined): boolean => drawnBlockKinds.some((drawn) => drawn === kind);

/** The name of a block in a list: the start of its text, or what it draws; empty for a block without either. */
export function blockName(words: Words, fields: Readonly<Record<string, string>>): string {
  if (isDrawn(fields['kind']))
    return [blockKind(words, fields['kind']), fields['of']].filter(Boolean).join(' · ');
  return shortened(wordsOf(fields['text'] ?? ''));
}

/** The name of an item by its own words: a block's is short. */
export const itemWords = (part: PartKey, text: string): string =>
  isGuidePart(part) ? shortened(wordsOf(text)) : text;
