import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startCounters } from './counters.ts';

let seen: (ratio: number) => void;
let frames: FrameRequestCallback[] = [];
let reduced = false;
const disconnect = vi.fn();

beforeEach(() => {
  reduced = false;
  frames = [];
  document.body.innerHTML =
    '<ul><li data-count="150" data-suffix="M+">150M+</li><li data-count="80" data-suffix="+">80+</li></ul>';
  vi.stubGlobal('matchMedia', () => ({ matches: reduced }));
  vi.stubGlobal('performance', { now: () => 1000 });
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
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
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const shown = () => [...document.querySelectorAll('li')].map(({ textContent }) => textContent);
const start = () => startCounters(document.querySelector('ul') as HTMLElement, 2000);
const frameAt = (time: number) => frames.shift()?.(time);

it('shows the final figures until half of them is visible', () => {
  start();
  seen(0.4);
  expect(shown()).toEqual(['150M+', '80+']);
  expect(frames).toEqual([]);
});

it('counts from 0 to each figure in the given time, once', () => {
  start();
  seen(0.5);
  expect(disconnect).toHaveBeenCalledOnce();
  frameAt(1000);
  expect(shown()).toEqual(['0M+', '0+']);
  frameAt(2000);
  expect(shown()).not.toContain('80+');
  frameAt(3000);
  expect(shown()).toEqual(['150M+', '80+']);
  expect(frames).toEqual([]);
});

it('leaves the figures alone where less motion is wanted', () => {
  reduced = true;
  seen = () => undefined;
  start();
  seen(1);
  expect(shown()).toEqual(['150M+', '80+']);
});
