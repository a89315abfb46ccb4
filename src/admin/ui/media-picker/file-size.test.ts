import { expect, it } from 'vitest';
import { loadTexts } from '../../texts.ts';
import { sentText, sizeText } from './file-size.ts';

const fr = await loadTexts('fr');
const en = await loadTexts('en');
const mega = 1024 * 1024;

it('a size is formatted with the unit and the decimal sign of the language', () => {
  expect(sizeText('fr', fr, 5.8 * mega)).toBe('5,8\u00a0Mo');
  expect(sizeText('en', en, 5.8 * mega)).toBe('5.8\u00a0MB');
  expect(sizeText('fr', fr, 43_000)).toBe('42\u00a0ko');
  expect(sizeText('fr', fr, 10 * mega)).toBe('10\u00a0Mo');
});

it('the sent part is formatted in the unit of the whole', () => {
  expect(sentText('fr', fr, 4.2 * mega, 5.8 * mega)).toBe('4,2 sur 5,8\u00a0Mo');
  expect(sentText('fr', fr, 1024, 43_000)).toBe('1 sur 42\u00a0ko');
});
