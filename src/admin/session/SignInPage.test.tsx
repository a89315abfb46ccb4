import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { markerFor } from '../../../tests/accounts/session-tokens.ts';
import { serve } from '../../../tests/fake-api.ts';
import { openScreen, said, texts } from '../../../tests/screens/admin-screen.tsx';
import { SignInPage } from './SignInPage.tsx';

const t = texts.signIn;
const part = (value: object) => btoa(JSON.stringify(value));
const token = `${part({})}.${part({ iss: 'mdmc-admin', exp: Date.now() / 1000 + 60 })}.x`;
const refusal = (code: string, message: string, fields?: Record<string, string>) =>
  Response.json({ success: false, code, message, fields }, { status: 401 });
const required = () => refusal('second_factor_required', 'Entrez aussi le code de votre application.');

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

/** Opens the page, sends a correct password, and waits for the form of the code. */
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

it('the sign-in page signs in without a code when the account has no second factor', async () => {
  const calls = serve({ 'POST /auth/login': () => Response.json({ success: true, token }) });
  const place = openScreen(<SignInPage brand="MDMC" />);
  type(t.email, 'lea@example.com');
  press(t.submit);
  await waitFor(() => expect(place.address()).toBe('/dashboard'));
  expect(calls[0]?.body).toEqual({ email: 'lea@example.com', password: '' });
});

it('the sign-in page asks for the code of the app, and repeats the call with the code', async () => {
  const { calls, address } = await askedForCode(() => Response.json({ success: true, token }));
  const code = field(t.code.label);
  expect(document.activeElement).toBe(code);
  expect([code.autocomplete, code.inputMode]).toEqual(['one-time-code', 'numeric']);
  expect(screen.queryByRole('alert')).toBeNull();
  type(t.code.label, '123 456');
  press(t.submit);
  await waitFor(() => expect(address()).toBe('/dashboard'));
  expect(calls.map(({ body }) => body)).toEqual([
    { email: 'lea@example.com', password: 'secret' },
    { email: 'lea@example.com', password: 'secret', code: '123 456' },
  ]);
  expect(localStorage.getItem('admin-auth')).toBe(markerFor(token));
});

/** Returns the state and the error message of a field as a screen reader gets them. */
const saidOf = (input: HTMLInputElement) => [
  input.getAttribute('aria-invalid'),
  document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent,
];

it('the sign-in form shows each error at its field, keeps the values, and focuses the first wrong field', async () => {
  const fields = { email: 'Adresse incomplète.', password: 'Mot de passe manquant.' };
  const wrong: Partial<typeof fields>[] = [{ password: fields.password }, fields];
  serve({
    'POST /auth/login': () =>
      Response.json({ success: false, message: 'À corriger.', fields: wrong.pop() ?? {} }, { status: 422 }),
  });
  openScreen(<SignInPage brand="MDMC" />);
  const email = field(t.email);
  const password = document.querySelector('input[name=password]') as HTMLInputElement;
  type(t.email, 'lea@');
  fireEvent.change(password, { target: { value: 'secret' } });
  expect(saidOf(email)).toEqual([null, undefined]);
  press(t.submit);
  await waitFor(() => expect(saidOf(email)).toEqual(['true', fields.email]));
  expect(saidOf(password)).toEqual(['true', fields.password]);
  expect(document.activeElement).toBe(email);
  expect([email.value, password.value]).toEqual(['lea@', 'secret']);
  expect(screen.queryByText('À corriger.')).toBeNull();
  press(t.submit);
  await waitFor(() => expect(document.activeElement).toBe(password));
  expect([saidOf(email), saidOf(password)]).toEqual([
    [null, undefined],
    ['true', fields.password],
  ]);
  // An error that belongs to no field.
  press(t.submit);
  await screen.findByText('À corriger.');
  // A nested alert would be announced twice.
  expect(document.querySelectorAll('[role=alert] [role=alert]')).toHaveLength(0);
  expect(saidOf(password)).toEqual([null, undefined]);
});

it('the code form shows a wrong code at its field, selects it, and shows no error for a recovery code', async () => {
  const message = 'Code incorrect ou déjà utilisé.';
  await askedForCode(() => refusal('second_factor_wrong', message, { code: message }));
  type(t.code.label, '000000');
  press(t.submit);
  const code = field(t.code.label);
  await waitFor(() => expect(saidOf(code)).toEqual(['true', message]));
  await waitFor(() => expect([code.selectionStart, code.selectionEnd]).toEqual([0, 6]));
  press(t.code.useRecovery);
  expect(saidOf(field(t.code.recovery))).toEqual([null, undefined]);
});

it('the code form takes a recovery code with a keyboard of letters, and switches back to the app code', async () => {
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

it('the code form returns to email address and password', async () => {
  await askedForCode(() => refusal('second_factor_wrong', 'Code incorrect.'));
  press(t.code.otherAccount);
  expect(screen.getByRole('heading', { name: t.title })).toBeDefined();
});
