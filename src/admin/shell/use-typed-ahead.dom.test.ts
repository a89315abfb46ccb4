import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useTypedAhead } from './use-typed-ahead.ts';

const press = (key: string, more: KeyboardEventInit = {}) =>
  window.dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true, ...more }));

it('letters typed before the field is rendered are buffered, and trigger no shortcut', () => {
  const { result } = renderHook(useTypedAhead);
  const shortcut = vi.fn();
  document.addEventListener('keydown', shortcut);
  act(result.current.begin);
  for (const key of ['4', 'Q', 'x', 'Backspace', 'u']) expect(press(key)).toBe(false);
  // Browser shortcuts and keys without a character keep their effect.
  expect(press('r', { ctrlKey: true })).toBe(true);
  expect(press('Tab')).toBe(true);
  expect(result.current.end()).toBe('4Qu');
  expect(press('4')).toBe(true);
  expect(result.current.end()).toBe('');
  document.removeEventListener('keydown', shortcut);
});
