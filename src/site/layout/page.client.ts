import { browserHolds } from '../../browser/browser-holds.ts';
import { countView } from '../../browser/count.ts';
import { loadOnInteraction } from '../../browser/load-on-interaction.ts';
import { TYPED_KEY } from '../../domain/storage/typed-key.ts';

/** Runs on every page. Without this script, links and popovers still work. */

const AT_TOP_PX = 50;

/** Removes the header's background at the top of the page in browsers without scroll animations (`layout.css`). */
function watchScroll(): void {
  if (CSS.supports('animation-timeline: scroll()')) return;
  const header = document.querySelector('[data-header]');
  const update = () => header?.classList.toggle('is-at-top', window.scrollY <= AT_TOP_PX);
  window.addEventListener('scroll', update, { passive: true });
  // In the next frame the scroll position is known; read now, it would force an extra layout.
  requestAnimationFrame(update);
}

/**
 * Loads the scripts for links, languages and the simulator when the page is first used; a click before that waits for
 * them. They are loaded at once for an address that opens the simulator, after a choice of language, and when a form
 * has typed values to restore. `#simulator` repeats `SIMULATOR_FRAGMENT`: its module also reads the values to fill in,
 * which no page needs when it starts.
 */
function prepareLinks(): void {
  const carried = location.search.includes('utm_') ? ',a[href^="/"],a[data-calendar]' : '';
  const use = loadOnInteraction(
    () => import('./used.client.ts'),
    `a[href*="#simulator"],a[data-language],[popover] a[href*="#"]${carried}`,
  );
  const { hash, search } = location;
  if (hash.startsWith('#simulator') || search.includes('lang=') || browserHolds(TYPED_KEY)) void use();
  window.addEventListener('hashchange', use, { once: true });
}

/** Lets phones install the site. In the HTML, the manifest would be fetched before the first paint. */
function offerInstallation(): void {
  document.head.insertAdjacentHTML('beforeend', '<link rel="manifest" href="/site.webmanifest">');
}

prepareLinks();
watchScroll();
countView();
offerInstallation();
