import { countLandingView, watchClicks } from './count-landing.ts';
import { offerBrowser } from './offer-browser.ts';
import { offerPlayer } from './offer-player.ts';
import { orderRows } from './order-rows.ts';
import { renewCountdown } from './renew-countdown.ts';

/** Runs on a landing page after its first paint. Without it, all links lead where they say. */

/** Where the page has a cookie dialog, the link of the footer opens it, in place of the page about cookies. */
function openCookieSettings(): void {
  if (!document.querySelector('[data-consent-root]')) return;
  document
    .querySelector('[data-manage-cookies]')
    ?.addEventListener('click', (event) => event.preventDefault());
}

countLandingView();
watchClicks();
orderRows();
renewCountdown();
offerPlayer();
offerBrowser();
openCookieSettings();
