import { notifications } from '@mantine/notifications';
import { act, cleanup, configure, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Answer, type Call, refusal, serve } from '../../../tests/fake-api.ts';
import { openScreen, said, texts } from '../../../tests/screens/admin-screen.tsx';
import { fill } from '../../i18n/format.ts';
import { WordpressSection } from './WordpressSection.tsx';

configure({ asyncUtilTimeout: 8000 });
vi.setConfig({ testTimeout: 30_000 });

const t = texts.wordpress;
const failures = texts.settings.sources.failures;
let calls: Call[];
let answers: Record<string, (call: Call) => Answer>;
const sent = (method: string) => calls.filter((call) => call.method === method);
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(new RegExp(`^${label}`)), { target: { value } });

const empty = {
  version: 0,
  url: '',
  username: '',
  appPassword: { set: false, hint: null },
  hookSecret: { set: false, hint: null as string | null },
  frequency: 'manual',
  canonical: 'site',
  categories: [] as number[],
};
const connected = {
  ...empty,
  version: 1,
  url: 'https://blog.example.com/',
  username: 'lea',
  appPassword: { set: true, hint: null },
};
const passed = { reason: null, detail: null, durationMs: 80, permalinks: 'pretty' };
const categories = [
  { id: 3, name: 'Tutoriels' },
  { id: 1, name: 'Actualités' },
];

beforeEach(() => {
  answers = {
    'GET /settings/wordpress': () => ({ data: empty }),
    'GET /wordpress/categories': () => ({ data: { reason: null, detail: null, categories, sample: false } }),
  };
  calls = serve(answers);
});
afterEach(() => {
  cleanup();
  notifications.clean();
  vi.unstubAllGlobals();
});
const open = () => act(async () => void openScreen(<WordpressSection />));

it('requires all three values before it connects', async () => {
  await open();
  await screen.findByText(t.intro);
  fireEvent.click(button(t.connect));
  for (const sentence of Object.values(t.required)) await screen.findByText(said(sentence));
  expect(sent('POST')).toEqual([]);
});

it('tests before it saves: a rejected connection shows the reason and is not stored, an accepted one is stored', async () => {
  answers['POST /settings/wordpress/test'] = () => ({
    data: { ...passed, reason: 'authorization_stripped', permalinks: null },
  });
  answers['PUT /settings/wordpress'] = () => ({ data: connected });
  await open();
  await screen.findByText(t.intro);
  type(t.fields.url, 'https://blog.example.com/wp-json');
  type(t.fields.username, 'lea');
  type(t.fields.appPassword, 'abcd efgh');
  expect(screen.getByRole('link', { name: /WordPress/ }).getAttribute('href')).toBe(
    'https://blog.example.com/wp-admin/authorize-application.php?app_name=MDMC',
  );
  fireEvent.click(button(t.connect));
  await screen.findByText(said(failures.authorization_stripped));
  expect(sent('PUT')).toEqual([]);
  answers['POST /settings/wordpress/test'] = () => ({ data: passed });
  fireEvent.click(button(t.connect));
  await screen.findByText(t.connected);
  const typed = { url: 'https://blog.example.com/wp-json', username: 'lea', appPassword: 'abcd efgh' };
  expect(sent('PUT').map(({ body }) => body)).toEqual([{ ...typed, version: 0 }]);
  await screen.findByText(said(fill(t.connectedTitle, { host: 'blog.example.com' })));
});

it('links to the profile page that creates application passwords when the typed password is not one', async () => {
  answers['POST /settings/wordpress/test'] = () => ({
    data: { ...passed, reason: 'login_password', permalinks: null },
  });
  await open();
  await screen.findByText(t.intro);
  type(t.fields.url, 'https://blog.example.com/blog');
  type(t.fields.username, 'lea');
  type(t.fields.appPassword, 'own password');
  fireEvent.click(button(t.connect));
  const alert = await screen.findByRole('alert');
  expect(said(alert.textContent ?? '')).toContain(said(failures.login_password));
  expect(alert.querySelector('a')?.getAttribute('href')).toBe(
    'https://blog.example.com/blog/wp-admin/profile.php#application-passwords-section',
  );
  expect(sent('PUT')).toEqual([]);
});

