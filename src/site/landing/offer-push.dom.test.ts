import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { offerPush } from './offer-push.ts';

const KEY = 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4';
const CHROME = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36';
const SAFARI =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/26.0 Safari/605.1.15';
const requestPermission = vi.fn<() => Promise<NotificationPermission>>();
const subscribe = vi.fn(async () => ({
  toJSON: () => ({ endpoint: 'https://fcm.googleapis.com/a', keys: { p256dh: KEY, auth: 'a' } }),
}));
const register = vi.fn(async () => ({
  active: { state: 'activated' },
  pushManager: { getSubscription: async () => null, subscribe },
}));
const answer = vi.fn(
  async () =>
    new Response(
      JSON.stringify({
        success: true,
        data: {
          isOut: false,
          dueAt: '2027-01-21T23:00:00.000Z',
          zone: 'Europe/Paris',
          stop: '/rappel/stop/x',
        },
      }),
      { status: 201 },
    ),
);

beforeEach(() => {
  vi.clearAllMocks();
  document.documentElement.lang = 'fr';
  document.body.dataset['page'] = 'p1';
  document.body.innerHTML = `<main><section class="remind"><h2>Prévenez-moi</h2><form>
    <input name="zone" value="Asia/Kathmandu"><input type="radio" name="how" value="mail">
    <label hidden data-push="${KEY}" data-calendar="/p/nova/rappel.ics" data-title="Nova" data-artist="Léonie">
    <input type="radio" name="how" value="push" checked></label>
    <input name="platform" value="deezer"><input name="moment" value="midnight"></form></section></main>`;
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

function browser(userAgent: string, maxTouchPoints = 0): void {
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', { requestPermission });
  vi.stubGlobal('fetch', answer);
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { register } });
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  Object.defineProperty(navigator, 'maxTouchPoints', { configurable: true, value: maxTouchPoints });
  HTMLElement.prototype.scrollIntoView = () => {};
}
const choice = () => document.querySelector<HTMLElement>('[data-push]');
const form = () => document.querySelector('form');
const press = () => form()?.dispatchEvent(new SubmitEvent('submit', { cancelable: true, bubbles: true }));

it.each([
  ['Chrome on Android', CHROME, 5, true],
  ['Safari on a Mac', SAFARI, 0, true],
  ['an iPad that names itself as a Mac', SAFARI, 5, false],
  ['an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) Safari/604.1', 5, false],
  ['Instagram on Android', `${CHROME} Instagram 400.0`, 5, false],
])('on %s, a notification is offered: %s', (_name, userAgent, touch, isOffered) => {
  browser(userAgent, touch);
  offerPush();
  expect(choice()?.hidden).toBe(!isOffered);
});

it('without the browser’s own support, and over plain http, none is offered', () => {
  browser(CHROME);
  vi.stubGlobal('isSecureContext', false);
  offerPush();
  expect(choice()?.hidden).toBe(true);
});

it('asks for the permission within the press, subscribes, and replaces the form with the answer', async () => {
  browser(CHROME, 5);
  requestPermission.mockResolvedValue('granted');
  offerPush();
  expect(requestPermission).not.toHaveBeenCalled();
  press();
  expect(requestPermission).toHaveBeenCalledOnce();
  await vi.waitFor(() => expect(form()).toBeNull());
  expect(register).toHaveBeenCalledWith('/rappel/sw.js', { scope: '/rappel/' });
  const [, { body } = { body: '' }] = answer.mock.calls[0] as unknown as [string, { body: string }];
  expect(JSON.parse(body)).toEqual({
    ...{ locale: 'fr', landing: 'p1', zone: 'Asia/Kathmandu', platform: 'deezer', moment: 'midnight' },
    ...{ endpoint: 'https://fcm.googleapis.com/a', keys: { p256dh: KEY, auth: 'a' } },
  });
  const section = document.querySelector('.remind');
  expect(document.activeElement).toBe(section);
  expect(section?.textContent).toContain('le vendredi 22 janvier à minuit, heure de Paris');
  expect([...(section?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))).toEqual([
    '/p/nova/rappel.ics',
    '/rappel/stop/x',
  ]);
});

it('leaves the form by mail with the reason when the browser blocks notifications or refuses the subscription', async () => {
  browser(CHROME, 5);
  offerPush();
  requestPermission.mockResolvedValue('denied');
  press();
  await vi.waitFor(() => expect(document.querySelector('.remind-blocked')).not.toBeNull());
  expect(document.activeElement?.textContent).toContain('Autorisations');
  expect([choice()?.hidden, register.mock.calls.length]).toEqual([true, 0]);
  expect(document.querySelector<HTMLInputElement>('[value=mail]')?.checked).toBe(true);

  document.querySelector<HTMLInputElement>('[value=push]')?.click();
  requestPermission.mockResolvedValue('granted');
  subscribe.mockRejectedValueOnce(new DOMException('private window', 'InvalidStateError'));
  press();
  await vi.waitFor(() =>
    expect(document.querySelector('.remind-blocked')?.textContent).toContain('ne marchent pas'),
  );
  expect(document.querySelectorAll('.remind-blocked')).toHaveLength(1);
});

it('changes nothing when the question was closed without an answer', async () => {
  browser(CHROME, 5);
  requestPermission.mockResolvedValue('default');
  offerPush();
  press();
  press();
  await vi.waitFor(() => expect(requestPermission).toHaveBeenCalledTimes(2));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect([choice()?.hidden, register.mock.calls.length]).toEqual([false, 0]);
  expect(document.querySelector('.remind-blocked')).toBeNull();
});
