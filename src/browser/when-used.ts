const PATIENCE_MS = 4000;

/**
 * Fetches the behaviours of a page when somebody begins to use it. An action on an element that matches `early`, and comes
 * before they are there, waits for them and is repeated; if they cannot be had, or not within four seconds, the repeated one
 * does what the plain HTML does. Gives what fetches them at once.
 *
 * Pages take no lazy module apart (`lazy.start()`, not `({ start })`): Vite writes a wrapper around each that is.
 */
export function whenUsed(load: () => Promise<unknown>, early = '[data-early]'): () => Promise<void> {
  // From here on the messages are the site's own, in the page's language.
  for (const element of document.querySelectorAll(early))
    if (element instanceof HTMLFormElement) element.noValidate = true;
  let ready = false;
  let loading: Promise<void> | undefined;
  const start = () => {
    loading ??= new Promise<unknown>((done) => {
      load().then(done, done);
      setTimeout(done, PATIENCE_MS);
    }).then(() => {
      ready = true;
    });
    return loading;
  };
  for (const sign of ['pointerover', 'touchstart', 'focusin', 'keydown', 'scroll']) {
    document.addEventListener(sign, start, { once: true, passive: true });
  }
  // This script comes after the first paint: somebody may have begun before it (`site/layout/start-page.ts`).
  if (!document.documentElement.classList.contains('fresh')) void start();
  for (const action of ['submit', 'click'] as const) {
    document.addEventListener(
      action,
      (event) => {
        const target = (event.target as Element).closest<HTMLElement>(early);
        const isForm = target instanceof HTMLFormElement;
        if (ready || !target || isForm !== (action === 'submit') || isForNewTab(event)) return;
        event.preventDefault();
        event.stopImmediatePropagation();
        void start().then(() => (isForm ? target.requestSubmit() : target.click()));
      },
      true,
    );
  }
  return start;
}

const isForNewTab = (event: Event) =>
  event instanceof MouseEvent && (event.metaKey || event.ctrlKey || event.shiftKey);
