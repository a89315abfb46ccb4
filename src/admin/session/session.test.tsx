import { notifications } from '@mantine/notifications';
import { useQuery } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openScreen, type Screen, said, texts } from '../../../tests/admin-screen.tsx';
import { type Answer, refusal, serve } from '../../../tests/fake-api.ts';
import { AccountPage } from '../settings/AccountPage.tsx';
import { SignInPage } from './SignInPage.tsx';
import { keepToken } from './token.ts';
import { useSessionOwner } from './use-session-owner.ts';
import { useSignOut } from './use-sign-out.ts';

const part = (value: object) => btoa(JSON.stringify(value));
const tokenFor = (sub: string, jti = 'a') =>
  `${part({})}.${part({ iss: 'mdmc-admin', exp: Date.now() / 1000 + 60, sub, jti })}.x`;
const key = 'admin-auth';

beforeEach(() => {
  localStorage.clear();
  keepToken(tokenFor('ana'));
});
afterEach(() => {
  cleanup();
  notifications.clean();
  vi.unstubAllGlobals();
});

function Frame() {
  const owner = useSessionOwner();
  return <Parts key={owner} owner={owner} />;
}
/** Something kept for the account, and something that somebody of it typed. */
function Parts({ owner }: { owner: string | undefined }) {
  const signOut = useSignOut();
  const me = useQuery({ queryKey: ['me'], queryFn: () => owner });
  return (
    <>
      <p>me: {me.data}</p>
      <input aria-label="typed" />
      <button type="button" onClick={() => void signOut()}>
        out
      </button>
    </>
  );
}
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
/** What another tab did. */
const elsewhere = (token: string | null) =>
  act(() => {
    if (token === null) localStorage.removeItem(key);
    else localStorage.setItem(key, token);
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: token }));
  });
const kept = () => opened.client.getQueryData(['leads']);

it('leaves with whoever signed out in another tab, and shows nothing of them to the next account', async () => {
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

it('begins anew for another account that signed in in another tab, and stays for a new token of the same', async () => {
  open();
  await screen.findByText('me: ana');
  fireEvent.change(screen.getByLabelText('typed'), { target: { value: 'of Ana' } });
  elsewhere(tokenFor('ana', 'after a change of the password'));
  expect(kept()).toBe('of Ana');
  expect(screen.getByLabelText<HTMLInputElement>('typed').value).toBe('of Ana');

  elsewhere(tokenFor('bea'));
  await screen.findByText('me: bea');
  expect(kept()).toBeUndefined();
  expect(screen.getByLabelText<HTMLInputElement>('typed').value).toBe('');
});

it('signs out, and says so where the server could not be told', async () => {
  for (const [answer, told] of [
    [{ data: null }, true],
    [refusal(401, 'Reconnectez-vous.'), true],
    [refusal(429, 'Trop de demandes.'), false],
    [refusal(500, 'Une erreur s’est produite.'), false],
  ] as [Answer, boolean][]) {
    keepToken(tokenFor('ana'));
    serve({ 'POST /auth/logout': () => answer });
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'out' }));
    await waitFor(() => expect(opened.address()).toBe('/'));
    expect([localStorage.getItem(key), kept()]).toEqual([null, undefined]);
    if (!told) await screen.findByText(said(texts.shell.logoutUntold));
    else expect(screen.queryByText(said(texts.shell.logoutUntold))).toBeNull();
    cleanup();
    notifications.clean();
  }
});

it('says nothing of an expired session to somebody who signs out, whatever is refused meanwhile', async () => {
  const { callApi } = await import('./api.ts');
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
  // A list that was asked for while the server ends the session.
  await act(() => callApi('GET', '/leads').catch(() => {}));
  expect(opened.address()).toBe('/dashboard/leads');
  refuse({ data: null });
  await waitFor(() => expect(opened.address()).toBe('/'));
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByText(said(texts.signIn.expired))).toBeNull();
  keepToken(tokenFor('ana'));
  await act(() => callApi('GET', '/leads').catch(() => {}));
  expect(localStorage.getItem(key)).toBeNull();
});

it('asks before it ends every session, and stays, with its token, until the server has done so', async () => {
  let answer: Answer = refusal(500, 'Une erreur s’est produite.');
  const me = { id: 'ana', email: 'ana@agence.fr', role: 'admin' };
  const calls = serve({
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
