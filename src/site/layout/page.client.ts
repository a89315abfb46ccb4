import { countView } from '../../browser/count.ts';
import { whenUsed } from '../../browser/when-used.ts';
import { storageKeys } from '../../domain/storage/keys.ts';
import { TYPED_KEY } from '../../domain/storage/typed-key.ts';

/** What every page does once its script is there. Without it, all of it still works as plain links and popovers. */

const AT_TOP_PX = 50;
const LANGUAGE_TRANSITION_MS = 500;

/** Where the style sheet cannot (`layout.css`), takes the header's ground away at the top of the page. */
function watchScroll(): void {
  if (CSS.supports('animation-timeline: scroll()')) return;
  const header = document.querySelector('[data-header]');
  const update = () => header?.classList.toggle('is-at-top', window.scrollY <= AT_TOP_PX);
  window.addEventListener('scroll', update, { passive: true });
  // Where it stands is known with the frame's own layout: asked for at once, it would force another.
  requestAnimationFrame(update);
}

/** After an explicit choice: remembers it, shows the transition, and takes `?lang=` out of the address. */
function settleLanguageChoice(): void {
  const address = new URL(location.href);
  const chosen = address.searchParams.get('lang');
  if (chosen === null) return;
  if (chosen === document.documentElement.lang) {
    try {
      localStorage.setItem(storageKeys.language, chosen);
    } catch {
      // Storage may be off; the cookie carries the choice.
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
 * What leads to the simulator and what goes with links is fetched when the page is used; a click that comes first waits for it.
 * The fragment is `SIMULATOR_FRAGMENT`, whose module also reads what it fills in, which no page needs at its start.
 */
function prepareLinks(): void {
  const carried = location.search.includes('utm_') ? ',a[href]' : '';
  const use = whenUsed(() => import('./used.client.ts'), `a[href*="#simulator"],a[data-language]${carried}`);
  if (location.hash.startsWith('#simulator') || hasTyped()) void use();
  window.addEventListener('hashchange', use, { once: true });
}

/** In the page's other language, where the visitor comes from (`browser/typed-form.ts`). */
function hasTyped(): boolean {
  try {
    return sessionStorage.getItem(TYPED_KEY) !== null;
  } catch {
    return false;
  }
}

settleLanguageChoice();
prepareLinks();
watchScroll();
countView();
