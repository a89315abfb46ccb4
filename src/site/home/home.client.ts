import { startCounters } from '../../browser/counters.ts';
import { loadOnInteraction } from '../../browser/load-on-interaction.ts';
import { startArrival } from './card-arrival.ts';

/** Starts the behaviours of the home page, which is complete and usable without them. */

const COUNTERS_MS = 2500;

const start = loadOnInteraction(() => import('./behaviours.ts').then((lazy) => lazy.startBehaviours()));

// A visitor who moved the budget before this script started has already used the page.
const range = document.querySelector<HTMLInputElement>('[data-range]');
if (range && range.value !== range.defaultValue) void start();

// Not on first use but at once: the counters may be on the first screen.
const counters = document.querySelector<HTMLElement>('[data-counters]');
if (counters) startCounters(counters, COUNTERS_MS);

const arrive = () => startArrival(document.querySelectorAll<HTMLElement>('.review-card'));
arrive();
if (document.querySelector('[data-reload], [data-feed="loading"]'))
  void import('../../browser/missing-feeds.ts').then((feeds) => feeds.startMissingFeeds(arrive));
