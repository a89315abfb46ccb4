import { countLandingView, watchClicks } from './count-landing.ts';
import { offerBrowser } from './offer-browser.ts';
import { offerPlayer } from './offer-player.ts';
import { offerPush } from './offer-push.ts';
import { orderRows } from './order-rows.ts';
import { renewCountdown } from './renew-countdown.ts';
import { saySaved } from './say-saved.ts';
import { watchSpacing } from './watch-spacing.ts';

/** Runs on a landing page after its first paint. Without it, all links still work. */

/** Where the page asks for consent, the link in the footer opens the settings instead of the cookie page. */
function openCookieSettings(): void {
  if (!document.querySelector('[data-consent-root]')) return;
  document
    .querySelector('[data-manage-cookies]')
    ?.addEventListener('click', (event) => event.preventDefault());
}

/** A second submission within this time is ignored, so that an impatient visitor creates one lead. */
const REPEAT_MS = 4000;

function sendOnce(): void {
  let sentAt = Number.NEGATIVE_INFINITY;
  for (const form of document.querySelectorAll('form[data-lead]'))
    form.addEventListener('submit', (event) => {
      if (event.defaultPrevented) return;
      if (event.timeStamp - sentAt < REPEAT_MS) event.preventDefault();
      else sentAt = event.timeStamp;
    });
}

/**
 * The browser focuses the form's message while the page is still being laid out, and may scroll to another part of the
 * page.
 */
function showAnswer(): void {
  document
    .querySelector(':is(.lead-form, .remind) [autofocus], .remind[autofocus]')
    ?.scrollIntoView({ block: 'center' });
}

/** The reminder comes at nine on the fan's clock; without script, on the agency's. */
function sendZone(): void {
  const field = document.querySelector<HTMLInputElement>('[data-zone]');
  if (field) field.value = Intl.DateTimeFormat().resolvedOptions().timeZone;
}

showAnswer();
sendZone();
countLandingView();
watchClicks();
// Before `sendOnce`: a notification that the browser refused is no submission.
offerPush();
sendOnce();
orderRows();
renewCountdown();
watchSpacing();
offerPlayer();
offerBrowser();
openCookieSettings();
saySaved();
