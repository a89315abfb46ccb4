import { notifications } from '@mantine/notifications';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { serve } from '../../../../tests/fake-api.ts';
import { openScreen, texts } from '../../../../tests/screens/admin-screen.tsx';
import type { MailListDto } from '../../../contracts/settings/mail.ts';
import { fill } from '../../../i18n/format.ts';
import { MailQueue } from './MailQueue.tsx';

const t = texts.settings.mail;
const counts = { waiting: 0, sent: 0, kept: 0, sent_or_kept: 0, dead: 0, void: 0 };
const mail = (values: Partial<MailListDto['items'][number]>): MailListDto['items'][number] => ({
  id: 'm',
  to: 'lea@example.com',
  subject: 'Nouveau message',
  state: 'sent',
  attempts: 1,
  createdAt: '2026-11-20T10:00:00Z',
  nextAttemptAt: null,
  sentAt: null,
  lastError: null,
  ...values,
});
const list = (items: MailListDto['items'], changes: Partial<MailListDto['counts']> = {}) => ({
  'GET /mails': () => ({ data: { counts: { ...counts, ...changes }, items } }),
});
const cell = async () => {
  const [, row] = await screen.findAllByRole('row');
  return within(row as HTMLElement)
    .getAllByRole('cell')
    .at(-1) as HTMLElement;
};

afterEach(() => {
  cleanup();
  notifications.clean();
  vi.unstubAllGlobals();
});

it.each(['kept', 'sent_or_kept', 'void'] as const)(
  'a message in the state %s is not listed as sent',
  async (state) => {
    serve(list([mail({ state })], { [state]: 2 }));
    openScreen(<MailQueue />);
    const shown = await cell();
    expect(shown.textContent).toContain(t.states[state]);
    expect(within(shown).queryByText(t.states.sent)).toBeNull();
    const counted = fill(t.counts[state], { count: 2 });
    expect(document.querySelector('section > p')?.textContent).toContain(counted);
  },
);

it('a message that waits for a retry shows its next attempt, and can be sent at once', async () => {
  const waiting = mail({
    state: 'waiting',
    lastError: 'connection',
    nextAttemptAt: '2999-11-20T10:05:00Z',
  });
  const calls = serve({
    ...list([waiting], { waiting: 1 }),
    'POST /mails/m/retry': () => ({ data: { retried: 1 } }),
  });
  openScreen(<MailQueue />);
  const shown = await cell();
  expect(shown.textContent).toContain(t.next);
  expect(shown.querySelector('time')?.dateTime).toBe('2999-11-20T10:05:00Z');
  fireEvent.click(
    within(shown).getByRole('button', { name: fill(t.tryNowOf, { subject: waiting.subject }) }),
  );
  await screen.findByText(t.tried);
  await waitFor(() => expect(calls.filter(({ method }) => method === 'GET').length).toBeGreaterThan(1));
});

it('a message that is planned or being sent shows no button', async () => {
  serve(list([mail({ state: 'waiting', attempts: 0, nextAttemptAt: '2999-11-20T10:05:00Z' })]));
  openScreen(<MailQueue />);
  const shown = await cell();
  expect(shown.textContent).toContain(t.planned);
  expect(within(shown).queryByRole('button')).toBeNull();
});
