import { expect, it } from 'vitest';
import { type History, noHistory, noted, steppedBack, steppedForward } from './history.ts';

const empty: History<string> = noHistory;

it('undo returns each earlier state in turn, and redo each later one', () => {
  const history = noted(noted(empty, 'one', 'title', 0), 'two', 'slogan', 10);
  const back = steppedBack(history, 'three');
  expect(back?.to).toBe('two');
  const further = steppedBack(back?.history ?? empty, 'two');
  expect(further?.to).toBe('one');
  const forward = steppedForward(further?.history ?? empty, 'one');
  expect(forward?.to).toBe('two');
  expect(steppedForward(forward?.history ?? empty, 'two')?.to).toBe('three');
});

it('typing in one field is one undo step until a pause', () => {
  const word = noted(noted(empty, '', 'title', 0), 'N', 'title', 300);
  expect(word.past).toEqual(['']);
  expect(noted(word, 'No', 'title', 5000).past).toEqual(['', 'No']);
});

it('two changes without a field are two undo steps, however close in time', () => {
  expect(noted(noted(empty, 'a', '', 0), 'b', '', 1).past).toEqual(['a', 'b']);
});

it('a change after undo drops the states for redo', () => {
  const back = steppedBack(noted(empty, 'one', 'title', 0), 'two');
  expect(noted(back?.history ?? empty, 'one', 'title', 10).future).toEqual([]);
});

it('an empty history has nothing to undo or redo', () => {
  expect(steppedBack(empty, 'one')).toBeUndefined();
  expect(steppedForward(empty, 'one')).toBeUndefined();
});

it('keeps the last hundred undo steps', () => {
  let history = empty;
  for (let step = 0; step < 120; step += 1) history = noted(history, String(step), '', step);
  expect(history.past).toHaveLength(100);
  expect(history.past[0]).toBe('20');
});
