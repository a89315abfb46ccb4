const PATIENCE_MS = 4000;

/**
 * Loads the behaviours of a page when the visitor first uses the page. A click or submit on an element that matches
 * `early` before they have loaded waits for them and is then repeated; if they fail to load, or do not load within four
 * seconds, the browser acts on the repeated event as it does without script. Returns a function that loads them at
 * once.
 *
 * Callers do not destructure the lazy module (`lazy.start()`, not `({ start })`): Vite wraps each that is destructured.
 */
export function loadOnInteraction(load: () => Promise<unknown>, early = '[data-early]'): () => Promise<void> {
  // From here on the site's own error messages are shown, in the language of the page.
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
  // The frame that follows the first touch must not wait for the start of a download.
  const afterNextFrame = () => requestAnimationFrame(() => setTimeout(start));
  for (const sign of ['pointerover', 'touchstart', 'focusin', 'keydown', 'input', 'scroll']) {
    document.addEventListener(sign, afterNextFrame, { once: true, passive: true });
  }
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
