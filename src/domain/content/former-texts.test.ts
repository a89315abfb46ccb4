import { expect, it } from 'vitest';
import type { PartContent } from './content.ts';
import { formerTexts } from './former-texts.ts';

const text = (title: string): PartContent => ({ schema: 1, fields: { title }, items: [] });
const version = (number: number, at: number, content: PartContent | null, rest = {}) => ({
  ...{ number, at, content, fallback: 'none' as const },
  ...rest,
});

it('a page that was never published has no former text', () => {
  expect(formerTexts([], 100)).toEqual([]);
});

it('the text of the file was in force until the first version, and is kept as it was then', () => {
  expect(formerTexts([version(1, 10, text('B'), { replaced: text('A') })], 100)).toEqual([
    { number: 0, until: 10, content: text('A') },
  ]);
  expect(formerTexts([version(1, 10, text('B'))], 100)).toEqual([{ number: 0, until: 10, content: null }]);
});

it('each version was in force until the next one, the newest first', () => {
  const versions = [version(3, 30, null), version(2, 20, text('C')), version(1, 10, text('B'))];
  expect(formerTexts(versions, 100)).toEqual([
    { number: 2, from: 20, until: 30, content: text('C') },
    { number: 1, from: 10, until: 20, content: text('B') },
    { number: 0, until: 10, content: null },
  ]);
});

it('the file’s text between two versions is kept as well', () => {
  const versions = [
    version(3, 30, text('C'), { replaced: text('A2') }),
    version(2, 20, null),
    version(1, 10, text('B'), { replaced: text('A') }),
  ];
  expect(formerTexts(versions, 100).map(({ content }) => content?.fields['title'])).toEqual(['A2', 'B', 'A']);
});

it('a scheduled version replaces the text at its moment, and not before', () => {
  const versions = [version(2, 20, text('C'), { startsAt: 50 }), version(1, 10, text('B'))];
  expect(formerTexts(versions, 49).map(({ number }) => number)).toEqual([0]);
  expect(formerTexts(versions, 50)[0]).toEqual({ number: 1, from: 10, until: 50, content: text('B') });
});

it('a scheduled version that was cancelled was never in force', () => {
  const versions = [
    version(3, 25, text('B')),
    version(2, 20, text('C'), { startsAt: 50 }),
    version(1, 10, text('B')),
  ];
  expect(formerTexts(versions, 100).map(({ number }) => number)).toEqual([0]);
});

it('a version with the text of the one before is no new text', () => {
  const versions = [version(2, 20, text('B')), version(1, 10, text('B'))];
  expect(formerTexts(versions, 100).map(({ number, until }) => [number, until])).toEqual([[0, 10]]);
});

it('without the first version, the oldest read one has no text before it', () => {
  const versions = [version(8, 20, text('C')), version(7, 10, text('B'))];
  expect(formerTexts(versions, 100).map(({ number }) => number)).toEqual([7]);
});
