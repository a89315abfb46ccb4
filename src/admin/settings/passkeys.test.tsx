import { notifications } from '@mantine/notifications';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { refusal, serve } from '../../../tests/fake-api.ts';
import { openScreen, said, texts } from '../../../tests/screens/admin-screen.tsx';
import type { PasskeyDto } from '../../contracts/account/passkey.ts';
import { fill } from '../../i18n/format.ts';
import { Passkeys } from './Passkeys.tsx';

const t = texts.access.passkeys;
const phone: PasskeyDto = { id: 'p1', name: 'Phone', createdAt: '2026-11-20T10:00:00Z', usedAt: null };
const button = (name: string) => screen.getByRole('button', { name });

beforeEach(() => vi.stubGlobal('PublicKeyCredential', class {}));
afterEach(() => {
  cleanup();
  notifications.clean();
  vi.unstubAllGlobals();
});

it('a passkey is renamed in its row, and a rejected name shows why at its field', async () => {
  const names = ['', 'Bureau'];
  const calls = serve({
    'GET /auth/passkeys': () => ({ data: [phone] }),
    'PATCH /auth/passkeys/p1': () =>
      names.shift() === ''
        ? refusal(422, 'À corriger.', { name: 'Indiquez un nom.' })
        : { data: [{ ...phone, name: 'Bureau' }] },
  });
  openScreen(<Passkeys email="ana@agence.fr" />);
  await screen.findByText('Phone');
  fireEvent.click(button(fill(t.renameOf, { name: 'Phone' })));
  const field = screen.getByLabelText(new RegExp(`^${t.name}`));
  fireEvent.change(field, { target: { value: '' } });
  fireEvent.click(button(texts.common.save));
  await screen.findByText('Indiquez un nom.');
  fireEvent.change(field, { target: { value: 'Bureau' } });
  fireEvent.click(button(texts.common.save));
  await screen.findByText('Bureau');
  expect(calls.at(-1)?.body).toEqual({ name: 'Bureau' });
});

/** The second factor of the account. */
const factor = (on: boolean) => ({
  'GET /auth/second-factor': () => ({ data: { on, since: null, recoveryCodes: 0 } }),
});

it('a passkey is removed once the owner has typed the password, and a code if the second factor is on', async () => {
  const calls = serve({
    ...factor(true),
    'GET /auth/passkeys': () => ({ data: [phone] }),
    'DELETE /auth/passkeys/p1': () => ({ data: [] }),
  });
  openScreen(<Passkeys email="ana@agence.fr" />);
  await screen.findByText('Phone');
  fireEvent.click(button(fill(t.removeOf, { name: 'Phone' })));
  screen.getByText(said(fill(t.askRemove, { name: 'Phone' })));
  expect(calls.filter(({ method }) => method === 'DELETE')).toEqual([]);
  fireEvent.change(screen.getByLabelText(new RegExp(`^${texts.shared.currentPassword}`)), {
    target: { value: 'x' },
  });
  fireEvent.change(await screen.findByLabelText(new RegExp(`^${texts.shared.anyCode}`)), {
    target: { value: '123456' },
  });
  fireEvent.click(button(t.remove));
  await screen.findByText(t.none);
  expect(calls.find(({ method }) => method === 'DELETE')?.body).toEqual({ password: 'x', code: '123456' });
});

it('a new passkey needs the password, and a wrong one shows an error at its field', async () => {
  const calls = serve({
    'GET /auth/passkeys': () => ({ data: [] }),
    'POST /auth/passkeys/begin': () => refusal(422, 'À corriger.', { password: 'Mot de passe incorrect.' }),
  });
  openScreen(<Passkeys email="ana@agence.fr" />);
  fireEvent.click(await screen.findByRole('button', { name: t.add }));
  fireEvent.change(screen.getByLabelText(new RegExp(`^${t.name}`)), { target: { value: 'Phone' } });
  fireEvent.change(screen.getByLabelText(new RegExp(`^${texts.shared.currentPassword}`)), {
    target: { value: 'x' },
  });
  fireEvent.click(button(t.next));
  await screen.findByText('Mot de passe incorrect.');
  expect(calls.at(-1)?.body).toEqual({ password: 'x' });
});

it('a browser without passkeys shows an explanation instead of the button', async () => {
  vi.stubGlobal('PublicKeyCredential', undefined);
  serve({ 'GET /auth/passkeys': () => ({ data: [phone] }) });
  openScreen(<Passkeys email="ana@agence.fr" />);
  await screen.findByText(t.unsupported);
  await waitFor(() => screen.getByText('Phone'));
  expect(screen.queryByRole('button', { name: t.add })).toBeNull();
});
