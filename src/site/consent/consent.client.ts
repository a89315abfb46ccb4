import { browserHolds } from '../../browser/browser-holds.ts';
import { CONSENT_EVENT, keepConsent, objects, readConsent } from '../../browser/consent.ts';
import { receiptOf } from '../../browser/consent-receipt.ts';
import { count } from '../../browser/count.ts';
import { gtag } from '../../browser/gtag.ts';
import { isAgency } from '../../browser/is-agency.ts';
import {
  type ConsentCategory,
  type ConsentChoice,
  consentCategories,
  consentRecord,
  nothingAccepted,
  withObjection,
} from '../../domain/consent/choice.ts';
import type { ConsentRecord } from '../../domain/consent/consent.ts';
import { consentSignals } from '../../domain/consent/consent-mode.ts';
import { allowedTags } from '../../domain/consent/tag-categories.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { storageKeys } from '../../domain/storage/keys.ts';
import { SESSION_MARKER_KEY } from '../../domain/storage/session-marker-key.ts';
import type { Tags } from '../../domain/tag-id/tag-id.ts';
import { forgetRefused } from './forget-refused.ts';
import { keepFocus } from './keep-focus.ts';
import { prove, sendProofs } from './proof.ts';

/**
 * Asks for the cookie choice, stores it, and starts the tags that it allows. Before a choice and after a refusal, the
 * page sends no request to a third party: the tags are a chunk of their own.
 */

const ASK_AFTER_MS = 2000;

/** Calls a function of the chunk of the tags. One that fails to load must not break the page. */
const withTags = (act: (chunk: typeof import('./tags.client.ts')) => void): Promise<void> =>
  import('./tags.client.ts').then(act).catch(() => {});

