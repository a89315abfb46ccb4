import { notifications } from '@mantine/notifications';
import { useMutation } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakePasskeys, passkeyQuestion } from '../../../tests/accounts/fake-passkeys.ts';
import { markerFor, tokenFor } from '../../../tests/accounts/session-tokens.ts';
import { type Answer, type Call, refusal, serve } from '../../../tests/fake-api.ts';
import { openScreen, type Screen, said, texts } from '../../../tests/screens/admin-screen.tsx';
import { callApi } from '../api/call-api.ts';
import { keepSession } from '../api/session-marker.ts';
import { SessionWatch } from './SessionWatch.tsx';
import { SignInAgain } from './SignInAgain.tsx';
import { SignInPage } from './SignInPage.tsx';
import { useSessionOwner } from './use-session-owner.ts';

const key = 'admin-auth';
const ended = refusal(401, 'Votre session a pris fin. Reconnectez-vous.');
const words = texts.session.again;

let opened: Screen;
let calls: Call[];
let sessionOpen: boolean;
beforeEach(() => {
  localStorage.clear();
  keepSession(tokenFor('ana'));
  sessionOpen = false;
});
afterEach(() => {
  cleanup();
  notifications.clean();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A screen with a typed text, and a button that stores it. */
function Notes() {
  const { ended } = useSessionOwner();
  const { mutate, data, error } = useMutation({
    mutationFn: () => callApi('POST /leads/{id}/notes' as never, { params: { id: '1' } } as never),
  });
  return (
    <>
      <input aria-label="typed" />
      <button type="button" onClick={() => mutate()}>
        store
      </button>
      <p>{data ? 'stored' : error ? 'lost' : ''}</p>
      {ended && (
        <Suspense>
          <SignInAgain {...ended} />
        </Suspense>
      )}
    </>
  );
}
const open = (login: (call: Call) => Answer, me: object | null = { id: 'ana', email: 'ana@agence.fr' }) => {
  calls = serve({
    'POST /leads/1/notes': () => (sessionOpen ? { data: { id: 'note' } } : ended),
    'POST /auth/login': login,
    'POST /auth/passkey-sign-in/begin': () => passkeyQuestion,
    'POST /auth/passkey-sign-in': login,
  });
  opened = openScreen(
    <Routes>
      <Route index element={<SignInPage brand="MDMC" />} />
      <Route path="dashboard/*" element={<Notes />} />
    </Routes>,
    '/dashboard/leads?id=1',
  );
  if (me) opened.client.setQueryData(['me'], me);
};
const grantedTo = (sub: string) => () => {
  sessionOpen = true;
  return Response.json({ success: true, token: tokenFor(sub, 'b') });
};
const granted = grantedTo('ana');
const store = () => {
  fireEvent.change(screen.getByLabelText('typed'), { target: { value: 'a long note' } });
  fireEvent.click(screen.getByText('store'));
};
const typedText = () => screen.getByLabelText<HTMLInputElement>('typed').value;
const logins = () => calls.filter(({ path }) => path === '/auth/login').map(({ body }) => body);
const typePassword = async (password: string) => {
  fireEvent.change(await screen.findByLabelText(new RegExp(texts.signIn.password)), {
    target: { value: password },
  });
  fireEvent.click(screen.getByRole('button', { name: words.submit }));
};

it('an expired session asks for the password over the screen, and then repeats the rejected call', async () => {
  open(granted);
  store();
  await screen.findByRole('dialog', { name: words.title });
  await typePassword('correct horse');
  await screen.findByText('stored');
  expect(logins()).toEqual([{ email: 'ana@agence.fr', password: 'correct horse' }]);
  expect([typedText(), opened.address(), localStorage.getItem(key)]).toEqual([
    'a long note',
    '/dashboard/leads?id=1',
    expect.stringContaining('"jti":"b"'),
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('an expired session also asks for the code, and shows a wrong password at its field', async () => {
  const answers: Answer[] = [
    Response.json(
      { success: false, code: 'invalid_credentials', message: 'Mot de passe incorrect.' },
      { status: 401 },
    ),
    Response.json({ success: false, code: 'second_factor_required', message: '' }, { status: 401 }),
  ];
  open(() => answers.shift() ?? granted());
  store();
  await typePassword('wrong');
  await screen.findByText('Mot de passe incorrect.');
  await typePassword('right');
  fireEvent.change(await screen.findByLabelText(new RegExp(words.code)), { target: { value: '123456' } });
  fireEvent.click(screen.getByRole('button', { name: words.submit }));
  await screen.findByText('stored');
  expect(logins().at(-1)).toEqual({ email: 'ana@agence.fr', password: 'right', code: '123456' });
});

describe('a passkey', () => {
  const anaWith = (passkey: boolean) => ({ id: 'ana', email: 'ana@agence.fr', passkey });
  const key = { name: texts.access.passkeys.signIn };

  it('of the account signs in again over the screen of an expired session, by the list or the button', async () => {
    const asked = fakePasskeys(true);
    open(granted, anaWith(true));
    store();
    await screen.findByRole('button', key);
    await waitFor(() => expect(asked.map(({ mode }) => mode)).toEqual(['list']));
    fireEvent.click(screen.getByRole('button', key));
    await waitFor(() => expect(asked.at(-1)?.mode).toBe('dialog'));
    act(() => asked.at(-1)?.choose());
    await screen.findByText('stored');
    expect(typedText()).toBe('a long note');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('of another account opens that account, without the rejected call and the data of the first', async () => {
    const asked = fakePasskeys(false);
    open(grantedTo('max'), anaWith(true));
    store();
    fireEvent.click(await screen.findByRole('button', key));
    await waitFor(() => expect(asked).toHaveLength(1));
    act(() => asked[0]?.choose());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await screen.findByText('lost');
    expect(calls.filter(({ path }) => path === '/leads/1/notes')).toHaveLength(1);
    expect(opened.client.getQueryData(['me'])).toBeUndefined();
  });

  it('is not offered to an account without a passkey', async () => {
    fakePasskeys(true);
    open(granted, anaWith(false));
    store();
    await screen.findByRole('dialog', { name: words.title });
    await typePassword('correct horse');
    expect(screen.queryByRole('button', key)).toBeNull();
    await screen.findByText('stored');
  });
});

it('a sign-in of the same account in another tab closes the dialog here', async () => {
  open(granted);
  store();
  await screen.findByRole('dialog', { name: words.title });
  sessionOpen = true;
  act(() => {
    const token = markerFor(tokenFor('ana', 'c'));
    localStorage.setItem(key, token);
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: token }));
  });
  await screen.findByText('stored');
  expect([typedText(), logins()]).toEqual(['a long note', []]);
});

it('an expiry that another tab noticed does not end the session here', async () => {
  open(granted);
  const old = markerFor(tokenFor('ana', 'a', Date.now() / 1000 - 1));
  act(() => {
    localStorage.removeItem(key);
    window.dispatchEvent(new StorageEvent('storage', { key, oldValue: old, newValue: null }));
  });
  expect(opened.address()).toBe('/dashboard/leads?id=1');
  store();
  await typePassword('correct horse');
  await screen.findByText('stored');
});

it('a sign-out in another tab redirects to the sign-in page with the reason, and signing in returns to the screen', async () => {
  open(granted);
  const old = localStorage.getItem(key);
  act(() => {
    localStorage.removeItem(key);
    window.dispatchEvent(new StorageEvent('storage', { key, oldValue: old, newValue: null }));
  });
  await waitFor(() => expect(opened.address()).toBe('/'));
  await screen.findByText(said(texts.signIn.elsewhere));
  expect(screen.getByLabelText<HTMLInputElement>(new RegExp(texts.signIn.email)).value).toBe('ana@agence.fr');
  act(() => {
    const token = markerFor(tokenFor('ana', 'c'));
    localStorage.setItem(key, token);
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: token }));
  });
  await waitFor(() => expect(opened.address()).toBe('/dashboard/leads?id=1'));
});

it('closing the dialog of an expired session opens the sign-in page with the reason', async () => {
  open(granted);
  store();
  fireEvent.click(await screen.findByRole('button', { name: words.leave }));
  await waitFor(() => expect(opened.address()).toBe('/'));
  expect(localStorage.getItem(key)).toBeNull();
});

it('a session that expired before anything is loaded redirects to the sign-in page with the reason', async () => {
  open(granted, null);
  store();
  await waitFor(() => expect(opened.address()).toBe('/'));
  await screen.findByText(said(texts.signIn.expired));
  expect(localStorage.getItem(key)).toBeNull();
});

it('the sign-in page opens the section once another tab has signed in', async () => {
  localStorage.clear();
  open(granted);
  await opened.go('/');
  await screen.findByRole('heading', { name: texts.signIn.title });
  act(() => {
    const token = markerFor(tokenFor('ana'));
    localStorage.setItem(key, token);
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: token }));
  });
  await waitFor(() => expect(opened.address()).toBe('/dashboard'));
});

