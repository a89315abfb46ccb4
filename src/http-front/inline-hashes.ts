import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** Bytes of remembered texts: those of all pages are a few hundred kilobytes. */
const REMEMBERED_BYTES = 1024 * 1024;

/**
 * Known texts by their length in bytes. To compare the styles of a page with known ones takes a fortieth of the time of
 * hashing them. Of two texts of one length, the later one stays.
 */
const known = new LRUCache<number, { text: Buffer; source: string }>({
  maxSize: REMEMBERED_BYTES,
  sizeCalculation: ({ text }) => text.length,
});

/** Returns the sources (`'sha256-…'`) by which a policy permits the inline scripts and styles of a page. */
export function inlineHashes(html: Buffer): Set<string> {
  const sources = new Set<string>();
  for (let from = 0; ; ) {
    const element = nextElement(html, from);
    if (!element) return sources;
    if (element.text.length > 0) sources.add(sourceOf(element.text));
    from = element.end;
  }
}

/** Returns the text of the first script or style from an offset, and the offset of its end tag. */
function nextElement(html: Buffer, from: number): { text: Buffer; end: number } | undefined {
  const script = html.indexOf('<script', from);
  const style = html.indexOf('<style', from);
  const isStyle = style !== -1 && (script === -1 || style < script);
  const tag = isStyle ? style : script;
  if (tag === -1) return undefined;
  const begin = html.indexOf('>', tag) + 1;
  const end = html.indexOf(isStyle ? '</style>' : '</script>', begin);
  return begin === 0 || end === -1 ? undefined : { text: html.subarray(begin, end), end };
}

function sourceOf(text: Buffer): string {
  const same = known.get(text.length);
  if (same?.text.equals(text)) return same.source;
  const source = `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  // A copy, because a part of a page would keep all of it in memory.
  known.set(text.length, { text: Buffer.from(text), source });
  return source;
}
