import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { BrowserRouter, Link, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useUnsavedGuard } from './use-unsaved-guard.ts';

const confirm = vi.fn<(question: string) => boolean>();
beforeEach(() => {
  vi.stubGlobal('confirm', confirm);
  window.history.replaceState(null, '', '/dashboard/form');
});
afterEach(() => {
  cleanup();
  confirm.mockReset();
  vi.unstubAllGlobals();
});

function Form({ unsaved }: { unsaved: boolean }) {
  useUnsavedGuard(unsaved, 'Leave?', '/dashboard/form');
  const { pathname, search } = useLocation();
  return (
    <>
      <output>{pathname + search}</output>
      <Link to="/dashboard/leads">away</Link>
      <Link to="/dashboard/form?tab=2">within</Link>
      <Link to="/" replace>
        signed out
      </Link>
    </>
  );
}
const open = (unsaved: boolean) =>
  render(
    <BrowserRouter>
      <Form unsaved={unsaved} />
    </BrowserRouter>,
  );
const follow = (name: string) => fireEvent.click(screen.getByRole('link', { name }));
const shown = () => screen.getByRole('status').textContent;
/** Whether the browser would ask before it closes the page. */
const asksAtClosing = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

it('asks before a link leaves, and stays where the answer is no', () => {
  open(true);
  confirm.mockReturnValueOnce(false);
  follow('away');
  expect(confirm.mock.calls).toEqual([['Leave?']]);
  expect(shown()).toBe('/dashboard/form');
  confirm.mockReturnValueOnce(true);
  follow('away');
  expect(shown()).toBe('/dashboard/leads');
});

it('asks before the page is closed', () => {
  open(true);
  expect(asksAtClosing()).toBe(true);
});

it('asks nothing inside the form, nor when a session ends', () => {
  open(true);
  follow('within');
  expect(shown()).toBe('/dashboard/form?tab=2');
  follow('signed out');
  expect(shown()).toBe('/');
  expect(confirm).not.toHaveBeenCalled();
});

it('asks nothing when everything is saved, also when it was not before', () => {
  const { rerender } = open(true);
  rerender(
    <BrowserRouter>
      <Form unsaved={false} />
    </BrowserRouter>,
  );
  expect(asksAtClosing()).toBe(false);
  follow('away');
  expect(shown()).toBe('/dashboard/leads');
  expect(confirm).not.toHaveBeenCalled();
});
