import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openScreen } from '../../../../tests/screens/admin-screen.tsx';
import { SteppedSelect } from './SteppedSelect.tsx';

const choose = vi.fn();
beforeEach(() => {
  vi.useFakeTimers();
  choose.mockReset();
  openScreen(<SteppedSelect aria-label="Statut" value="a" choose={choose} data={['a', 'b', 'c']} />);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const field = () => screen.getByLabelText<HTMLSelectElement>('Statut');
const step = (value: string) => {
  fireEvent.keyDown(field(), { key: 'ArrowDown' });
  fireEvent.change(field(), { target: { value } });
};
const rest = () => act(() => vi.advanceTimersByTime(1000));

it('a choice by pointer applies at once', () => {
  fireEvent.pointerDown(field());
  fireEvent.change(field(), { target: { value: 'b' } });
  expect(choose.mock.calls).toEqual([['b']]);
});

it('several steps by keyboard apply once, with the last value', () => {
  step('b');
  step('c');
  expect(field().value).toBe('c');
  expect(choose).not.toHaveBeenCalled();
  rest();
  expect(choose.mock.calls).toEqual([['c']]);
});

it('Enter and blur apply at once, and Escape reverts the steps', () => {
  step('b');
  fireEvent.keyDown(field(), { key: 'Escape' });
  expect(field().value).toBe('a');
  rest();
  expect(choose).not.toHaveBeenCalled();
  step('b');
  fireEvent.keyDown(field(), { key: 'Enter' });
  expect(choose.mock.calls).toEqual([['b']]);
  step('c');
  fireEvent.blur(field());
  expect(choose.mock.calls).toEqual([['b'], ['c']]);
  rest();
  expect(choose).toHaveBeenCalledTimes(2);
});
