import fc from 'fast-check';
import { expect, it } from 'vitest';
import { wordDiff } from './word-diff.ts';

it('names the words that were replaced, and keeps the others', () => {
  expect(wordDiff('comptez dix jours et 20 000 vues.', 'comptez deux semaines et 25 000 vues.')).toEqual([
    { kind: 'same', text: 'comptez ' },
    { kind: 'removed', text: 'dix jours ' },
    { kind: 'added', text: 'deux semaines ' },
    { kind: 'same', text: 'et ' },
    { kind: 'removed', text: '20 ' },
    { kind: 'added', text: '25 ' },
    { kind: 'same', text: '000 vues.' },
  ]);
  expect(wordDiff('Ils le remplaceront.', 'Ils le remplaceront. [C1]')).toEqual([
    { kind: 'same', text: 'Ils le remplaceront.' },
    { kind: 'added', text: ' [C1]' },
  ]);
  expect(wordDiff('Un mot de trop', 'Un mot')).toEqual([
    { kind: 'same', text: 'Un mot' },
    { kind: 'removed', text: ' de trop' },
  ]);
  expect(wordDiff('', 'neuf')).toEqual([{ kind: 'added', text: 'neuf' }]);
  expect(wordDiff('pareil', 'pareil')).toEqual([{ kind: 'same', text: 'pareil' }]);
});

it('of any two texts gives back both', () => {
  const text = fc
    .array(fc.constantFrom('un', 'deux', ' ', '\n', 'trois '), { maxLength: 25 })
    .map((words) => words.join(''));
  fc.assert(
    fc.property(text, text, (before, after) => {
      const runs = wordDiff(before, after);
      const without = (kind: string) =>
        runs
          .filter((run) => run.kind !== kind)
          .map((run) => run.text)
          .join('');
      expect(without('added')).toBe(before);
      expect(without('removed')).toBe(after);
    }),
    { numRuns: 1000 },
  );
});
