import { notifications } from '@mantine/notifications';
import { cleanup, configure, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Answer, type Call, serve } from '../../../../tests/fake-api.ts';
import { open } from '../../../../tests/screens/settings-section.tsx';
import { adminSettings } from '../../../i18n/dictionaries/admin-settings/fr.ts';

// On a busy machine, loading a page's chunk takes longer than the default timeout of one second.
configure({ asyncUtilTimeout: 8000 });
vi.setConfig({ testTimeout: 30_000 });

const t = adminSettings.push;
const KEY = 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4';
const browser = {
  endpoint: 'https://push.example.com/abc',
  keys: { p256dh: KEY, auth: 'BTBZMqHH6r4Tts7J_aSIgg' },
};
let answers: Record<string, (call: Call) => Answer>;
let calls: Call[];

beforeEach(() => {
  answers = {
    'GET /auth/me': () => ({ data: { id: 'me', email: 'boss@example.com', role: 'admin' } }),
    'POST /push/state': () => ({ data: { on: false, publicKey: KEY } }),
  };
  calls = serve(answers);
});
afterEach(() => {
  cleanup();
  notifications.clean();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

/** Stubs the browser APIs of Web Push. */
function withPush(permission: NotificationPermission, asked: NotificationPermission = permission) {
  let subscription: object | null = null;
  const made = {
    endpoint: browser.endpoint,
    options: { applicationServerKey: null },
    toJSON: () => browser,
    unsubscribe: vi.fn(async () => {
      subscription = null;
      return true;
    }),
  };
  const pushManager = {
    getSubscription: async () => subscription,
    subscribe: vi.fn(async () => {
      subscription = made;
      return made;
    }),
  };
  const registration = { active: { state: 'activated' }, pushManager };
  const register = vi.fn(async () => registration);
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { register, getRegistration: async () => registration },
  });
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('isSecureContext', true);
  const notification = { permission, requestPermission: vi.fn(async () => asked) };
  vi.stubGlobal('Notification', notification);
  return { pushManager, register, made, notification };
}
const toggle = () => screen.findByRole<HTMLInputElement>('switch', { name: t.label });

it('the switch subscribes this browser after the permission, and ends the subscription again', async () => {
  const { pushManager, register, made } = withPush('default', 'granted');
  answers['PUT /push/subscription'] = () => ({ data: { on: true, publicKey: KEY } });
  answers['POST /push/unsubscribe'] = () => ({ data: { on: false, publicKey: KEY } });
  await open();
  const control = await toggle();
  await waitFor(() => expect(control.disabled).toBe(false));
  expect(control.checked).toBe(false);
  fireEvent.click(control);
  await waitFor(() => expect(control.checked).toBe(true));
  expect(register).toHaveBeenCalledWith('/admin/sw.js', { scope: '/admin/' });
  expect(pushManager.subscribe).toHaveBeenCalledWith({
    userVisibleOnly: true,
    applicationServerKey: expect.objectContaining({ length: 65 }),
  });
  expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ ...browser, locale: 'fr' });
  fireEvent.click(control);
  await waitFor(() => expect(control.checked).toBe(false));
  expect(calls.at(-1)).toMatchObject({ path: '/push/unsubscribe', body: { endpoint: browser.endpoint } });
  expect(made.unsubscribe).toHaveBeenCalledOnce();
});

it('the card says that nothing changed when the user gives no permission', async () => {
  const { pushManager } = withPush('default', 'default');
  await open();
  const control = await toggle();
  await waitFor(() => expect(control.disabled).toBe(false));
  fireEvent.click(control);
  await screen.findByText(t.notGiven);
  expect(pushManager.subscribe).not.toHaveBeenCalled();
  expect(control.checked).toBe(false);
});

it('the card explains why there is no switch: notifications are blocked, or the browser does not support them', async () => {
  withPush('denied');
  await open();
  await screen.findByText(t.denied);
  expect(screen.queryByRole('switch', { name: t.label })).toBeNull();
  cleanup();
  vi.unstubAllGlobals();
  calls = serve(answers);
  Reflect.deleteProperty(navigator, 'serviceWorker');
  await open();
  await screen.findByText(t.unsupported);
});

it('the card says that the browser could not register', async () => {
  const { pushManager } = withPush('granted');
  pushManager.subscribe.mockRejectedValue(new DOMException('no service', 'AbortError'));
  await open();
  const control = await toggle();
  await waitFor(() => expect(control.disabled).toBe(false));
  fireEvent.click(control);
  await screen.findByText(t.failed);
});

it('a moderator, who sees no leads, has no switch', async () => {
  withPush('granted');
  answers['GET /auth/me'] = () => ({ data: { id: 'me', email: 'mod@example.com', role: 'moderator' } });
  await open();
  await screen.findByText(/mod@example.com/);
  expect(screen.queryByText(t.title)).toBeNull();
});
