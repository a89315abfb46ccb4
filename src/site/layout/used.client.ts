import { carryTyped } from '../../browser/typed-form.ts';
import { utmKeys } from '../../domain/attribution/utm.ts';
import { ADDRESS_PARAMETER } from '../../domain/channels/campaign-address.ts';
import { storageKeys } from '../../domain/storage/keys.ts';
import '../simulator/open.client.ts';

/** Handles links and languages on every page. Loaded when the page is first used; without it, links are plain links. */

const LANGUAGE_TRANSITION_MS = 500;

/** Calls `act` for each click on a link that matches the selector. */
function onLink(kind: string, act: (link: HTMLAnchorElement) => void): void {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>(kind);
    if (link) act(link);
  });
}

/** Closes a popover after a click on a link in it, since the link may open an anchor of the same page. */
function closePopoversOnNavigation(): void {
  onLink('[popover] a[href]', (link) => link.closest<HTMLElement>('[popover]')?.hidePopover());
}

/** A link to another language keeps the page, the query and the anchor. */
function carryAddressToLanguages(): void {
  onLink('a[data-language]', (link) => {
    // The answer to a form has its parameters in the link only.
    const target = new URL(location.search || link.search, link.href);
    target.searchParams.set('lang', link.dataset['language'] ?? '');
    target.hash = location.hash;
    link.href = target.href;
    document.documentElement.classList.add('language-transition');
  });
}

/** After a choice of language: stores it, shows the transition, and removes `?lang=` from the address. */
function settleLanguageChoice(): void {
  const address = new URL(location.href);
  const chosen = address.searchParams.get('lang');
  if (chosen === null) return;
  if (chosen === document.documentElement.lang) {
    try {
      localStorage.setItem(storageKeys.language, chosen);
    } catch {
      // Storage may be off; the cookie has the choice.
    }
    document.documentElement.classList.add('language-transition');
    setTimeout(
      () => document.documentElement.classList.remove('language-transition'),
      LANGUAGE_TRANSITION_MS,
    );
  }
  address.searchParams.delete('lang');
  history.replaceState(history.state, '', address);
}

/**
 * Adds the campaign parameters of the address to links: to other pages and to calendars (`data-calendar`). So they
 * follow the visitor without being stored (decision records 0005 and 0026).
 */
function carryCampaignParameters(): void {
  const here = new URLSearchParams(location.search);
  const carried = [...utmKeys, ADDRESS_PARAMETER];
  if (!carried.some((key) => here.has(key))) return;
  onLink('a[href]', (link) => {
    if (link.getAttribute('href')?.startsWith('#')) return;
    if (link.origin !== location.origin && !('calendar' in link.dataset)) return;
    const target = new URL(link.href);
    for (const key of carried) {
      const value = here.get(key);
      if (value && !target.searchParams.has(key)) target.searchParams.set(key, value);
    }
    link.href = target.href;
  });
}

closePopoversOnNavigation();
carryAddressToLanguages();
settleLanguageChoice();
carryCampaignParameters();
carryTyped();
