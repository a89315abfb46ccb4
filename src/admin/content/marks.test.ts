import { expect, it } from 'vitest';
import { type Mark, marked } from './marks.ts';

/** Sets a mark in a text whose selection is between two bars, and returns the result in the same notation. */
function after(mark: Mark, written: string): string {
  const [before = '', inside = '', rest = ''] = written.split('|');
  const { text, start, end } = marked(mark, {
    text: before + inside + rest,
    start: before.length,
    end: before.length + inside.length,
  });
  return `${text.slice(0, start)}|${text.slice(start, end)}|${text.slice(end)}`;
}

it.each<[title: string, mark: Mark, before: string, expected: string]>([
  ['bold is set around a selection, which stays selected', 'bold', 'en |deux| jours', 'en **|deux|** jours'],
  ['bold is taken away from a bold selection', 'bold', 'en **|deux|** jours', 'en |deux| jours'],
  ['bold without a selection leaves the cursor between its stars', 'bold', 'en || jours', 'en **||** jours'],
  ['a link asks for the address of a selected label', 'link', 'voir |ici|.', 'voir [ici](|https://|).'],
  ['a link asks for the label of a selected address', 'link', '|/faq|', '[||](/faq)'],
  ['a link without a selection asks for its label first', 'link', 'voir ||', 'voir [||](https://)'],
  ['a line break replaces a selection', 'break', 'un| |deux', 'un\n||deux'],
])('%s', (_title, mark, before, expected) => expect(after(mark, before)).toBe(expected));
