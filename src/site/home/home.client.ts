import { afterPaint } from '../../browser/after-paint.ts';
import { startCounters } from '../../browser/counters.ts';
import { startReviews } from './reviews.client.ts';
import { startScrubber } from './scrubber.client.ts';

const COUNTERS_MS = 2500;

/** Brings the home page to life. Everything on it is complete and usable before this runs. */
function start(selector: string, behaviour: (element: HTMLElement) => void): void {
  const element = document.querySelector<HTMLElement>(selector);
  if (element) behaviour(element);
}

const startPager = () => start('[data-reviews]', startReviews);

// Each in a turn of its own, so that none keeps a tap waiting.
afterPaint(() => start('[data-scrubber]', startScrubber));
afterPaint(() => start('[data-counters]', (block) => startCounters(block, COUNTERS_MS)));
afterPaint(() => {
  startPager();
  if (document.querySelector('[data-reload], [data-feed="loading"]'))
    void import('../../browser/missing-feeds.ts').then((feeds) => feeds.startMissingFeeds(startPager));
});
