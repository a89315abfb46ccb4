import { notifications } from '@mantine/notifications';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { type Answer, type Call, serve } from '../../../tests/fake-api.ts';
import { openScreen, texts } from '../../../tests/screens/admin-screen.tsx';
import type { AccountDto } from '../../contracts/account/account.ts';
import { Shell } from './Shell.tsx';

const words = texts.access.duty;
let account: AccountDto;
function open(duty: AccountDto['duty'], answers: Record<string, (call: Call) => Answer>): Call[] {
  account = { id: 'ana', email: 'ana@agence.fr', name: 'Ana', role: 'admin', duty, passkey: false };
  const calls = serve({ 'GET /auth/me': () => ({ data: account }), ...answers });
  openScreen(
    <Routes>
      <Route path="dashboard/:section/*" element={<Shell brand="MDMC" />} />
    </Routes>,
    '/dashboard/nowhere',
  );
  return calls;
}
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(new RegExp(`^${label}`)), { target: { value } });

afterEach(() => {
  cleanup();
  notifications.clean();
  localStorage.clear();
  vi.unstubAllGlobals();
});

it('an account whose password was set by an administrator must replace it before it sees the back office', async () => {
  const calls = open('password', {
    'POST /auth/password': () => {
      account = { ...account, duty: null, passkey: false };
      return Response.json({ success: true, token: 'a.b.c' });
    },
  });
  await screen.findByRole('heading', { name: words.password.title });
  expect(screen.queryByRole('navigation')).toBeNull();
  // The server would reject every other call.
  expect(new Set(calls.map(({ path }) => path))).toEqual(new Set(['/auth/me']));
  type(texts.shared.currentPassword, 'given-by-admin');
  type(texts.account.next, 'a melody that nobody hums');
  fireEvent.click(screen.getByRole('button', { name: texts.account.change }));
  await screen.findByRole('navigation', { name: texts.shell.nav });
});

it('an account without the required second factor must set it up and confirm its recovery codes before it sees the back office', async () => {
  open('second_factor', {
    'POST /auth/second-factor/setup': () => ({
      data: { secret: 'ABCDEFGH', address: 'otpauth://totp/x', qr: { size: 1, path: 'M0 0h1v1z' } },
    }),
    'POST /auth/second-factor/confirm': () => {
      account = { ...account, duty: null, passkey: false };
      return { data: { recoveryCodes: ['1111-2222'] } };
    },
  });
  await screen.findByRole('heading', { name: words.second_factor.title });
  expect(screen.queryByRole('button', { name: texts.common.cancel })).toBeNull();
  type(texts.shared.currentPassword, 'a melody that nobody hums');
  fireEvent.click(screen.getByRole('button', { name: texts.secondFactor.next }));
  await screen.findByLabelText(new RegExp(`^${texts.secondFactor.code}`));
  type(texts.secondFactor.code, '123456');
  fireEvent.click(screen.getByRole('button', { name: texts.secondFactor.confirm }));
  await screen.findByText('1111-2222');
  expect(screen.queryByRole('navigation')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: texts.secondFactor.codes.done }));
  await waitFor(() => screen.getByRole('navigation', { name: texts.shell.nav }));
});
