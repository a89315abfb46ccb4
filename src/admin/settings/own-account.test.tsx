import { notifications } from '@mantine/notifications';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { refusal, serve } from '../../../tests/fake-api.ts';
import { openScreen, texts } from '../../../tests/screens/admin-screen.tsx';
import type { OwnSessionDto } from '../../contracts/account/account.ts';
import { fill } from '../../i18n/format.ts';
import { NameForm } from './NameForm.tsx';
import { OwnSessions } from './OwnSessions.tsx';

const t = texts.access;
const session = (id: string, values: Partial<OwnSessionDto> = {}): OwnSessionDto => ({
  id,
  browser: 'Firefox',
  system: 'linux',
  createdAt: '2026-11-20T10:00:00Z',
  usedAt: '2026-11-20T11:00:00Z',
  current: false,
  ...values,
});
const phone = fill(t.sessions.device, { browser: 'Safari', system: t.sessions.systems.ios });

afterEach(() => {
  cleanup();
  notifications.clean();
  vi.unstubAllGlobals();
});

it('the list of sessions names devices and ends one session, but not the one that is used', async () => {
  let sessions = [session('a', { current: true }), session('b', { browser: 'Safari', system: 'ios' })];
  const calls = serve({
    'GET /auth/sessions': () => ({ data: sessions }),
    'DELETE /auth/sessions/b': () => {
      sessions = sessions.slice(0, 1);
      return { data: { ended: 1 } };
    },
  });
  openScreen(<OwnSessions />);
  const other = (await screen.findByText(phone)).closest('li') as HTMLElement;
  const [own] = screen.getAllByRole('listitem');
  expect(own?.textContent).toContain(t.sessions.current);
  expect(within(own as HTMLElement).queryByRole('button')).toBeNull();
  fireEvent.click(within(other).getByRole('button', { name: fill(t.sessions.endOf, { device: phone }) }));
  await waitFor(() => expect(screen.queryByText(phone)).toBeNull());
  expect(calls.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
  expect(screen.queryByRole('button', { name: t.sessions.endOthers })).toBeNull();
});

it('all other sessions end after a confirmation, and their number is shown', async () => {
  let sessions = [
    session('a', { current: true }),
    session('b'),
    session('c', { browser: 'other', system: 'other' }),
  ];
  const calls = serve({
    'GET /auth/sessions': () => ({ data: sessions }),
    'POST /auth/sessions/end-others': () => {
      sessions = sessions.slice(0, 1);
      return { data: { ended: 2 } };
    },
  });
  openScreen(<OwnSessions />);
  await screen.findByText(
    fill(t.sessions.device, { browser: t.sessions.browser, system: t.sessions.systems.other }),
  );
  fireEvent.click(screen.getByRole('button', { name: t.sessions.endOthers }));
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: t.sessions.endOthers }));
  await screen.findByText(fill(t.sessions.othersEnded.other, { count: 2 }));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
});

it('the own name is saved, and a rejected one shows why at its field', async () => {
  const names = ['', 'Ana Costa'];
  const calls = serve({
    'PATCH /auth/me': () =>
      names.shift() === ''
        ? refusal(422, 'À corriger.', { name: 'Indiquez un nom.' })
        : {
            data: {
              id: 'me',
              email: 'ana@agence.fr',
              name: 'Ana Costa',
              role: 'admin',
              duty: null,
              passkey: false,
            },
          },
  });
  const { client } = openScreen(<NameForm name="" />);
  const field = screen.getByLabelText(new RegExp(`^${t.name.label}`));
  fireEvent.click(screen.getByRole('button', { name: t.name.save }));
  await screen.findByText('Indiquez un nom.');
  fireEvent.change(field, { target: { value: 'Ana Costa' } });
  fireEvent.click(screen.getByRole('button', { name: t.name.save }));
  await screen.findByText(t.name.saved);
  expect(calls.at(-1)?.body).toEqual({ name: 'Ana Costa' });
  expect(client.getQueryData(['me'])).toMatchObject({ name: 'Ana Costa' });
});