/** Starts banner, settings and tags. @param root the element that `ConsentBanner` renders, with the tags in `data-tags` */
export function startConsent(root: HTMLElement): void {
  const banner = root.querySelector<HTMLElement>('[data-consent-banner]');
  const dialog = () => root.querySelector('dialog');
  const switches = () => root.querySelectorAll<HTMLInputElement>('[name]:not([name=essential])');
  const tags = JSON.parse(root.dataset['tags'] ?? '{}') as Tags;

  if (tags.ga ?? tags.gtm ?? tags.googleAds)
    gtag('consent', 'default', { ...consentSignals(nothingAccepted), wait_for_update: 500 });
  let consent = readConsent();
  /** Whether a tag was started on this page. */
  let started = false;
  letIn();
  if (browserHolds(storageKeys.consentProof)) sendProofs();

  function letIn(): void {
    const choice = consent ?? nothingAccepted;
    const forgotten = forgetRefused(choice);
    const allowed = isAgency() ? {} : allowedTags(tags, choice);
    const starts = hasAny(allowed);
    started ||= starts;
    // Cookies of refused categories are deleted before a tag could read them.
    if (starts) forgotten.then(() => withTags((chunk) => chunk.startTags(allowed, choice)));
  }

  /** Applies the visitor's new choice; `null`: the choice was removed. */
  function settle(next: ConsentRecord | null): void {
    const before = consent;
    consent = next;
    banner?.toggleAttribute('hidden', !!next);
    document.dispatchEvent(new CustomEvent(CONSENT_EVENT, { detail: next }));
    const isWithdrawn = before && consentCategories.some((category) => before[category] && !next?.[category]);
    if (isWithdrawn && hasAny(allowedTags(tags, before))) withdraw(next ?? nothingAccepted);
    else letIn();
  }

  /** A loaded script cannot be unloaded, so the page is reloaded without the refused tags. */
  function withdraw(choice: ConsentChoice): void {
    withTags((chunk) => chunk.stopTags(tags, choice))
      .then(() => forgetRefused(choice))
      .then(() => location.reload());
  }

  function choose(choice: ConsentChoice): void {
    const record = consentRecord(withObjection(choice, objects()), Date.now());
    const replaces = receiptOf(consent);
    keepConsent(record);
    dialog()?.close();
    prove(record, replaces, root);
    settle(record);
    keepFocus(root);
  }

  const all = (on: boolean): ConsentChoice => ({ analytics: on, marketing: on, functional: on });

  function openSettings(pressed: HTMLElement): void {
    // A landing page fetches its dialog, and the press is repeated.
    if (!dialog())
      import('./fetch-settings.ts')
        .then((lazy) => lazy.fetchSettings(root, pressed))
        // The cookie page has the settings too.
        .catch(() => root.querySelector('a')?.click());
    for (const toggle of switches()) {
      toggle.checked = consent?.[toggle.name as ConsentCategory] === true;
      toggle.disabled = toggle.name === 'marketing' && objects();
    }
    root.querySelector('[data-consent=receipt]')?.toggleAttribute('hidden', !receiptOf(consent));
    root.querySelector('[data-consent-objection]')?.toggleAttribute('hidden', !objects());
    const html = document.documentElement;
    html.style.setProperty('--scrollbar-width', `${innerWidth - html.clientWidth}px`);
    dialog()?.showModal();
  }

  /** Downloads the receipt of the choice; the button says so when the server has no proof yet. */
  function saveReceipt(pressed: HTMLElement): void {
    const id = receiptOf(consent);
    if (!id) return;
    import('./receipt-file.ts')
      .then((lazy) => lazy.saveReceipt(id))
      .catch(() => {
        pressed.textContent = pressed.dataset['later'] ?? '';
      });
  }

  document.addEventListener('click', ({ target }) => {
    const pressed = (target as Element).closest<HTMLElement>('[data-consent],[data-manage-cookies]');
    if (!pressed) return;
    const action = pressed.dataset['consent'];
    if (action === 'accept' || action === 'refuse') choose(all(action === 'accept'));
    else if (action === 'close') dialog()?.close();
    // Opens or closes the explanation above the line.
    else if (action === 'about') pressed.ariaExpanded = String(pressed.ariaExpanded !== 'true');
    else if (action === 'receipt') saveReceipt(pressed);
    else if (action !== 'save') openSettings(pressed);
  });
  root.addEventListener('submit', () => {
    const choice = all(false);
    for (const toggle of switches()) choice[toggle.name as ConsentCategory] = toggle.checked;
    choose(choice);
  });

  // Another tab, or a later page when this one is restored by the back button, may have stored a newer choice.
  const catchUp = () => {
    const stored = readConsent();
    if (stored?.timestamp !== consent?.timestamp) settle(stored);
  };
  addEventListener('storage', ({ key, newValue }) => {
    if (!key || key === storageKeys.consent) catchUp();
    // Another tab signed in to the back office: no loaded script of a vendor may share the session.
    if (started && newValue && key === SESSION_MARKER_KEY) location.reload();
  });
  addEventListener('pageshow', (event) => event.persisted && catchUp());

  const ask = () => setTimeout(show, ASK_AFTER_MS - sinceLoad());
  function show(): void {
    banner?.toggleAttribute('hidden', !!consent);
    if (!consent && isFirstPage()) count({ kind: 'banner', locale: document.documentElement.lang as Locale });
  }
  if (document.readyState === 'complete') ask();
  else addEventListener('load', ask);
  if (history.state?.focus) withTags((chunk) => chunk.focus());
  document.documentElement.dataset['consentReady'] = '';
}

/** Whether the visit began with this page: no page of this site led here. A visit counts its banner once that way. */
const isFirstPage = (): boolean => !document.referrer.startsWith(`${location.origin}/`);

/** Milliseconds since the page was loaded; this script starts after the first paint, which may be much later. */
function sinceLoad(): number {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.loadEventEnd ? performance.now() - visit.loadEventEnd : 0;
}

const hasAny = (tags: Tags): boolean => Object.keys(tags).length > 0;

const root = document.querySelector<HTMLElement>('[data-consent-root]');
if (root) startConsent(root);
