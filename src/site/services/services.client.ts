import { whenUsed } from '../../browser/when-used.ts';

/**
 * Brings a landing page to life. Everything on it is complete and usable before this runs; the behaviours are fetched
 * when somebody begins to use the page.
 */
const start = whenUsed(() => import('./behaviours.ts').then(({ startBehaviours }) => startBehaviours()));
// The reviews that the server itself is still waiting for.
if (document.querySelector('[data-feed="loading"]')) void start();
