import { expect, it } from 'vitest';
import type { FoundPassages } from '../../../contracts/kept-questions.ts';
import { finish } from '../../../domain/questions/steps.ts';
import { changesOf } from './changes-of.ts';

const passage = (key: string) => ({ key, title: key, page: 'Guide', href: `/${key}` });
const passages = new Map(['a', 'b'].map((key) => [key, passage(key)]));
const answer = (key: string): FoundPassages => ({ outcome: 'answer', passages: [passage(key)] });
const near: FoundPassages = { outcome: 'near', passages: [passage('a'), passage('b')] };
const none: FoundPassages = { outcome: 'none', passages: [] };

it.each([
  ['the right passage instead of silence', ['a'], none, answer('a'), 'better'],
  ['the right passage instead of near ones', ['a'], near, answer('a'), 'better'],
  ['silence instead of the right passage', ['a'], answer('a'), near, 'worse'],
  ['another passage than the right one', ['a'], answer('a'), answer('b'), 'worse'],
  ['one right passage instead of another', ['a', 'b'], answer('a'), answer('b'), 'other'],
  ['a wrong passage instead of silence', ['a'], none, answer('b'), 'other'],
  ['an answer off the subject', [], none, answer('b'), 'worse'],
  ['silence off the subject', [], answer('b'), near, 'better'],
  ['near passages instead of silence', ['a'], none, near, undefined],
  ['the same passage', ['a'], answer('a'), answer('a'), undefined],
] as const)('a change to %s', (_name, answers, before, after, effect) => {
  const { total, changes } = finish(
    changesOf([{ question: 'q', answers }], passages, { before: () => before, after: () => after }),
  );
  expect(total).toBe(1);
  expect(changes.map((change) => change.effect)).toEqual(effect ? [effect] : []);
  if (effect) expect(changes[0]?.expected.map(({ key }) => key)).toEqual(answers);
});

it('what becomes worse is first', () => {
  const gold = ['better', 'worse'].map((question) => ({ question, answers: ['a'] }));
  const { changes } = finish(
    changesOf(gold, passages, {
      before: (question) => (question === 'better' ? none : answer('a')),
      after: (question) => (question === 'better' ? answer('a') : none),
    }),
  );
  expect(changes.map(({ effect }) => effect)).toEqual(['worse', 'better']);
});
