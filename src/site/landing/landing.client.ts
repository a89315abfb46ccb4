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

/** A second press on the button within this time sends nothing: an impatient visitor is one lead. */
const REPEAT_MS = 4000;

function sendOnce(): void {
  let sentAt = Number.NEGATIVE_INFINITY;
  document.querySelector('form[data-lead]')?.addEventListener('submit', (event) => {
    if (event.timeStamp - sentAt < REPEAT_MS) event.preventDefault();
    else sentAt = event.timeStamp;
  });
}

/** The browser focuses the answer to a form while the page is still laid out, and may then show another part of it. */
function showAnswer(): void {
  document.querySelector('.lead-form [autofocus]')?.scrollIntoView({ block: 'center' });
}

showAnswer();
countLandingView();
watchClicks();
sendOnce();
orderRows();
renewCountdown();
offerPlayer();
offerBrowser();
openCookieSettings();
