import { notifications } from '@mantine/notifications';
import { cleanup, configure, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Answer, type Call, serve } from '../../../../tests/fake-api.ts';
import { admin, open } from '../../../../tests/screens/settings-section.tsx';
import { adminSettings as t } from '../../../i18n/dictionaries/admin-settings/fr.ts';
import { fill } from '../../../i18n/format.ts';

// On a busy machine, loading a page's chunk takes longer than the default timeout of one second.
configure({ asyncUtilTimeout: 8000 });
vi.setConfig({ testTimeout: 30_000 });

let calls: Call[];
let answers: Record<string, (call: Call) => Answer>;
const sent = (method: string) => calls.filter((call) => call.method === method);
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const type = (element: HTMLElement, value: string) => fireEvent.change(element, { target: { value } });
beforeEach(() => {
  answers = { 'GET /auth/me': () => ({ data: { id: 'me', email: 'boss@example.com', role: 'admin' } }) };
  calls = serve(answers);
});
afterEach(() => {
  cleanup();
  notifications.clean();
  vi.unstubAllGlobals();
});

/** Replaces no-break spaces by spaces, as the queries of Testing Library do. */
const shown = (text: string) => text.replaceAll('\u00a0', ' ');

it('the blog page tests the typed values, shows the result, and removes it when a value changes', async () => {
  const blog = { version: 2, url: 'https://blog.example.com', username: 'lea' };
  const latest = { ...blog, appPassword: { set: true, hint: null } };
  answers['GET /settings/wordpress'] = () => ({ data: latest });
  answers['POST /settings/wordpress/test'] = () => ({
    data: { reason: 'credentials', detail: '401', durationMs: 80 },
  });
  answers['PUT /settings/wordpress'] = () => ({ data: { ...latest, version: 3 } });
  await open('/wordpress');
  const username = await screen.findByLabelText(t.sources.fields.username);
  screen.getByPlaceholderText('••••••••');
  fireEvent.click(button(t.sources.test));
  await screen.findByText(shown(fill(t.sources.failures.credentials, { detail: '401' })));
  expect(sent('POST')[0]?.body).toEqual({ url: blog.url, username: 'lea' });
  type(username, 'max');
  type(screen.getByLabelText(t.sources.fields.appPassword), 'abcd efgh');
  expect(screen.queryByText(/401/)).toBeNull();
  answers['POST /settings/wordpress/test'] = () => ({ data: { reason: null, detail: null, durationMs: 80 } });
  fireEvent.click(button(t.sources.test));
  await screen.findByText(shown(fill(t.sources.found, { ms: 80 })));
  const typed = { url: blog.url, username: 'max', appPassword: 'abcd efgh' };
  expect(sent('POST')[1]?.body).toEqual(typed);
  fireEvent.click(button(admin.common.save));
  await screen.findByText(t.sources.blogSaved);
  expect(sent('PUT')[0]?.body).toEqual({ ...typed, version: 2 });
  fireEvent.click(button(t.sources.disconnect));
  fireEvent.click(button(admin.common.save));
  await waitFor(() => expect(sent('PUT')[1]?.body).toEqual({ url: '', username: '', version: 3 }));
});

it('the blog page offers to disconnect a blog only if one is connected', async () => {
  answers['GET /settings/wordpress'] = () => ({
    data: { version: 0, url: '', username: '', appPassword: { set: false, hint: null } },
  });
  await open('/wordpress');
  type(await screen.findByLabelText(t.sources.fields.username), 'lea');
  button(t.sources.disconnect);
  type(screen.getByLabelText(t.sources.fields.username), '');
  expect(screen.queryByRole('button', { name: t.sources.disconnect })).toBeNull();
});

it('the widget page keeps the stored key until the user deletes it', async () => {
  const latest = { version: 1, widgetId: 'agency', apiKey: { set: true, hint: '••••6789' } };
  answers['GET /settings/reviews-widget'] = () => ({ data: latest });
  answers['PUT /settings/reviews-widget'] = () => ({ data: { ...latest, version: 2 } });
  answers['POST /settings/reviews-widget/test'] = () => ({
    data: { reason: 'status', detail: 'widget_not_found', durationMs: 8 },
  });
  await open('/reviews-widget');
  type(await screen.findByLabelText(t.sources.fields.widgetId), 'other');
  screen.getByPlaceholderText('••••6789');
  fireEvent.click(button(t.sources.test));
  await screen.findByText(shown(fill(t.sources.failures.status, { detail: 'widget_not_found' })));
  expect(sent('POST')[0]?.body).toEqual({ widgetId: 'other' });
  fireEvent.click(screen.getByLabelText(t.sources.clearKey));
  fireEvent.click(button(admin.common.save));
  await screen.findByText(t.sources.widgetSaved);
  expect(sent('PUT')[0]?.body).toEqual({ widgetId: 'other', apiKey: null, version: 1 });
});
