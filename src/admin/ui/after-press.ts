/**
 * Calls back once no button of a mouse or finger is pressed: what moves the page between press and release makes the
 * release miss its target, and the click is lost.
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
        // After the click, which follows the release at once.
        setTimeout(act);
      },
      { capture: true, signal: end.signal },
    );
}
