import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PartItem } from '../part-texts.ts';
import { blockWith, joinedAfter, joinedBefore, moved, pasted, splitAt } from './block-edits.ts';

const texts = (items: readonly PartItem[] | undefined) =>
  items?.map((item) => `${item['kind']}: ${item['text']}`);
const page = [
  blockWith('heading', 'Titre', 'a'),
  blockWith('paragraph', 'Un deux', 'b'),
  blockWith('list', 'x\ny', 'c'),
];
const at = (id: string, start: number, end = start) => ({ id, start, end });

describe('Enter', () => {
  it('puts the text after the cursor into a paragraph below, where the cursor goes', () => {
    const next = splitAt(page, at('b', 2));
    expect(texts(next?.items)).toEqual(['heading: Titre', 'paragraph: Un', 'paragraph: deux', 'list: x\ny']);
    expect(next?.cursor).toEqual({ id: next?.items[2]?.id, at: 0 });
  });

  it('leaves a heading by a paragraph, and makes room above a text at its start', () => {
    expect(texts(splitAt(page, at('a', 5))?.items)?.slice(0, 2)).toEqual(['heading: Titre', 'paragraph: ']);
    const above = splitAt(page, at('a', 0));
    expect(texts(above?.items)?.slice(0, 2)).toEqual(['paragraph: ', 'heading: Titre']);
    expect(above?.cursor.id).toBe('a');
  });

  it('adds a line to a list, and leaves it from an empty line', () => {
    expect(splitAt(page, at('c', 1))).toBeUndefined();
    const list = page.with(2, blockWith('list', 'x\n', 'c'));
    expect(texts(splitAt(list, at('c', 2))?.items)?.slice(2)).toEqual(['list: x', 'paragraph: ']);
    const empty = page.with(2, blockWith('list', '', 'c'));
    expect(texts(splitAt(empty, at('c', 0))?.items)?.slice(2)).toEqual(['paragraph: ']);
  });
});

describe('Backspace and Delete', () => {
  it('join a paragraph and the text before it, with the cursor between them', () => {
    const next = joinedBefore(page, 'b');
    expect(texts(next?.items)).toEqual(['heading: TitreUn deux', 'list: x\ny']);
    expect(next?.cursor).toEqual({ id: 'a', at: 5 });
    expect(joinedAfter(page, 'a')).toEqual(next);
  });

  it('make a paragraph of another kind first, and remove an empty block', () => {
    expect(texts(joinedBefore(page, 'c')?.items)?.[2]).toBe('paragraph: x\ny');
    const next = joinedBefore(page.with(1, blockWith('paragraph', '', 'b')), 'b');
    expect(next?.cursor).toEqual({ id: 'a', at: 5 });
    expect(next?.items).toHaveLength(2);
  });

  it('never join what code draws', () => {
    const drawn = page.with(0, blockWith('calculator', '', 'a'));
    expect(joinedBefore(drawn, 'b')).toBeUndefined();
    expect(joinedAfter(page.with(2, blockWith('calculator', '', 'c')), 'b')).toBeUndefined();
  });
});

it('a block moves by one place, and not beyond the ends', () => {
  expect(moved(page, 'b', -1)?.map(({ id }) => id)).toEqual(['b', 'a', 'c']);
  expect(moved(page, 'a', -1)).toBeUndefined();
  expect(moved(page, 'c', 1)).toBeUndefined();
});

describe('pasted blocks', () => {
  const three = [
    { kind: 'paragraph', text: 'A' },
    { kind: 'list', text: 'B\nC' },
    { kind: 'paragraph', text: 'D' },
  ] as const;

  it('go between the text before and after the cursor', () => {
    const next = pasted(page, at('b', 3), three);
    expect(texts(next?.items)?.slice(1, 4)).toEqual(['paragraph: Un A', 'list: B\nC', 'paragraph: Ddeux']);
    expect(next?.cursor).toEqual({ id: next?.items[3]?.id, at: 1 });
  });

  it('take the place of an empty block, and become lines of a list', () => {
    const empty = page.with(1, blockWith('paragraph', '', 'b'));
    expect(texts(pasted(empty, at('b', 0), three)?.items)?.slice(1, 4)).toEqual([
      'paragraph: A',
      'list: B\nC',
      'paragraph: D',
    ]);
    expect(texts(pasted(page, at('c', 1), three)?.items)?.[2]).toBe('list: xA\nB\nC\nD\ny');
  });
});

it('no key loses a letter: split and joined again, a text is what it was', () => {
  const text = fc.string({
    unit: fc.constantFrom('a', 'é', ' ', '*', '\u00a0'),
    minLength: 1,
    maxLength: 30,
  });
  fc.assert(
    fc.property(text, fc.nat(30), (written, where) => {
      const place = Math.min(where, written.length);
      const items = [blockWith('paragraph', written, 'p')];
      const next = splitAt(items, at('p', place));
      if (!next || place === 0) return;
      const letters = (list: readonly PartItem[]) =>
        list
          .map((item) => item['text'])
          .join('')
          .replaceAll(/\s/g, '');
      expect(letters(next.items)).toBe(written.replaceAll(/\s/g, ''));
      const joined = joinedBefore(next.items, next.cursor.id);
      if (joined) expect(letters(joined.items)).toBe(written.replaceAll(/\s/g, ''));
    }),
  );
});
