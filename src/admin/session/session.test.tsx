import { notifications } from '@mantine/notifications';
import { useQuery } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { lazy, Suspense, useState } from 'react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { markerFor, tokenFor } from '../../../tests/accounts/session-tokens.ts';
import { type Answer, refusal, serve } from '../../../tests/fake-api.ts';
import { openScreen, type Screen, said, texts } from '../../../tests/screens/admin-screen.tsx';
import { keepSession } from '../api/session-marker.ts';
import { useSignOut } from '../api/use-sign-out.ts';
import { AccountPage } from '../settings/AccountPage.tsx';
import { SignInPage } from './SignInPage.tsx';
import { useSessionOwner } from './use-session-owner.ts';

const key = 'admin-auth';

beforeEach(() => {
  localStorage.clear();
  keepSession(tokenFor('ana'));
});
afterEach(() => {
  cleanup();
  notifications.clean();
  vi.unstubAllGlobals();
});

function Frame() {
  const { owner } = useSessionOwner();
  return <Parts key={owner} owner={owner} />;
}
/** Shows a cached value of the account and an input. */
function Parts({ owner }: { owner: string | undefined }) {
  const signOut = useSignOut();
  const [, render] = useState(0);
  const me = useQuery({
    queryKey: ['me'],
    queryFn: () => {
      fetched += 1;
      return owner;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <>
      <p>me: {me.data}</p>
      <input aria-label="typed" onChange={() => render((now) => now + 1)} />
      <button type="button" onClick={() => void signOut()}>
        out
      </button>
    </>
  );
}
let fetched = 0;
let opened: Screen;
const open = () => {
  opened = openScreen(
    <Routes>
      <Route index element={<SignInPage brand="MDMC" />} />
      <Route path="dashboard/settings" element={<AccountPage />} />
      <Route path="dashboard/*" element={<Frame />} />
    </Routes>,
    '/dashboard/leads',
  );
  opened.client.setQueryData(['leads'], 'of Ana');
};
/** Changes the stored token as another tab does. */
const elsewhere = (token: string | null) =>
  act(() => {
    if (token === null) localStorage.removeItem(key);
    else localStorage.setItem(key, token);
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: token }));
  });
const kept = () => opened.client.getQueryData(['leads']);

it('a sign-out in another tab ends the session here, and the next account finds no cached data', async () => {
  open();
  await screen.findByText('me: ana');
  elsewhere(null);
  await waitFor(() => expect(opened.address()).toBe('/'));
  expect(kept()).toBeUndefined();

  opened.client.setQueryData(['leads'], 'left behind');
  serve({ 'POST /auth/login': () => Response.json({ success: true, token: tokenFor('bea') }) });
  fireEvent.click(await screen.findByRole('button', { name: texts.signIn.submit }));
  await screen.findByText('me: bea', undefined, { timeout: 4000 });
  expect(kept()).toBeUndefined();
});

it('a sign-in of another account in another tab clears the data, a new token of the same one does not', async () => {
  open();
  await screen.findByText('me: ana');
  fireEvent.change(screen.getByLabelText('typed'), { target: { value: 'of Ana' } });
  elsewhere(markerFor(tokenFor('ana', 'after a change of the password')));
  expect(kept()).toBe('of Ana');
  expect(screen.getByLabelText<HTMLInputElement>('typed').value).toBe('of Ana');

  elsewhere(markerFor(tokenFor('bea')));
  await screen.findByText('me: bea');
  expect(kept()).toBeUndefined();
  expect(screen.getByLabelText<HTMLInputElement>('typed').value).toBe('');
});

it('signing out ends the session here, and a toast warns if the server did not respond', async () => {
  for (const [answer, told] of [
    [{ data: null }, true],
    [refusal(401, 'Reconnectez-vous.'), true],
    [refusal(429, 'Trop de demandes.'), false],
    [refusal(500, 'Une erreur s’est produite.'), false],
  ] as [Answer, boolean][]) {
    keepSession(tokenFor('ana'));
    serve({ 'POST /auth/logout': () => answer });
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'out' }));
    await waitFor(() => expect(opened.address()).toBe('/'));
    await waitFor(() => expect([localStorage.getItem(key), kept()]).toEqual([null, undefined]));
    if (!told) await screen.findByText(said(texts.shell.logoutUntold));
    else expect(screen.queryByText(said(texts.shell.logoutUntold))).toBeNull();
    cleanup();
    notifications.clean();
  }
});

