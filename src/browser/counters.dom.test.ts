import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startCounters } from './counters.ts';

/** Calls the observer with the visible share of the block, and the height of the window in pixels. */
let seen: (ratio: number, windowHeight?: number) => void;
const HEIGHT = 600;
let reduced = false;
const disconnect = vi.fn();

beforeEach(() => {
  reduced = false;
  vi.useFakeTimers();
  document.body.innerHTML =
    '<ul><li data-count="150" data-suffix="M+">150M+</li><li data-count="80" data-suffix="+">80+</li></ul>';
  for (const { style } of document.querySelectorAll('li')) style.visibility = 'hidden';
  vi.stubGlobal('matchMedia', () => ({ matches: reduced }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: IntersectionObserverCallback) {
        seen = (ratio, windowHeight = 900) => {
          const entry = {
            isIntersecting: ratio > 0,
            intersectionRatio: ratio,
            intersectionRect: { height: ratio * HEIGHT },
            rootBounds: { height: windowHeight },
          };
          callback([entry as IntersectionObserverEntry], this as unknown as IntersectionObserver);
        };
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

const state = () => document.querySelector('ul')?.dataset['counters'];

it('startCounters waits until half of the block is visible', () => {
  start();
  seen(0);
  seen(0.4);
  expect(state()).toBe('waiting');
  expect(shown()).toEqual(['150M+', '80+']);
  expect(vi.getTimerCount()).toBe(0);
});

it('startCounters counts once from 0 to each figure in the given time', () => {
  start();
  seen(0.5);
  expect(disconnect).toHaveBeenCalledOnce();
  expect(state()).toBe('counting');
  expect(shown()).toEqual(['0M+', '0+']);
  vi.advanceTimersByTime(1000);
  expect(shown()).toEqual(['131M+', '70+']);
  vi.advanceTimersByTime(1000);
  expect(shown()).toEqual(['150M+', '80+']);
  expect(vi.getTimerCount()).toBe(0);
});

it('startCounters changes a figure at each frame, sixty times a second', () => {
  document.body.innerHTML = '<ul><li data-count="100000" style="visibility: hidden">100000</li></ul>';
  start();
  seen(0.5);
  const texts = new Set<string | null>();
  for (let frame = 0; frame < 60; frame++) {
    vi.advanceTimersToNextFrame();
    texts.add(shown()[0] ?? null);
  }
  expect(texts.size).toBe(60);
});

it('startCounters does not count when the visitor prefers reduced motion', () => {
  reduced = true;
  seen = () => undefined;
  start();
  seen(1);
  expect(shown()).toEqual(['150M+', '80+']);
});

it('startCounters counts when the block fills half of a low window', () => {
  start();
  seen(0.2, 256);
  expect(state()).toBe('waiting');
  seen(0.3, 256);
  expect(state()).toBe('counting');
});

it('startCounters does not count figures that were visible before the script started', () => {
  for (const { style } of document.querySelectorAll('li')) style.visibility = '';
  start();
  seen(1);
  expect([state(), shown()]).toEqual([undefined, ['150M+', '80+']]);
  expect(disconnect).toHaveBeenCalledOnce();
});
