import type { Passage } from './passage.ts';

/** The length up to which a passage is shown, in characters. */
const MAX_SHOWN = 700;
/** The end of a sentence. */
const SENTENCE = /[.!?…](?=\s|$)/g;

export interface ShortenedText {
  text: { kind: 'paragraph' | 'item'; text: string }[];
  /** Whether something was left out. */
  more: boolean;
}

/**
 * Returns the beginning of a passage, word for word, up to 700 characters: whole paragraphs and items, and of a long
 * paragraph its whole sentences. Rows of tables are left out, since they need their table, and so is a sentence that announces
 * by a colon what is no item: a table, or a button that a passage is without.
 */
export function shorten({ blocks }: Pick<Passage, 'blocks'>): ShortenedText {
  const text: ShortenedText['text'] = [];
  let room = MAX_SHOWN;
  let more = blocks.some(({ kind }) => kind === 'row');
  for (const [index, { kind, text: full }] of blocks.entries()) {
    if (kind === 'row') continue;
    const whole = blocks[index + 1]?.kind === 'item' ? full : withoutAnnouncement(full);
    more ||= whole !== full;
    if (whole === '') continue;
    const shown = whole.length <= room ? whole : sentencesWithin(whole, room);
    if (shown !== '') text.push({ kind, text: shown });
    if (shown !== whole) return { text, more: true };
    room -= whole.length;
  }
  return { text, more };
}

/** The first sentences of a text that fit; empty if the first is too long. */
function sentencesWithin(text: string, room: number): string {
  const ends = [...text.matchAll(SENTENCE)].map(({ index }) => index + 1).filter((end) => end <= room);
  return text.slice(0, ends.at(-1) ?? 0);
}

/** A text without its last sentence if that ends with a colon. */
function withoutAnnouncement(text: string): string {
  if (!/:\s*$/.test(text)) return text;
  const end = [...text.matchAll(SENTENCE)].at(-1)?.index;
  return end === undefined ? '' : text.slice(0, end + 1);
}
