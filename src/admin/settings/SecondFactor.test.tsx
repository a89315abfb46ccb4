import { notifications } from '@mantine/notifications';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { type Answer, serve } from '../../../tests/fake-api.ts';
import { openScreen, said, texts } from '../../../tests/screens/admin-screen.tsx';
import type { SecondFactorDto } from '../../contracts/account/second-factor.ts';
import { fill } from '../../i18n/format.ts';
import { SecondFactor } from './SecondFactor.tsx';

const t = texts.secondFactor;
const off: SecondFactorDto = { on: false, since: null, recoveryCodes: 0 };
const on: SecondFactorDto = { on: true, since: '2026-11-01T10:00:00Z', recoveryCodes: 10 };
const codes = ['aaaa-bbbb-cccc-dddd', 'eeee-ffff-gggg-hhhh'];
const invitation = {
  secret: 'ABCDEFGHIJKLMNOP',
  address: 'otpauth://totp/MDMC:lea?secret=ABCDEFGHIJKLMNOP',
  qr: { size: 29, path: 'M4 4h7v1h-7z' },
};

afterEach(() => {
  cleanup();
  notifications.clean();
  vi.unstubAllGlobals();
});

/** Opens the card with a fake API that stores the state of the second factor. */
function open(first: SecondFactorDto, more: Record<string, () => Answer> = {}) {
  let state = first;
  const calls = serve({
    'GET /auth/second-factor': () => ({ data: state }),
    'POST /auth/second-factor/setup': () => ({ data: invitation }),
    'POST /auth/second-factor/confirm': () => {
      state = on;
      return { data: { recoveryCodes: codes } };
    },
    'POST /auth/second-factor/off': () => {
      state = off;
      return { data: off };
    },
    'POST /auth/second-factor/recovery-codes': () => {
      state = on;
      return { data: { recoveryCodes: codes } };
    },
    ...more,
  });
  openScreen(<SecondFactor email="lea@agency.example" />);
  return calls;
}
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const field = (name: string) => document.querySelector<HTMLInputElement>(`input[name=${name}]`);
const type = (name: string, value: string) =>
  fireEvent.change(field(name) as HTMLInputElement, { target: { value } });

it('the second factor is set up with password, QR code or secret, first code, and recovery codes', async () => {
  const calls = open(off);
  await press(t.begin);
  expect(document.activeElement).toBe(field('password'));
  type('password', 'correct horse');
  await press(t.next);
  const picture = await screen.findByRole('img', { name: t.qr });
  expect(picture.getAttribute('viewBox')).toBe('0 0 29 29');
  expect(picture.querySelector('path')?.getAttribute('d')).toBe(invitation.qr.path);
  expect(screen.getByText('ABCD EFGH IJKL MNOP')).toBeDefined();
  expect(screen.getByText(t.open).getAttribute('href')).toBe(invitation.address);
  expect([field('code')?.autocomplete, field('code')?.inputMode]).toEqual(['one-time-code', 'numeric']);
  type('code', '123456');
  await press(t.confirm);
  const title = await screen.findByRole('heading', { name: t.codes.title });
  expect(document.activeElement).toBe(title);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(codes);
  await press(t.codes.done);
  await screen.findByText(said(fill(t.left, { count: 10 })));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: t.title }));
  expect(screen.queryByText(codes[0] as string)).toBeNull();
  expect(calls.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body])).toEqual([
    ['/auth/second-factor/setup', { password: 'correct horse' }],
    ['/auth/second-factor/confirm', { code: '123456' }],
  ]);
});

it('the set-up shows the server’s messages at their fields, and can be continued or cancelled', async () => {
  let wrong = true;
  const refused = (name: string, message: string): Answer => ({
    status: 422,
    message,
    fields: { [name]: message },
  });
  open(off, {
    'POST /auth/second-factor/setup': () =>
      wrong ? refused('password', 'Le mot de passe actuel est incorrect.') : { data: invitation },
    'POST /auth/second-factor/confirm': () => refused('code', 'Code incorrect.'),
  });
  await press(t.begin);
  type('password', 'wrong');
  await press(t.next);
  await screen.findByText('Le mot de passe actuel est incorrect.');
  wrong = false;
  await press(t.next);
  await screen.findByRole('img', { name: t.qr });
  type('code', '000000');
  await press(t.confirm);
  await screen.findByText('Code incorrect.');
  expect(field('code')?.getAttribute('aria-invalid')).toBe('true');
  await press(texts.common.cancel);
  await screen.findByRole('button', { name: t.begin });
});

it('the second factor shows its start date, and warns when few recovery codes are left', async () => {
  open({ ...on, recoveryCodes: 2 });
  await screen.findByText(fill(t.since, { date: '1er novembre 2026' }));
  expect(screen.getByText(said(fill(t.left, { count: 2 })))).toBeDefined();
  expect(screen.getByText(said(t.few))).toBeDefined();
  cleanup();
  open(on);
  await screen.findByText(said(fill(t.left, { count: 10 })));
  expect(screen.queryByText(said(t.few))).toBeNull();
});

it('the second factor is switched off with password and code', async () => {
  const calls = open(on);
  await press(t.off.action);
  expect(field('code')?.inputMode).not.toBe('numeric');
  type('password', 'correct horse');
  type('code', codes[0] as string);
  await press(t.off.action);
  await screen.findByRole('button', { name: t.begin });
  await screen.findByText(t.off.done);
  expect(calls.find(({ method }) => method === 'POST')).toMatchObject({
    path: '/auth/second-factor/off',
    body: { password: 'correct horse', code: codes[0] },
  });
});

it('new recovery codes are shown once, after password and code, and can be closed', async () => {
  const calls = open({ ...on, recoveryCodes: 1 });
  await press(t.codes.renew);
  await screen.findByText(t.codes.renewText);
  await press(texts.common.cancel);
  await press(t.codes.renew);
  expect(document.activeElement).toBe(field('password'));
  type('password', 'correct horse');
  type('code', '123456');
  await press(t.codes.renew);
  const title = await screen.findByRole('heading', { name: t.codes.title });
  expect(document.activeElement).toBe(title);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(codes);
  await press(t.codes.done);
  await screen.findByText(said(fill(t.left, { count: 10 })));
  expect(screen.queryByText(codes[0] as string)).toBeNull();
  expect(calls.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body])).toEqual([
    ['/auth/second-factor/recovery-codes', { password: 'correct horse', code: '123456' }],
  ]);
});

it('the form shows an error that belongs to no field at the last field, and stays open', async () => {
  open(on, { 'POST /auth/second-factor/off': () => ({ status: 429, message: 'Trop de demandes.' }) });
  await press(t.off.action);
  type('password', 'correct horse');
  type('code', '000000');
  await press(t.off.action);
  await screen.findByText('Trop de demandes.');
  expect(field('code')?.getAttribute('aria-invalid')).toBe('true');
  await press(texts.common.cancel);
  await waitFor(() => expect(field('code')).toBeNull());
});
