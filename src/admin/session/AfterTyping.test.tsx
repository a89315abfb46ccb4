import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AfterTyping } from './AfterTyping.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  vi.useRealTimers();
});
const shown = () => screen.queryByText('question') !== null;
const open = () =>
  render(
    <AfterTyping>
      <p>question</p>
    </AfterTyping>,
  );

it('a dialog that opens automatically waits until the user stops typing in a field', () => {
  const field = document.body.appendChild(document.createElement('textarea'));
  field.focus();
  open();
  for (let key = 0; key < 5; key += 1) {
    act(() => vi.advanceTimersByTime(600));
    fireEvent.keyDown(field, { key: 'a' });
    expect(shown()).toBe(false);
  }
  act(() => vi.advanceTimersByTime(1000));
  expect(shown()).toBe(true);
});

it('a dialog that opens automatically opens at once when no field is in use', () => {
  open();
  expect(shown()).toBe(true);
});
