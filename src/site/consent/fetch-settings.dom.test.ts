import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addedSheets, arrive, box, button, dialog, leave } from '../../../tests/consent-page.ts';
import { dictionaryOf } from '../../i18n/dictionary.ts';
import { ConsentBanner } from './ConsentBanner.tsx';
import { ConsentSettings } from './ConsentSettings.tsx';
import { startConsent } from './consent.client.ts';

/** A landing page: its banner has no settings dialog, which the cookie page has. */

const t = dictionaryOf('fr').consent;
const cookiesHref = '/cookies';
const cookiePage = renderToStaticMarkup(
  createElement(
    ConsentBanner,
    { t, tags: {}, cookiesHref },
    createElement(ConsentSettings, { t, cookiesHref }),
  ),
);
let sheets: string[];
let answer: () => Promise<Response>;
const request = vi.fn((_href: string, _options: object) => answer());

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('fetch', request);
  request.mockClear();
  arrive();
  sheets = addedSheets();
  const banner = renderToStaticMarkup(createElement(ConsentBanner, { t, tags: {}, cookiesHref }));
  document.body.innerHTML = `${banner}<button data-manage-cookies></button>`;
  startConsent(document.querySelector<HTMLElement>('[data-consent-root]') as HTMLElement);
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await leave();
});

it('a landing page has no settings dialog, and answers the banner at once without one', () => {
  expect(dialog()).toBeNull();
  button('[data-consent=refuse]');
  expect(JSON.parse(localStorage.getItem('cookieConsent') ?? '{}')).toMatchObject({ marketing: false });
  expect(request).not.toHaveBeenCalled();
});

it('the first press fetches the dialog of the cookie page with its styles, waits for who adds to it, and opens it', async () => {
  answer = async () => new Response(cookiePage);
  const added = Promise.withResolvers<void>();
  const heard = (event: Event) => (event as CustomEvent<Promise<void>[]>).detail.push(added.promise);
  document.addEventListener('consentsettings', heard, { once: true });
  button('[data-manage-cookies]');
  button('[data-consent=settings]');
  await vi.waitFor(() => expect(dialog()).not.toBeNull());
  expect(dialog()?.open).toBe(false);
  added.resolve();
  await vi.waitFor(() => expect(dialog()?.open).toBe(true));
  expect(request.mock.calls).toEqual([
    [expect.stringMatching(/\/cookies$/), { credentials: 'omit', headers: { 'accept-language': 'fr' } }],
  ]);
  expect(sheets).toHaveLength(2);
  expect(document.querySelectorAll('dialog')).toHaveLength(1);
  box('analytics')?.click();
  button('[data-consent=save]');
  expect(JSON.parse(localStorage.getItem('cookieConsent') ?? '{}')).toMatchObject({
    analytics: true,
    marketing: false,
  });
  button('[data-manage-cookies]');
  expect([dialog()?.open, box('analytics')?.checked, request.mock.calls.length]).toEqual([true, true, 1]);
});

it('opens the cookie page when the script that fetches the dialog cannot be loaded', async () => {
  vi.doMock('./fetch-settings.ts', () => Promise.reject(new TypeError('failed')));
  const opened = vi.fn((event: Event) => event.preventDefault());
  document.querySelector('.consent-text a')?.addEventListener('click', opened);
  button('[data-manage-cookies]');
  await vi.waitFor(() => expect(opened).toHaveBeenCalledTimes(1));
  vi.doUnmock('./fetch-settings.ts');
});

it.each([
  ['the cookie page cannot be loaded', () => Promise.reject(new TypeError('failed'))],
  ['it has no dialog', async () => new Response('<p>503</p>', { status: 503 })],
])('opens the cookie page when %s', async (_, failing) => {
  answer = failing;
  const opened = vi.fn((event: Event) => event.preventDefault());
  document.querySelector('.consent-text a')?.addEventListener('click', opened);
  button('[data-consent=settings]');
  await vi.waitFor(() => expect(opened).toHaveBeenCalledTimes(1));
  expect(dialog()).toBeNull();
});
