import { startCounters } from './counters.client.ts';
import { awaitFeeds, startRetries } from './feeds.client.ts';
import { startReviews } from './reviews.client.ts';
import { startScrubber } from './scrubber.client.ts';

/** Brings the home page to life. Everything on it is complete and usable before this runs. */
function start(selector: string, behaviour: (element: HTMLElement) => void): void {
  const element = document.querySelector<HTMLElement>(selector);
  if (element) behaviour(element);
}

function startFeeds(): void {
  startRetries();
  start('[data-reviews]', startReviews);
}

start('[data-scrubber]', startScrubber);
start('[data-counters]', startCounters);
startFeeds();
void awaitFeeds(startFeeds);
