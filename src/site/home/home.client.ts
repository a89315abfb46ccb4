import { startCounters } from '../../browser/counters.ts';
import { whenUsed } from '../../browser/when-used.ts';
import { startArrival } from './card-arrival.ts';

/** Brings the home page to life. Everything on it is complete and usable before this runs. */

const COUNTERS_MS = 2500;

whenUsed(() => import('./behaviours.ts').then((lazy) => lazy.startBehaviours()));

// At once: where they stand on the first screen, they are seen before anything is done.
const counters = document.querySelector<HTMLElement>('[data-counters]');
if (counters) startCounters(counters, COUNTERS_MS);

const arrive = () => startArrival(document.querySelectorAll<HTMLElement>('.review-card'));
arrive();
if (document.querySelector('[data-reload], [data-feed="loading"]'))
  void import('../../browser/missing-feeds.ts').then((feeds) => feeds.startMissingFeeds(arrive));
