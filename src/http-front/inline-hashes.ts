import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

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
  const sources = new Set<string>();
  let script = html.indexOf('<script');
  let style = html.indexOf('<style');
  while (script !== -1 || style !== -1) {
    const isStyle = style !== -1 && (script === -1 || style < script);
    const begin = html.indexOf('>', isStyle ? style : script) + 1;
    const end = begin === 0 ? -1 : html.indexOf(isStyle ? '</style>' : '</script>', begin);
    if (end === -1) break;
    if (end > begin) sources.add(sourceOf(html.subarray(begin, end)));
    // Each is searched only from where the last one was found: a page has many scripts after its only style.
    if (script !== -1 && script < end) script = html.indexOf('<script', end);
    if (style !== -1 && style < end) style = html.indexOf('<style', end);
  }
  return sources;
}

function sourceOf(text: Buffer): string {
  const same = known.get(text.length);
  if (same?.text.equals(text)) return same.source;
  const source = `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  // A copy, because a part of a page would keep all of it in memory.
  known.set(text.length, { text: Buffer.from(text), source });
  return source;
}
