import { notifications } from '@mantine/notifications';
import { cleanup, configure, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Answer, type Call, serve } from '../../../tests/fake-api.ts';
import { admin, open } from '../../../tests/screens/settings-section.tsx';
import { adminSettings as t } from '../../i18n/dictionaries/admin-settings/fr.ts';

// On a busy machine, loading a page's chunk takes longer than the default timeout of one second.
configure({ asyncUtilTimeout: 8000 });
vi.setConfig({ testTimeout: 30_000 });

let answers: Record<string, (call: Call) => Answer>;
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const type = (element: HTMLElement, value: string) => fireEvent.change(element, { target: { value } });
beforeEach(() => {
  answers = { 'GET /auth/me': () => ({ data: { id: 'me', email: 'boss@example.com', role: 'admin' } }) };
  serve(answers);
});
afterEach(() => {
  cleanup();
  notifications.clean();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('the page of webhooks makes no new secret while an address is typed, and shows no conflict afterwards', async () => {
  const unset = { simulator: null, contact: null, booking: null, planner: null, secretHint: null };
  const webhooks = { version: 0, ...unset, overlapUntil: null };
  answers['GET /settings/webhooks'] = () => ({ data: webhooks });
  answers['POST /settings/webhooks/rotate'] = () => ({
    data: { secret: 'whsec_fresh', settings: { ...webhooks, version: 1, secretHint: '••••resh' } },
  });
  await open('/webhooks');
  const field = await screen.findByLabelText(admin.leads.destinations.contact);
  type(field, 'https://n8n.example.com/webhook/contact');
  expect(button(t.secret.rotate).disabled).toBe(true);
  screen.getByText(t.secret.unsaved);
  type(field, '');
  fireEvent.click(button(t.secret.rotate));
  fireEvent.click(button(t.secret.confirm));
  await screen.findByText('whsec_fresh');
  type(field, 'https://n8n.example.com/webhook/contact');
  expect(screen.queryByText(admin.common.form.conflictTitle)).toBeNull();
});

it('a secret is selected, with a notice, when the browser refuses to copy it', async () => {
  const refused = t.secret.refused.replaceAll('\u00a0', ' ');
  answers['GET /accounts'] = () => ({ data: [] });
  const link = '/admin/password#three-plain-words';
  const expiresAt = '2026-12-03T10:00:00Z';
  answers['POST /accounts'] = () => ({ data: { email: 'new@example.com', link, expiresAt } });
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  await open('/team');
  type(await screen.findByLabelText(new RegExp(`^${admin.signIn.email}`)), 'new@example.com');
  type(screen.getByLabelText(new RegExp(`^${admin.access.invite.name}`)), 'Nina');
  fireEvent.click(button(admin.access.invite.submit));
  fireEvent.click(await screen.findByRole('button', { name: t.secret.copy }));
  await screen.findByText(refused);
  await waitFor(() => expect(String(getSelection())).toBe(location.origin + link));
  writeText.mockResolvedValue(undefined);
  fireEvent.click(button(t.secret.copy));
  await screen.findByText(t.secret.copied);
  expect(screen.queryByText(refused)).toBeNull();
});
