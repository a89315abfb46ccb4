import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { type InlineText, readInlineTexts } from './read-inline-texts.ts';

/** Bytes of remembered texts: those of all pages are a few hundred kilobytes. */
const REMEMBERED_BYTES = 1024 * 1024;

/**
 * Known texts by their length in bytes, because comparing takes less time than hashing. Of two texts of one length, the later one
 * stays.
 */
const known = new LRUCache<number, { text: Buffer; source: string }>({
  maxSize: REMEMBERED_BYTES,
  sizeCalculation: ({ text }) => text.length,
});

/** Returns the sources (`'sha256-…'`) by which a policy permits the inline scripts and styles of a page. */
export function inlineHashes(html: Buffer): Set<string> {
  const texts = findInlineTexts(html) ?? readInlineTexts(html);
  return new Set(
    texts
      .filter(({ begin, end }) => end > begin)
      .map(({ begin, end }) => sourceOf(html.subarray(begin, end))),
  );
}

/**
 * Finds the texts by a search for their tags alone. Returns `undefined` when one of the tags may stand in the value of an
 * attribute, where Astro escapes quotes and ampersands only: the last quote before it then opens a value.
 */
function findInlineTexts(html: Buffer): InlineText[] | undefined {
  const texts: InlineText[] = [];
  let script = html.indexOf('<script');
  let style = html.indexOf('<style');
  while (script !== -1 || style !== -1) {
    const isStyle = style !== -1 && (script === -1 || style < script);
    const tag = isStyle ? style : script;
    if (mayBeInValue(html, tag)) return undefined;
    const begin = html.indexOf('>', tag) + 1;
    const end = begin === 0 ? -1 : html.indexOf(isStyle ? '</style>' : '</script>', begin);
    if (end === -1) break;
    texts.push({ begin, end });
    // Each is searched only from where the last one was found: a page has many scripts after its only style.
    if (script !== -1 && script < end) script = html.indexOf('<script', end);
    if (style !== -1 && style < end) style = html.indexOf('<style', end);
  }
  return texts;
}

const mayBeInValue = (html: Buffer, at: number): boolean =>
  ['"', "'"].some((quote) => {
    const last = html.lastIndexOf(quote, at);
    return last > 0 && html[last - 1] === EQUALS;
  });
const EQUALS = 0x3d;

function sourceOf(text: Buffer): string {
  const same = known.get(text.length);
  if (same?.text.equals(text)) return same.source;
  const source = `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  // A copy, because a part of a page would keep all of it in memory.
  known.set(text.length, { text: Buffer.from(text), source });
  return source;
}