it('shows the message of the server at a rejected address, and keeps the typed address', async () => {
  answers['POST /settings/wordpress/test'] = () => refusal(422, 'À corriger.', { url: 'https, svp.' });
  await open();
  await screen.findByText(t.intro);
  type(t.fields.url, 'http://blog.example.com');
  type(t.fields.username, 'lea');
  type(t.fields.appPassword, 'x');
  fireEvent.click(button(t.connect));
  await screen.findByText('https, svp.');
  screen.getByDisplayValue('http://blog.example.com');
});

it('stores the chosen frequency and categories of a connected blog', async () => {
  answers['GET /settings/wordpress'] = () => ({ data: { ...connected, categories: [9] } });
  answers['PUT /settings/wordpress'] = () => ({
    data: { ...connected, version: 2, frequency: 'daily', categories: [3] },
  });
  await open();
  fireEvent.click(await screen.findByLabelText(t.frequencies.daily));
  // A category that the blog no longer has can be removed.
  fireEvent.click(screen.getByLabelText(said(fill(t.goneCategory, { id: 9 }))));
  fireEvent.click(screen.getByLabelText('Tutoriels'));
  fireEvent.click(button(texts.common.save));
  await screen.findByText(t.saved);
  expect(sent('PUT')[0]?.body).toEqual({
    url: connected.url,
    username: 'lea',
    frequency: 'daily',
    categories: [3],
    canonical: 'site',
    version: 1,
  });
});

it('shows why the categories could not be loaded, and retries on request', async () => {
  answers['GET /settings/wordpress'] = () => ({ data: connected });
  answers['GET /wordpress/categories'] = () => ({
    data: { reason: 'timeout', detail: null, categories: [], sample: false },
  });
  await open();
  await screen.findByText(new RegExp(said(failures.timeout)));
  answers['GET /wordpress/categories'] = () => ({
    data: { reason: null, detail: null, categories, sample: false },
  });
  fireEvent.click(button(texts.common.retry));
  await screen.findByLabelText('Tutoriels');
});

it('tests the stored connection without its password, and says how long it took', async () => {
  answers['GET /settings/wordpress'] = () => ({ data: connected });
  answers['POST /settings/wordpress/test'] = () => ({ data: { ...passed, permalinks: 'plain' } });
  await open();
  fireEvent.click(await screen.findByRole('button', { name: t.test }));
  await screen.findByText(new RegExp(said(t.plain)));
  expect(sent('POST')[0]?.body).toEqual({ url: connected.url, username: 'lea' });
});

it('disconnects after a confirmation, which deletes the connection', async () => {
  answers['GET /settings/wordpress'] = () => ({ data: connected });
  answers['PUT /settings/wordpress'] = () => ({ data: { ...empty, version: 2 } });
  await open();
  fireEvent.click(await screen.findByRole('button', { name: t.disconnect }));
  await screen.findByText(said(fill(t.askDisconnect, { host: 'blog.example.com' })));
  fireEvent.click(button(t.disconnect));
  await screen.findByText(t.disconnected);
  expect(sent('PUT')[0]?.body).toEqual({ url: '', username: '', version: 1 });
  await waitFor(() => screen.getByText(t.intro));
});

it('creates the code of the webhook, shows it once, and asks for confirmation before it creates another', async () => {
  answers['GET /settings/wordpress'] = () => ({ data: connected });
  const settings = { ...connected, version: 2, hookSecret: { set: true, hint: '••••abc=' } };
  answers['POST /settings/wordpress/hook-secret'] = () => ({
    data: { secret: 'whsec_c2VjcmV0', settings },
  });
  await open();
  fireEvent.click(await screen.findByRole('button', { name: t.hook.make }));
  const code = await screen.findByRole('group', { name: t.hook.code });
  expect(code.textContent).toContain(`base64_decode( 'c2VjcmV0' )`);
  expect(code.textContent).toContain(`${location.origin}/api/wordpress/hook`);
  screen.getByText(said(fill(t.hook.present, { hint: '••••abc=' })));
  expect(sent('POST')[0]?.body).toEqual({ version: 1 });
  fireEvent.click(button(t.hook.again));
  await screen.findByText(said(t.hook.askAgain));
  expect(sent('POST')).toHaveLength(1);
  fireEvent.click(button(t.hook.again));
  await waitFor(() => expect(sent('POST')[1]?.body).toEqual({ version: 2 }));
});
