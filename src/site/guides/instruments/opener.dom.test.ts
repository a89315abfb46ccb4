import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startCalculator } from './opener.ts';

let seen: (entries: { isIntersecting: boolean }[]) => void;
const disconnect = vi.fn();
const load = vi.fn<() => Promise<() => void>>();
const show = vi.fn();
const reload = vi.fn();
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));
let card: HTMLElement;

beforeEach(() => {
  (window as unknown as { happyDOM: { setURL(url: string): void } }).happyDOM.setURL(
    'https://site.example/guide',
  );
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof seen) {
        seen = callback;
      }
      observe = vi.fn();
      disconnect = disconnect;
    },
  );
  vi.spyOn(location, 'reload').mockImplementation(reload);
  document.body.innerHTML =
    '<section><h2 tabindex="-1">Calculer</h2><button data-calculator-retry>Réessayer</button></section>';
  card = document.body.firstElementChild as HTMLElement;
  card.scrollIntoView = vi.fn();
  load.mockResolvedValue(show);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  for (const mock of [load, show, reload, disconnect]) mock.mockReset();
});

it('startCalculator loads the calculator once, when it comes near the screen', async () => {
  startCalculator(card, load);
  seen([{ isIntersecting: false }]);
  await settle();
  expect(load).not.toHaveBeenCalled();
  seen([{ isIntersecting: true }]);
  await settle();
  expect(show).toHaveBeenCalledOnce();
  expect(disconnect).toHaveBeenCalled();
  expect(card.dataset['state']).toBe('open');
  card.dispatchEvent(new Event('pointerdown'));
  await settle();
  expect(load).toHaveBeenCalledOnce();
  expect(card.scrollIntoView).not.toHaveBeenCalled();
});

it.each(['pointerdown', 'focusin'])('startCalculator loads the calculator on %s', async (intent) => {
  startCalculator(card, load);
  card.dispatchEvent(new Event(intent));
  await settle();
  expect(show).toHaveBeenCalledOnce();
});

it('startCalculator scrolls to an address with inputs, which the browser does not do', async () => {
  location.hash = '#calc?views=5';
  startCalculator(card, load);
  await settle();
  expect(show).toHaveBeenCalledOnce();
  expect(card.scrollIntoView).toHaveBeenCalled();
  expect(document.activeElement?.tagName).toBe('H2');
});

it('startCalculator follows a later address of the calculator, and ignores others', async () => {
  startCalculator(card, load);
  location.hash = '#simulator';
  window.dispatchEvent(new HashChangeEvent('hashchange'));
  await settle();
  expect(load).not.toHaveBeenCalled();
  location.hash = '#calc?views=6';
  window.dispatchEvent(new HashChangeEvent('hashchange'));
  await settle();
  expect(show).toHaveBeenCalledOnce();
});

it('startCalculator shows a failed load, and tries again on request', async () => {
  load.mockRejectedValueOnce(new Error('offline'));
  startCalculator(card, load);
  seen([{ isIntersecting: true }]);
  await settle();
  expect(card.dataset['state']).toBe('failed');
  card.querySelector('button')?.click();
  await settle();
  expect(card.dataset['state']).toBe('open');
  expect(reload).not.toHaveBeenCalled();
});

it.each([
  ['loads the page again where the network is back', true],
  ['leaves the page alone where it is not', false],
])('%s', async (_, reachable) => {
  load.mockReset();
  load.mockRejectedValue(new Error('offline'));
  vi.stubGlobal('fetch', () => (reachable ? Promise.resolve() : Promise.reject(new Error('offline'))));
  startCalculator(card, load);
  card.querySelector('button')?.click();
  await settle();
  expect(reload).toHaveBeenCalledTimes(reachable ? 1 : 0);
});
