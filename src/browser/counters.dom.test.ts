import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startCounters } from './counters.ts';

let seen: (ratio: number) => void;
let reduced = false;
const disconnect = vi.fn();

beforeEach(() => {
  reduced = false;
  vi.useFakeTimers();
  document.body.innerHTML =
    '<ul><li data-count="150" data-suffix="M+">150M+</li><li data-count="80" data-suffix="+">80+</li></ul>';
  vi.stubGlobal('matchMedia', () => ({ matches: reduced }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: IntersectionObserverCallback, { threshold }: { threshold: number }) {
        seen = (ratio) =>
          callback(
            [{ isIntersecting: ratio >= threshold } as IntersectionObserverEntry],
            this as unknown as IntersectionObserver,
          );
      }
      observe = vi.fn();
      disconnect = disconnect;
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const shown = () => [...document.querySelectorAll('li')].map(({ textContent }) => textContent);
const start = () => startCounters(document.querySelector('ul') as HTMLElement, 2000);

it('shows the final figures until half of them is visible', () => {
  start();
  seen(0.4);
  expect(shown()).toEqual(['150M+', '80+']);
  expect(vi.getTimerCount()).toBe(0);
});

it('counts from 0 to each figure in the given time, once', () => {
  start();
  seen(0.5);
  expect(disconnect).toHaveBeenCalledOnce();
  expect(shown()).toEqual(['0M+', '0+']);
  vi.advanceTimersByTime(1000);
  expect(shown()).toEqual(['131M+', '70+']);
  vi.advanceTimersByTime(1000);
  expect(shown()).toEqual(['150M+', '80+']);
  expect(vi.getTimerCount()).toBe(0);
});

it('leaves the figures alone where less motion is wanted', () => {
  reduced = true;
  seen = () => undefined;
  start();
  seen(1);
  expect(shown()).toEqual(['150M+', '80+']);
});