it('after signing out, the screen that is still shown refetches nothing until the sign-in page opens', async () => {
  const Late = lazy(() => new Promise<never>(() => {}));
  serve({ 'POST /auth/logout': () => ({ data: null }) });
  fetched = 0;
  opened = openScreen(
    <Suspense>
      <Routes>
        <Route index element={<Late />} />
        <Route path="dashboard/*" element={<Frame />} />
      </Routes>
    </Suspense>,
    '/dashboard/leads',
  );
  await screen.findByText('me: ana');
  fireEvent.click(screen.getByRole('button', { name: 'out' }));
  await waitFor(() => expect(localStorage.getItem(key)).toBeNull());
  fireEvent.change(screen.getByLabelText('typed'), { target: { value: 'shown again' } });
  await act(() => new Promise((done) => setTimeout(done, 50)));
  expect(fetched).toBe(1);
});

it('signing out shows no "session expired", even if a call is refused in the meantime', async () => {
  const { callApi } = await import('../api/call-api.ts');
  let refuse: (answer: Answer) => void = () => {};
  serve({
    'POST /auth/logout': () =>
      new Promise<Answer>((settle) => {
        refuse = settle;
      }),
    'GET /leads': () => refusal(401, 'Reconnectez-vous.'),
  });
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'out' }));
  // A list that is requested while the server ends the session.
  await act(() => callApi('GET /leads').catch(() => {}));
  expect(opened.address()).toBe('/dashboard/leads');
  refuse({ data: null });
  await waitFor(() => expect(opened.address()).toBe('/'));
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByText(said(texts.signIn.expired))).toBeNull();
  keepSession(tokenFor('ana'));
  await act(() => callApi('GET /leads').catch(() => {}));
  expect(localStorage.getItem(key)).toBeNull();
});

it('signing out everywhere asks for confirmation, and keeps the session until the server has succeeded', async () => {
  let answer: Answer = refusal(500, 'Une erreur s’est produite.');
  const me = { id: 'ana', email: 'ana@agence.fr', name: '', role: 'admin', duty: null, passkey: false };
  const calls = serve({
    'GET /auth/sessions': () => ({ data: [] }),
    'GET /auth/passkeys': () => ({ data: [] }),
    'GET /auth/me': () => ({ data: me }),
    'GET /auth/second-factor': () => ({ data: { on: false, recoveryCodes: 0 } }),
    'POST /auth/logout-everywhere': () => answer,
  });
  opened = openScreen(
    <Routes>
      <Route index element={<SignInPage brand="MDMC" />} />
      <Route path="dashboard/settings" element={<AccountPage />} />
    </Routes>,
    '/dashboard/settings',
  );
  const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
  const ended = () => calls.filter(({ path }) => path === '/auth/logout-everywhere').length;
  await press(texts.account.signOutEverywhere);
  const question = { name: texts.account.signOutEverywhereQuestion };
  screen.getByRole('group', question);
  await press(texts.common.cancel);
  expect([ended(), screen.queryByRole('group', question)]).toEqual([0, null]);
  expect(document.activeElement?.textContent).toBe(texts.account.signOutEverywhere);

  await press(texts.account.signOutEverywhere);
  await press(texts.account.signOutEverywhere);
  expect((await screen.findByRole('alert')).textContent).toContain(texts.account.stillSignedIn);
  expect(opened.address()).toBe('/dashboard/settings');
  expect(localStorage.getItem(key)).not.toBeNull();
  await waitFor(() => expect(document.activeElement?.textContent).toBe(texts.common.cancel));
  answer = { data: null };
  await press(texts.account.signOutEverywhere);
  await waitFor(() => expect(opened.address()).toBe('/'));
  expect([ended(), localStorage.getItem(key)]).toEqual([2, null]);
});