it('the sign-in page shows a countdown to the next attempt', async () => {
  localStorage.clear();
  open(() =>
    Response.json(
      { success: false, code: 'rate_limited', message: 'Patientez.' },
      { status: 429, headers: { 'retry-after': '65' } },
    ),
  );
  await opened.go('/');
  fireEvent.click(await screen.findByRole('button', { name: texts.signIn.submit }));
  await waitFor(() => expect(shown()).toContain('Réessayez dans 1 minute 5 secondes.'));
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 70_000 });
  await waitFor(() => expect(shown()).toContain(texts.shared.wait.over));
});

const shown = () => said((document.body.textContent ?? '').replaceAll('\u202f', ' '));

const watch = () =>
  openScreen(
    <Suspense>
      <SessionWatch />
    </Suspense>,
    '/dashboard',
  );

it('a session that expires in less than ten minutes shows a warning with a button that extends it', async () => {
  let expiresIn = 9 * 60;
  calls = serve({
    'GET /auth/session': () => ({ data: { expiresIn, endsIn: 86_400 } }),
    'POST /auth/session': () => {
      expiresIn = 8 * 3600;
      return { data: { expiresIn, endsIn: 86_400 } };
    },
  });
  watch();
  await screen.findByRole('dialog', { name: texts.session.soon.title });
  fireEvent.click(screen.getByRole('button', { name: texts.session.soon.stay }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

it('a session that cannot be extended shows its end once, without a button that extends it', async () => {
  serve({ 'GET /auth/session': () => ({ data: { expiresIn: 300, endsIn: 300 } }) });
  watch();
  await screen.findByRole('dialog', { name: texts.session.soon.title });
  expect(screen.queryByRole('button', { name: texts.session.soon.stay })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: texts.session.soon.close }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('a session with hours left shows nothing', async () => {
  calls = serve({ 'GET /auth/session': () => ({ data: { expiresIn: 3600, endsIn: 86_400 } }) });
  watch();
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(screen.queryByRole('dialog')).toBeNull();
});
