/** Time for the screen to move the focus itself, such as to the next row or to the opener of a dialog. */
const WAIT_MS = 300;
/** The id of the element that contains a section. The sign-in pages have none. */
const SECTION = 'section';

/**
 * Restores the focus when the focused control was disabled or removed, as a save button is after saving and a link after
 * opening another screen. The browser would move it to `body`: the keyboard would start again at the top, and a screen
 * reader would announce nothing. The focus returns to the control once that is enabled, else to its parent, else to the
 * control that opened the closed dialog, else to the nearest heading. A click outside every control still blurs.
 * @returns a function that stops it
 */
export function keepFocus(page: Document = document): () => void {
  let last: HTMLElement | undefined;
  let around: HTMLElement[] = [];
  // On a slow device, Mantine stores a control inside its dialog as the one that opened it.
  const openers = new WeakMap<HTMLElement, HTMLElement>();
  let lost = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const remember = ({ target }: Event) => {
    if (!(target instanceof HTMLElement) || target === page.body) return;
    const before = last;
    last = target;
    lost = false;
    around = [];
    for (let one = target.parentElement; one && one !== page.body; one = one.parentElement) around.push(one);
    const dialog = around.find(isDialog);
    if (before && dialog && !openers.has(dialog) && !dialog.contains(before)) openers.set(dialog, before);
  };
  const forget = ({ target }: Event) => {
    if (target instanceof Node && !last?.contains(target)) last = undefined;
  };
  const bringBack = () => {
    timer = undefined;
    const elsewhere = page.activeElement !== null && page.activeElement !== page.body;
    // In Chromium, a disabled control keeps the focus until the next frame.
    if (!last || (elsewhere && page.activeElement !== last)) return;
    const disabled = last.matches(':disabled');
    if (last.isConnected && !disabled) {
      lost = false;
      last.focus({ preventScroll: true });
      return;
    }
    // A button with a pending request is enabled again after the response.
    if (last.isConnected && last.matches('[data-loading]')) return;
    const opener = around
      .filter((one) => isDialog(one) && !one.isConnected)
      .map((dialog) => openers.get(dialog))
      .find((one) => one?.isConnected);
    if (opener) {
      opener.focus({ preventScroll: true });
      return;
    }
    const place = last.isConnected ? last.parentElement : headingNear(page, around);
    if (!place) return;
    if (!place.hasAttribute('tabindex')) place.tabIndex = -1;
    // No focus ring on the title of the first screen after signing in: it would look like a selection.
    place.toggleAttribute(
      'data-quiet',
      around.some((one) => one.matches('main') && one.id !== SECTION),
    );
    place.focus({ preventScroll: true });
  };
  const changes = new MutationObserver(() => {
    if (!last) return;
    lost ||= !last.isConnected || last.matches(':disabled');
    if (lost) timer ??= setTimeout(bringBack, WAIT_MS);
  });

  page.addEventListener('focusin', remember);
  page.addEventListener('pointerdown', forget, true);
  changes.observe(page.body, { subtree: true, childList: true, attributeFilter: ['disabled'] });
  return () => {
    page.removeEventListener('focusin', remember);
    page.removeEventListener('pointerdown', forget, true);
    changes.disconnect();
    clearTimeout(timer);
  };
}

const isDialog = (element: HTMLElement) => element.matches('[role="dialog"]');

/** Returns the first heading in the nearest ancestor that is still in the page, or the heading of the page. */
function headingNear(page: Document, around: readonly HTMLElement[]): HTMLElement | null {
  for (const one of around.filter(({ isConnected }) => isConnected)) {
    const heading = one.querySelector<HTMLElement>('h1, h2, h3');
    if (heading) return heading;
    if (isDialog(one) || one.matches('main')) break;
  }
  return page.querySelector<HTMLElement>('main h1');
}
