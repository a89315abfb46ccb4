import { leadsToCalculator } from '../../../domain/guide/calculator-fragment.ts';

/** How near to the screen a calculator is fetched: about a screen ahead on a phone. */
const AHEAD = '600px 0px';
/** What a visitor does who wants it now. */
const intents = ['pointerdown', 'focusin'];

/**
 * Brings a calculator to life when it comes near the screen, is touched, or is what the address leads to. `load`
 * fetches its island and gives what shows it; it is asked again after a failure. `data-state` on the card says how far
 * it is, for the style sheet.
 */
export function startCalculator(card: HTMLElement, load: () => Promise<() => void>): void {
  let asked: Promise<void> | undefined;

  const open = (): Promise<void> => {
    asked ??= load().then(
      (show) => {
        card.dataset['state'] = 'open';
        show();
      },
      () => {
        card.dataset['state'] = 'failed';
        asked = undefined;
      },
    );
    return asked;
  };

  const retry = async (): Promise<void> => {
    await open();
    if (card.dataset['state'] !== 'failed') return;
    // Most browsers remember that a module failed and never fetch it again in the same document: once the network is
    // back, only a new document helps.
    const reachable = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
      () => true,
      () => false,
    );
    if (reachable) location.reload();
  };

  const followAddress = () => {
    if (!leadsToCalculator(location.hash)) return;
    // A fragment with inputs is no element's id, so the browser does not go there by itself.
    card.scrollIntoView();
    card.querySelector('h2')?.focus({ preventScroll: true });
    void open();
  };

  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      void open();
    },
    { rootMargin: AHEAD },
  );
  observer.observe(card);
  for (const intent of intents) {
    card.addEventListener(intent, () => void open(), { once: true, passive: true });
  }
  card.querySelector('[data-calculator-retry]')?.addEventListener('click', () => void retry());
  window.addEventListener('hashchange', followAddress);
  followAddress();
}
