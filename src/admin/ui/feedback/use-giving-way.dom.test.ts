import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useGivingWay } from './use-giving-way.ts';

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

/** A button whose upper edge is at `top`, in pixels from the top of the window. */
function buttonAt(top: number, parent: HTMLElement = document.body): HTMLButtonElement {
  const button = document.createElement('button');
  button.getBoundingClientRect = () => new DOMRect(0, top, 80, 40);
  parent.append(button);
  return button;
}
const isMarked = () => document.body.hasAttribute('data-focus-high');

it('the page is marked while the focus ring is at the top of the window, and a click moves no toast', () => {
  const [high, low] = [buttonAt(10), buttonAt(window.innerHeight - 60)];
  const toasts = document.createElement('div');
  toasts.className = 'mantine-Notifications-root';
  document.body.append(toasts);
  const undo = buttonAt(window.innerHeight - 60, toasts);
  const { unmount } = renderHook(useGivingWay);
  expect(isMarked()).toBe(false);
  high.focus();
  expect(isMarked()).toBe(true);
  undo.focus();
  expect(isMarked()).toBe(true);
  const toast = document.createElement('p');
  toast.className = 'mantine-Notification-root';
  toasts.append(toast);
  const pressed = buttonAt(window.innerHeight - 60);
  // A click focuses a button without a focus ring.
  Object.assign(pressed, { matches: () => false });
  pressed.focus();
  expect(isMarked()).toBe(true);
  low.focus();
  expect(isMarked()).toBe(false);
  high.focus();
  unmount();
  expect(isMarked()).toBe(false);
});
