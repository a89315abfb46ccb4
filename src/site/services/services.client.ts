import { startCounters } from '../../browser/counters.ts';
import { whenUsed } from '../../browser/when-used.ts';
import { COUNTERS_MS } from './service.ts';

/**
 * Brings a landing page to life. Everything on it is complete and usable before this runs; the behaviours are fetched
 * when somebody begins to use the page.
 */
const start = whenUsed(() => import('./behaviours.ts').then((lazy) => lazy.startBehaviours()));
// At once: on a tall screen they are seen before anything is done.
const stats = document.querySelector<HTMLElement>('[data-counters]');
if (stats) startCounters(stats, COUNTERS_MS);
// The reviews that the server itself is still waiting for.
if (document.querySelector('[data-feed="loading"]')) void start();
