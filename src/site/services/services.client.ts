import { whenUsed } from '../../browser/when-used.ts';

/**
 * Brings a landing page to life. Everything on it is complete and usable before this runs; the behaviours are fetched
 * when somebody begins to use the page.
 */
const form = document.querySelector<HTMLFormElement>('#lead');
// The messages are the site's own, in the page's language.
if (form) form.noValidate = true;
whenUsed(() => import('./behaviours.ts').then(({ startBehaviours }) => startBehaviours()));

if (document.querySelector('[data-feed="loading"]')) {
  void import('../../browser/await-feeds.ts').then(({ awaitFeeds }) => awaitFeeds(() => undefined));
}
