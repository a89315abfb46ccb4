import { createElement, type ReactNode } from 'react';

const SHORT_COMPOUND = /^\S{1,12}-\S{1,12}$/;

/**
 * Returns a text whose short compound words do not break at their hyphen, as in « dites-nous » or “pre-save”. The webfonts have no
 * U+2011, so each such word is an element of its own.
 */
export function unbroken(text: string): ReactNode[] {
  const parts: ReactNode[] = [];
  let plain = '';
  for (const word of text.split(/(\s+)/)) {
    if (!SHORT_COMPOUND.test(word)) {
      plain += word;
      continue;
    }
    parts.push(plain, createElement('span', { key: parts.length, className: 'whitespace-nowrap' }, word));
    plain = '';
  }
  return [...parts, plain];
}
