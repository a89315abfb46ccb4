import { fireEvent, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useShortcuts } from './use-shortcuts.ts';

it('a digit counts by its place on the keyboard, and a letter by its character', () => {
  const press = vi.fn();
  renderHook(() => useShortcuts(['a', '1', '2'], true, press));
  const onFrenchKeyboard = [
    { key: '&', code: 'Digit1' },
    { key: '2', code: 'Digit2' },
    { key: 'a', code: 'KeyQ' },
    { key: 'q', code: 'KeyA' },
    { key: '1', code: 'Numpad1' },
  ];
  for (const pressed of onFrenchKeyboard) fireEvent.keyDown(document.body, pressed);
  expect(press.mock.calls).toEqual([['1'], ['2'], ['a'], ['1']]);
});

it('the question mark counts on a keyboard that has it on the key of a digit', () => {
  const press = vi.fn();
  renderHook(() => useShortcuts(['?'], true, press));
  fireEvent.keyDown(document.body, { key: '?', code: 'Digit6', shiftKey: true });
  expect(press.mock.calls).toEqual([['?']]);
});
