import { expect, it } from 'vitest';
import { measureTitle, textWidth } from './measure-title.ts';

const phone = { spacing: -0.05, width: 358, height: 200, leading: 0.85, most: 190, least: 34, rows: 4 };
const lines = (title: string) => measureTitle(title, phone).lines;

it('the width of a text is the sum of its letters, with or without accents', () => {
  expect(textWidth('Ox', 0)).toBeCloseTo(1.312);
  expect(textWidth('Léonie', 0)).toBe(textWidth('Leonie', 0));
  expect(textWidth('0', 0)).toBeCloseTo(0.67);
  expect(textWidth('« à »', 0)).toBe(textWidth('« à »', 0));
  expect(textWidth('aa', -0.1)).toBeCloseTo(0.99);
});

it('a letter that the font lacks has the width of 1 em', () => {
  expect(textWidth('日', 0)).toBe(1);
});

it('a title gets the line breaks that allow the largest size', () => {
  expect(lines('Ox')).toEqual(['Ox']);
  expect(lines('Léonie Vasque')).toEqual(['Léonie', 'Vasque']);
  expect(lines('Orchestre national des chambres froides de la Haute-Charente')).toHaveLength(4);
});

it('a title of one long word stays on one line, and its width is returned', () => {
  const { lines: rows, word, widest, whole } = measureTitle('Anticonstitutionnellement', phone);
  expect(rows).toHaveLength(1);
  expect(word).toBe(widest);
  expect(whole).toBe(widest);
});

it('an empty title has one empty line', () => {
  expect(measureTitle('  ', phone).lines).toEqual(['']);
});

it('a title is not broken at a no-break space', () => {
  expect(lines('Oui\u00a0! Encore')).toEqual(['Oui\u00a0!', 'Encore']);
});
