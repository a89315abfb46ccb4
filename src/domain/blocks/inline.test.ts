import { expect, it } from 'vitest';
import { processorMs } from '../../../tests/processor-time.ts';
import { allPieces, parseInline, wordsOf } from './inline.ts';

it('parseInline reads each mark', () => {
  expect(
    parseInline('Dès {youtube.minimum|low}, [la méthode](/guides) :\n`16:9` et [[hook|l’accroche]].'),
  ).toEqual([
    { kind: 'text', text: 'Dès ' },
    { kind: 'token', name: 'youtube.minimum', part: 'low' },
    { kind: 'text', text: ', ' },
    { kind: 'link', href: '/guides', pieces: [{ kind: 'text', text: 'la méthode' }] },
    { kind: 'text', text: ' :' },
    { kind: 'break' },
    { kind: 'code', text: '16:9' },
    { kind: 'text', text: ' et ' },
    { kind: 'term', id: 'hook', pieces: [{ kind: 'text', text: 'l’accroche' }] },
    { kind: 'text', text: '.' },
  ]);
});

it('parseInline reads figures, terms and links within bold text, and figures within the words of a link', () => {
  const kinds = (text: string) => allPieces(parseInline(text)).map(({ kind }) => kind);
  expect(kinds('**{a.b} [[hook|mot]]**')).toEqual(['bold', 'token', 'text', 'term', 'text']);
  expect(kinds('**[mot](/faq)**')).toEqual(['bold', 'link', 'text']);
  expect(kinds('[dès {a.b}](/faq)')).toEqual(['link', 'text', 'token']);
});

it.each([
  '**open',
  '[a](javascript:alert(1))',
  '[[Hook|a]]',
  '[[hook]]',
  '{ a }',
  '`open',
  '[a] (/b)',
  '[](/b)',
  '{}',
])('parseInline keeps %j as plain text', (text) =>
  expect(parseInline(text)).toEqual([{ kind: 'text', text }]),
);

it('wordsOf leaves out marks, figures and addresses', () => {
  const text = '**Le [[hook|début]]** [suit](/x)\n`9:16` à {a.b|low}.';
  expect(wordsOf(text)).toBe('Le début suit 9:16 à .');
  expect(wordsOf(text, '…')).toBe('Le début suit 9:16 à ….');
});

it('parseInline reads 100 kB of opening marks in less than a second of processor time', () => {
  for (const sign of ['**', '[', '[[a|', '{', '`', '**a', '[a](', '{a|']) {
    const text = sign.repeat(100_000 / sign.length);
    expect(processorMs(() => parseInline(text), 500)).toBeLessThan(1000);
  }
});
