import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openScreen, said, texts } from '../../../tests/admin-screen.tsx';
import { serve } from '../../../tests/fake-api.ts';
import { SignInPage } from './SignInPage.tsx';

const t = texts.signIn;
const part = (value: object) => btoa(JSON.stringify(value));
const token = `${part({})}.${part({ iss: 'mdmc-admin', exp: Date.now() / 1000 + 60 })}.x`;
const refusal = (code: string, message: string) =>
  Response.json({ success: false, code, message }, { status: 401 });
const required = () => refusal('second_factor_required', 'Entrez aussi le code de votre application.');

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

/** The page after a right password, at the question for the code. */
async function askedForCode(then: () => Response) {
  const calls = serve({
    'POST /auth/login': ({ body }) => ((body as { code?: string }).code === undefined ? required() : then()),
  });
  const place = openScreen(<SignInPage brand="MDMC" />);
  type(t.email, 'lea@example.com');
  fireEvent.change(document.querySelector('input[name=password]') as Element, {
    target: { value: 'secret' },
  });
  press(t.submit);
  await screen.findByRole('heading', { name: t.code.title });
  return { calls, ...place };
}

it('signs in without a code where none is asked for', async () => {
  const calls = serve({ 'POST /auth/login': () => Response.json({ success: true, token }) });
  const place = openScreen(<SignInPage brand="MDMC" />);
  type(t.email, 'lea@example.com');
  press(t.submit);
  await waitFor(() => expect(place.address()).toBe('/dashboard'));
  expect(calls[0]?.body).toEqual({ email: 'lea@example.com', password: '' });
});

it('asks for the code of the app, and repeats the call with it', async () => {
  const { calls, address } = await askedForCode(() => Response.json({ success: true, token }));
  const code = field(t.code.label);
  expect(document.activeElement).toBe(code);
  expect([code.autocomplete, code.inputMode]).toEqual(['one-time-code', 'numeric']);
  expect(screen.queryByRole('alert')?.textContent).toBe('');
  type(t.code.label, '123 456');
  press(t.submit);
  await waitFor(() => expect(address()).toBe('/dashboard'));
  expect(calls.map(({ body }) => body)).toEqual([
    { email: 'lea@example.com', password: 'secret' },
    { email: 'lea@example.com', password: 'secret', code: '123 456' },
  ]);
  expect(localStorage.getItem('admin-auth')).toBe(token);
});

it('says that a code was wrong, and stays with it selected', async () => {
  await askedForCode(() => refusal('second_factor_wrong', 'Code incorrect ou déjà utilisé.'));
  type(t.code.label, '000000');
  press(t.submit);
  await screen.findByText('Code incorrect ou déjà utilisé.');
  const code = field(t.code.label);
  await waitFor(() => expect([code.selectionStart, code.selectionEnd]).toEqual([0, 6]));
});

it('takes a recovery code, for which it needs letters, and goes back to the app', async () => {
  const { calls, address } = await askedForCode(() => Response.json({ success: true, token }));
  press(t.code.useRecovery);
  expect(screen.getByText(said(t.code.recoveryIntro))).toBeDefined();
  expect(field(t.code.recovery).inputMode).not.toBe('numeric');
  press(t.code.useApp);
  expect(field(t.code.label).inputMode).toBe('numeric');
  press(t.code.useRecovery);
  type(t.code.recovery, 'abcd-efgh-jkmn-pqrs');
  press(t.submit);
  await waitFor(() => expect(address()).toBe('/dashboard'));
  expect(calls.at(-1)?.body).toMatchObject({ code: 'abcd-efgh-jkmn-pqrs' });
});

it('goes back to e-mail address and password', async () => {
  await askedForCode(() => refusal('second_factor_wrong', 'Code incorrect.'));
  press(t.code.otherAccount);
  expect(screen.getByRole('heading', { name: t.title })).toBeDefined();
});
