import { trimEnd } from './trim-end.ts';

/** A part of a text; `href`: the part is the address of a page. */
export interface TextPart {
  text: string;
  href?: string;
}

/** An address ends at a blank, at a mark that no address has, or at a character that turns the direction of a text. */
const ADDRESS = /https?:\/\/[^\s<>"«»“”\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gi;
/** Marks that end a sentence behind an address, rather than the address. */
const SENTENCE_END = ".,;:!?'’*_…";

/**
 * Splits a typed text at the addresses of pages in it: `http:` and `https:` alone, and none that holds a name or a password,
 * which would show another host than it opens. The parts in a row are the text, unchanged.
 */
export function splitAtAddresses(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let at = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const typed = withoutEnd(found);
    const href = hrefOf(typed);
    if (href === undefined) continue;
    if (index > at) parts.push({ text: text.slice(at, index) });
    parts.push({ text: typed, href });
    at = index + typed.length;
  }
  if (at < text.length) parts.push({ text: text.slice(at) });
  return parts;
}

/** An address in brackets ends before the closing one, unless the address opens it itself. */
function withoutEnd(found: string): string {
  const typed = trimEnd(found, SENTENCE_END);
  for (const [open, close] of ['()', '[]', '{}'] as unknown as [string, string][])
    if (typed.endsWith(close) && typed.split(open).length < typed.split(close).length)
      return withoutEnd(typed.slice(0, -1));
  return typed;
}

function hrefOf(typed: string): string | undefined {
  const url = URL.parse(typed);
  if (!url?.hostname.includes('.') || url.username !== '' || url.password !== '') return undefined;
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : undefined;
}
