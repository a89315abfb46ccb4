import { trimEnd } from './trim-end.ts';

/** A part of a text; `href`: the part is the address of a page. */
export interface TextPart {
  text: string;
  href?: string;
}

/** An address ends at a blank, at a mark that addresses cannot contain, or at a character that changes the writing direction. */
const ADDRESS = /https?:\/\/[^\s<>"«»“”\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gi;
/** Marks at the end of an address that belong to the sentence. */
const SENTENCE_END = ".,;:!?'’*_…";

/**
 * Splits a typed text at the page addresses in it: only `http:` and `https:`, and none with a user name or a password, which would
 * show another host than it opens. Joined together, the parts are the unchanged text.
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

/** An address in brackets ends before the closing bracket, unless the opening one is part of the address. */
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
