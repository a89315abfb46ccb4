import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { markerFor, tokenFor } from '../../../tests/accounts/session-tokens.ts';
import { type Answer, type Call, refusal, serve } from '../../../tests/fake-api.ts';
import { openScreen, type Screen, said, texts } from '../../../tests/screens/admin-screen.tsx';
import { fill } from '../../i18n/format.ts';
import { NewPasswordPage } from './NewPasswordPage.tsx';
import { SignInPage } from './SignInPage.tsx';

const { ask, choose } = texts.password;
const owner = { email: 'ana@agence.fr', name: 'Ana', invited: false, passkeys: [] };
let opened: Screen;
const open = (address: string, answers: Record<string, (call: Call) => Answer>) => {
  const calls = serve(answers);
  opened = openScreen(
    <Routes>
      <Route index element={<SignInPage brand="MDMC" />} />
      <Route path="dashboard" element={<p>dashboard</p>} />
      <Route path="password" element={<NewPasswordPage brand="MDMC" />} />
    </Routes>,
    address,
  );
  return calls;
};
beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('the sign-in page links to the form for a password link, whose response reveals no account', async () => {
  const calls = open('/', { 'POST /auth/password-link': () => ({ data: { accepted: true } }) });
  fireEvent.click(await screen.findByRole('link', { name: texts.signIn.forgotten }));
  const email = await screen.findByLabelText(new RegExp(texts.signIn.email));
  fireEvent.change(email, { target: { value: 'ana@agence.fr' } });
  fireEvent.click(screen.getByRole('button', { name: ask.submit }));
  const answer = await screen.findByText(said(fill(ask.sent, { email: 'ana@agence.fr' })));
  expect(document.activeElement).toBe(answer.closest('[role=status]'));
  expect(calls.map(({ body }) => body)).toEqual([{ email: 'ana@agence.fr' }]);
  // The typed address is shown, so that a mistake can be seen and corrected.
  fireEvent.click(screen.getByRole('button', { name: ask.again }));
  expect((await screen.findByLabelText<HTMLInputElement>(new RegExp(texts.signIn.email))).value).toBe(
    'ana@agence.fr',
  );
});

it('the typed address is passed from the sign-in page to the forgotten-password page and back', async () => {
  open('/', {});
  const address = () => screen.findByLabelText<HTMLInputElement>(new RegExp(texts.signIn.email));
  fireEvent.change(await address(), { target: { value: 'ana@agence.fr' } });
  fireEvent.click(screen.getByRole('link', { name: texts.signIn.forgotten }));
  await screen.findByRole('heading', { name: ask.title });
  expect((await address()).value).toBe('ana@agence.fr');
  fireEvent.change(await address(), { target: { value: 'ana@agence.example' } });
  fireEvent.click(screen.getByRole('link', { name: ask.back }));
  await screen.findByRole('heading', { name: texts.signIn.title });
  expect((await address()).value).toBe('ana@agence.example');
});

it('a link sets a new password, shows a violated rule, and redirects to the sign-in page', async () => {
  const answers: Answer[] = [refusal(422, 'Trop court.', { password: 'Trop court.' })];
  const calls = open('/password#code-1', {
    'POST /auth/password-link/read': () => ({ data: owner }),
    'POST /auth/password-link/use': () => answers.shift() ?? { data: owner },
  });
  await screen.findByText('ana@agence.fr');
  const type = (value: string) => {
    fireEvent.change(screen.getByLabelText(new RegExp(texts.account.next)), { target: { value } });
    fireEvent.click(screen.getByRole('button', { name: choose.submit }));
  };
  type('short');
  await screen.findByText('Trop court.');
  type('a melody that nobody hums');
  await screen.findByText(said(choose.done));
  expect(opened.address()).toBe('/');
  expect(calls.at(-1)?.body).toEqual({ code: 'code-1', password: 'a melody that nobody hums' });
});

