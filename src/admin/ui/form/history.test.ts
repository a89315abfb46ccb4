import { expect, it } from 'vitest';
import { type History, noHistory, noted, steppedBack, steppedForward } from './history.ts';

const empty: History<string> = noHistory;

it('an editor steps back to each state in turn, and forward again', () => {
  const history = noted(noted(empty, 'one', 'title', 0), 'two', 'slogan', 10);
  const back = steppedBack(history, 'three');
  expect(back?.to).toBe('two');
  const further = steppedBack(back?.history ?? empty, 'two');
  expect(further?.to).toBe('one');
  const forward = steppedForward(further?.history ?? empty, 'one');
  expect(forward?.to).toBe('two');
  expect(steppedForward(forward?.history ?? empty, 'two')?.to).toBe('three');
});

it('typing in one field is one step until it pauses', () => {
  const word = noted(noted(empty, '', 'title', 0), 'N', 'title', 300);
  expect(word.past).toEqual(['']);
  expect(noted(word, 'No', 'title', 5000).past).toEqual(['', 'No']);
});

it('two changes without a field are two steps, however close', () => {
  expect(noted(noted(empty, 'a', '', 0), 'b', '', 1).past).toEqual(['a', 'b']);
});

it('a change after a step back forgets the later states', () => {
  const back = steppedBack(noted(empty, 'one', 'title', 0), 'two');
  expect(noted(back?.history ?? empty, 'one', 'title', 10).future).toEqual([]);
});

it('an untouched text has nothing to step back or forward to', () => {
  expect(steppedBack(empty, 'one')).toBeUndefined();
  expect(steppedForward(empty, 'one')).toBeUndefined();
});

it('keeps the last hundred steps', () => {
  let history = empty;
  for (let step = 0; step < 120; step += 1) history = noted(history, String(step), '', step);
  expect(history.past).toHaveLength(100);
  expect(history.past[0]).toBe('20');
});
