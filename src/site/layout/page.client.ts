import { browserHolds } from '../../browser/browser-holds.ts';
import { countView } from '../../browser/count.ts';
import { whenUsed } from '../../browser/when-used.ts';
import { TYPED_KEY } from '../../domain/storage/typed-key.ts';

/** What every page does once its script is there. Without it, all of it still works as plain links and popovers. */

const AT_TOP_PX = 50;

/** Where the style sheet cannot (`layout.css`), takes the header's ground away at the top of the page. */
function watchScroll(): void {
  if (CSS.supports('animation-timeline: scroll()')) return;
  const header = document.querySelector('[data-header]');
  const update = () => header?.classList.toggle('is-at-top', window.scrollY <= AT_TOP_PX);
  window.addEventListener('scroll', update, { passive: true });
  // Where it stands is known with the frame's own layout: asked for at once, it would force another.
  requestAnimationFrame(update);
}

/**
 * What leads to the simulator and what goes with links is fetched when the page is used; a click that comes first waits for it.
 * So is what a page does that the visitor chose in another language.
 * The fragment is `SIMULATOR_FRAGMENT`, whose module also reads what it fills in, which no page needs at its start.
 */
function prepareLinks(): void {
  const carried = location.search.includes('utm_') ? ',a[href^="/"],a[data-calendar]' : '';
  const use = whenUsed(
    () => import('./used.client.ts'),
    `a[href*="#simulator"],a[data-language],[popover] a[href*="#"]${carried}`,
  );
  const { hash, search } = location;
  if (hash.startsWith('#simulator') || search.includes('lang=') || browserHolds(TYPED_KEY)) void use();
  window.addEventListener('hashchange', use, { once: true });
}

prepareLinks();
watchScroll();
countView();
