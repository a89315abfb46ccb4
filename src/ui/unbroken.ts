import { createElement, type ReactNode } from 'react';

/**
 * Returns a text whose short compound words do not break at their hyphen, as in « dites-nous » or “pre-save”. The webfonts have no
 * U+2011, so each such word is an element of its own.
 */
export const unbroken = (text: string): ReactNode[] =>
  text
    .split(/((?<!\S)\S{1,12}-\S{1,12}(?!\S))/)
    .map((part, index) =>
      index % 2 === 1 ? createElement('span', { key: index, className: 'whitespace-nowrap' }, part) : part,
    );
