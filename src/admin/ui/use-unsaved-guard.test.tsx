import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { createMemoryRouter, Link, RouterProvider, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useUnsavedGuard } from './use-unsaved-guard.ts';

const confirm = vi.fn<(question: string) => boolean>();
beforeEach(() => {
  vi.stubGlobal('confirm', confirm);
});
afterEach(() => {
  cleanup();
  confirm.mockReset();
  vi.unstubAllGlobals();
});

function Form() {
  const [unsaved, setUnsaved] = useState(true);
  useUnsavedGuard(unsaved, 'Leave?');
  const { pathname, search } = useLocation();
  return (
    <>
      <output>{pathname + search}</output>
      <Link to="/dashboard/leads">away</Link>
      <Link to="/dashboard/form?tab=2">within</Link>
      <Link to="/" replace>
        signed out
      </Link>
      <button type="button" onClick={() => setUnsaved(false)}>
        save
      </button>
    </>
  );
}
/** Opens a form with unsaved changes, reached from the dashboard. */
function open() {
  const router = createMemoryRouter([{ path: '*', element: <Form /> }], {
    initialEntries: ['/dashboard', '/dashboard/form'],
  });
  render(<RouterProvider router={router} />);
  return router;
}
const follow = (name: string) => fireEvent.click(screen.getByRole('link', { name }));
const shown = () => screen.getByRole('status').textContent;
/** Whether the browser would ask before it closes the page. */
const asksAtClosing = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

it('the guard asks before a link is followed, and stays after a no', () => {
  open();
  confirm.mockReturnValueOnce(false);
  follow('away');
  expect(confirm.mock.calls).toEqual([['Leave?']]);
  expect(shown()).toBe('/dashboard/form');
  confirm.mockReturnValueOnce(true);
  follow('away');
  expect(shown()).toBe('/dashboard/leads');
  expect(confirm).toHaveBeenCalledTimes(2);
});

it('the guard asks before the back button of the browser is followed, and stays after a no', async () => {
  const router = open();
  const goBack = () => act(() => router.navigate(-1));
  confirm.mockReturnValueOnce(false);
  await goBack();
  expect(shown()).toBe('/dashboard/form');
  expect(router.state.location.pathname).toBe('/dashboard/form');
  confirm.mockReturnValueOnce(true);
  await goBack();
  expect(shown()).toBe('/dashboard');
  expect(confirm).toHaveBeenCalledTimes(2);
});

it('the guard asks before the page is closed', () => {
  open();
  expect(asksAtClosing()).toBe(true);
});

it('the guard does not ask when only the query changes or the session ends', () => {
  open();
  follow('within');
  expect(shown()).toBe('/dashboard/form?tab=2');
  follow('signed out');
  expect(shown()).toBe('/');
  expect(confirm).not.toHaveBeenCalled();
});

it('the guard does not ask when all values are saved', () => {
  open();
  fireEvent.click(screen.getByRole('button', { name: 'save' }));
  expect(asksAtClosing()).toBe(false);
  follow('away');
  expect(shown()).toBe('/dashboard/leads');
  expect(confirm).not.toHaveBeenCalled();
});
