/**
 * Runs a function once no pointer is pressed, or at once if none is. A layout shift between `pointerdown` and `pointerup`
 * would move the target away, and the click would be lost.
 */
export function afterPress(act: () => void): void {
  if (!document.querySelector(':active')) {
    act();
    return;
  }
  const end = new AbortController();
  for (const name of ['pointerup', 'pointercancel'])
    addEventListener(
      name,
      () => {
        end.abort();
        // After the `click` event, which follows `pointerup` immediately.
        setTimeout(act);
      },
      { capture: true, signal: end.signal },
    );
}
