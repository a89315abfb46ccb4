import { expect, it } from 'vitest';
import { processorMs } from '../../tests/processor-time.ts';
import { nestedQuotes } from './nested-quotes.ts';
import { wordpressTexts } from './wordpress-texts.ts';

it.each([
  ['fr', '«\u00a0Deux fois plus\u00a0»\u00a0: Léa', '“Deux fois plus”\u00a0: Léa'],
  ['fr', '« a » et « b »', '“a” et “b”'],
  ['es', '«Dos» y “tres”', '“Dos” y “tres”'],
  ['en', '“Twice” as fast', '‘Twice’ as fast'],
  ['pt', '“Duas” vezes', '‘Duas’ vezes'],
  ['fr', 'L’été, 2 > 1', 'L’été, 2 > 1'],
] as const)('in %s, %j inside a quotation is written %j', (locale, text, nested) => {
  expect(nestedQuotes(locale, text)).toBe(nested);
});

it('nestedQuotes reads 100 kB of spaces within 20 ms of processor time', () => {
  expect(processorMs(() => nestedQuotes('fr', `a${' '.repeat(100_000)}b»`))).toBeLessThan(20);
});

it('the log does not nest the same quotation marks around an article’s title that has them', () => {
  const entry = { code: 'post_added', params: { title: '«\u00a0Un site\u00a0» : Léa' } } as const;
  expect(wordpressTexts.log('fr', entry)).toContain('“Un site” : Léa');
  expect(wordpressTexts.log('fr', entry).match(/«/g)).toHaveLength(1);
  expect(wordpressTexts.log('es', entry)).toBe('«“Un site” : Léa»: añadido');
});
