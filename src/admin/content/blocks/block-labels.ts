import { fill } from '../../../i18n/format.ts';
import type { AdminTexts } from '../../texts.ts';
import { blockKind, blockWords } from '../block-names.ts';
import type { PartItem } from '../part-texts.ts';

type Words = AdminTexts['content'];

/** Returns the name of a block for a screen reader: its kind and its number. */
export const blockLabel = (words: Words, item: PartItem | undefined, place: number): string =>
  fill(words.blocks.named, { kind: blockKind(words, item?.['kind']), number: place + 1 });

export interface PlanEntry {
  id: string;
  text: string;
  /** Whether it is a heading below another one. */
  isSub: boolean;
}

/** Returns the visible headings of a page in their order. */
export const planOf = (items: readonly PartItem[]): PlanEntry[] =>
  items
    .filter(
      (item) => item['hidden'] !== 'yes' && (item['kind'] === 'heading' || item['kind'] === 'subheading'),
    )
    .map((item) => ({
      id: item.id,
      text: blockWords(item['text'] ?? ''),
      isSub: item['kind'] === 'subheading',
    }));

/** Returns the heading of the part of the page in which a block is; `undefined` before the first one. */
export function headingOf(items: readonly PartItem[], id: string | undefined): string | undefined {
  const headings = new Set(planOf(items).map((entry) => entry.id));
  const place = items.findIndex((item) => item.id === id);
  return items.slice(0, place + 1).findLast((item) => headings.has(item.id))?.id;
}

/** Returns the next heading after a block, or the last one before it. */
export function nextHeading(items: readonly PartItem[], id: string, by: -1 | 1): string | undefined {
  const headings = new Set(planOf(items).map((entry) => entry.id));
  const place = items.findIndex((item) => item.id === id);
  return by > 0
    ? items.slice(place + 1).find((item) => headings.has(item.id))?.id
    : items.slice(0, Math.max(0, place)).findLast((item) => headings.has(item.id))?.id;
}
