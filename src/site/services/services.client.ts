import { startCounters } from '../../browser/counters.ts';
import { loadOnInteraction } from '../../browser/load-on-interaction.ts';
import { COUNTERS_MS } from './service.ts';

/**
 * Starts the behaviours of a landing page, which is complete and usable without them. They are loaded when the page is
 * first used.
 */
const start = loadOnInteraction(() => import('./behaviours.ts').then((lazy) => lazy.startBehaviours()));
// Not on first use but at once: on a tall screen the counters are on the first screen.
const stats = document.querySelector<HTMLElement>('[data-counters]');
if (stats) startCounters(stats, COUNTERS_MS);
// At once, if the server is still loading the reviews.
if (document.querySelector('[data-feed="loading"]')) void start();
