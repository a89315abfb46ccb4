import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { expect, it } from 'vitest';
import { openScreen, said, texts } from '../../../../tests/screens/admin-screen.tsx';
import { LeaveDialog } from './LeaveDialog.tsx';
import { useUnsavedGuard } from './use-unsaved-guard.ts';

function Form() {
  const [unsaved, setUnsaved] = useState(true);
  const guard = useUnsavedGuard(unsaved);
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
      <LeaveDialog guard={guard} />
    </>
  );
}
/** Opens a form with unsaved changes. */
const open = () => openScreen(<Form />, '/dashboard/form');
const follow = (name: string) => fireEvent.click(screen.getByText(name));
const shown = () => document.querySelector('output')?.textContent;
const question = () => screen.queryByText(said(texts.common.leave));
const answer = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
/** Whether the browser would ask before it closes the page. */
const asksAtClosing = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

it('the guard opens a dialog before a link is followed, and stays if the user cancels', async () => {
  open();
  follow('away');
  await screen.findByText(said(texts.common.leave));
  expect(shown()).toBe('/dashboard/form');
  answer(texts.common.leaveCancel);
  await waitFor(() => expect(question()).toBeNull());
  expect(shown()).toBe('/dashboard/form');
  follow('away');
  await screen.findByText(said(texts.common.leave));
  answer(texts.common.leaveConfirm);
  await waitFor(() => expect(shown()).toBe('/dashboard/leads'));
});

it('the guard stays when Escape closes the dialog', async () => {
  open();
  follow('away');
  await screen.findByText(said(texts.common.leave));
  act(() => void fireEvent.keyDown(document.body, { key: 'Escape' }));
  await waitFor(() => expect(question()).toBeNull());
  expect(shown()).toBe('/dashboard/form');
});

it('the guard lets the browser ask before the page is closed', () => {
  open();
  expect(asksAtClosing()).toBe(true);
});

it('the guard does not ask when only the query changes or the session ends', () => {
  open();
  follow('within');
  expect(shown()).toBe('/dashboard/form?tab=2');
  follow('signed out');
  expect(shown()).toBe('/');
  expect(question()).toBeNull();
});

it('the guard does not ask when all values are saved', () => {
  open();
  follow('save');
  expect(asksAtClosing()).toBe(false);
  follow('away');
  expect(shown()).toBe('/dashboard/leads');
  expect(question()).toBeNull();
});