it('a link of an account with passkeys shows them, and removes them with the new password when the box is ticked', async () => {
  const calls = open('/password#code-1', {
    'POST /auth/password-link/read': () => ({ data: { ...owner, passkeys: ['Téléphone', 'Bureau'] } }),
    'POST /auth/password-link/use': () => ({ data: owner }),
  });
  await screen.findByText(said(fill(choose.passkeys, { names: 'Téléphone, Bureau' })));
  fireEvent.click(screen.getByLabelText(said(choose.removePasskeys)));
  const value = 'a melody that nobody hums';
  fireEvent.change(screen.getByLabelText(new RegExp(texts.account.next)), { target: { value } });
  fireEvent.click(screen.getByRole('button', { name: choose.submit }));
  await screen.findByText(said(choose.done));
  expect(calls.at(-1)?.body).toEqual({ code: 'code-1', password: value, removePasskeys: true });
});

it('an invitation greets the invited person, who can correct the name and choose a password', async () => {
  const calls = open('/password#code-1', {
    'POST /auth/password-link/read': () => ({ data: { ...owner, invited: true } }),
    'POST /auth/password-link/use': () => ({ data: owner }),
  });
  await screen.findByRole('heading', { name: choose.invited.title });
  const name = screen.getByLabelText<HTMLInputElement>(new RegExp(choose.invited.name));
  expect(name.value).toBe('Ana');
  fireEvent.change(name, { target: { value: 'Ana Costa' } });
  const password = 'a melody that nobody hums';
  fireEvent.change(screen.getByLabelText(new RegExp(texts.account.next)), { target: { value: password } });
  fireEvent.click(screen.getByRole('button', { name: choose.invited.submit }));
  // A success message, not an error, and the address is filled in.
  const news = await screen.findByText(said(choose.invited.done));
  expect(news.closest('[role]')?.getAttribute('role')).toBe('status');
  expect(screen.getByLabelText<HTMLInputElement>(new RegExp(texts.signIn.email)).value).toBe('ana@agence.fr');
  const used = calls.find(({ path }) => path === '/auth/password-link/use');
  expect(used?.body).toEqual({ code: 'code-1', password, name: 'Ana Costa' });
});

it('an accepted invitation opens the back office without asking for the password again', async () => {
  const token = tokenFor('ana');
  const calls = open('/password#code-1', {
    'POST /auth/password-link/read': () => ({ data: { ...owner, invited: true } }),
    'POST /auth/password-link/use': () => ({ data: owner }),
    'POST /auth/login': () => Response.json({ success: true, token }),
  });
  await screen.findByRole('heading', { name: choose.invited.title });
  const password = 'a melody that nobody hums';
  fireEvent.change(screen.getByLabelText(new RegExp(texts.account.next)), { target: { value: password } });
  fireEvent.click(screen.getByRole('button', { name: choose.invited.submit }));
  await waitFor(() => expect(opened.address()).toBe('/dashboard'));
  expect(calls.at(-1)?.body).toMatchObject({ email: owner.email, password });
  expect(localStorage.getItem('admin-auth')).toBe(markerFor(token));
});

it('an expired link says so, and links to the form for a new one', async () => {
  open('/password#code-1', { 'POST /auth/password-link/read': () => refusal(404, 'Introuvable.') });
  await screen.findByText(said(choose.ended));
  fireEvent.click(screen.getByRole('link', { name: choose.again }));
  await screen.findByRole('heading', { name: ask.title });
});

it('a link that expires while the password is typed says so', async () => {
  const reads: Answer[] = [{ data: owner }];
  open('/password#code-1', {
    'POST /auth/password-link/read': () => reads.shift() ?? refusal(404, 'Introuvable.'),
    'POST /auth/password-link/use': () => refusal(404, 'Introuvable.'),
  });
  await screen.findByText('ana@agence.fr');
  fireEvent.click(screen.getByRole('button', { name: choose.submit }));
  await waitFor(() => expect(screen.getByText(said(choose.ended))).toBeTruthy());
});
