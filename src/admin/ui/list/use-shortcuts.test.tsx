import { fireEvent, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useShortcuts } from './use-shortcuts.ts';

it('a digit is matched by its key position, and a letter by its character', () => {
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

it('the question mark is matched on a keyboard that has it on a digit key', () => {
  const press = vi.fn();
  renderHook(() => useShortcuts(['?'], true, press));
  fireEvent.keyDown(document.body, { key: '?', code: 'Digit6', shiftKey: true });
  expect(press.mock.calls).toEqual([['?']]);
});
