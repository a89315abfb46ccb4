import { leadsToCalculator } from '../../../domain/guide/calculator-fragment.ts';

/** The distance from the screen at which a calculator is loaded: about one screen of a phone. */
const AHEAD = '600px 0px';
/** The events that show that the visitor wants to use the calculator. */
const intents = ['pointerdown', 'focusin'];

/**
 * Loads a calculator's island when the calculator comes near the screen, is touched, or is in the address. `load`
 * returns the function that shows the island; after a failure it is called again on the next attempt. The card's
 * `data-state` is `open` or `failed`, for the style sheet.
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
    // Most browsers remember that a module failed to load and do not request it again in the same document: once the
    // network is back, only a reload helps.
    const reachable = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
      () => true,
      () => false,
    );
    if (reachable) location.reload();
  };

  const followAddress = () => {
    if (!leadsToCalculator(location.hash)) return;
    // A fragment with inputs is not the id of an element, so the browser does not scroll to it.
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
