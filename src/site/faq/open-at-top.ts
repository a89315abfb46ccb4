/**
 * Shows the top of the page after a reload, not the last scroll position; an address with a fragment still scrolls to
 * its target. The function is sent as text, to run before the browser restores the position.
 */
export function openAtTop(): void {
  if (!location.hash) history.scrollRestoration = 'manual';
}
