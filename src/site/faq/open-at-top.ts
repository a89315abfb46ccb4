/**
 * Shows the top of the page after a reload, not the last scroll position; an address with a fragment still opens its place.
 * It is sent as text, before the browser restores the position.
 */
export function openAtTop(): void {
  if (!location.hash) history.scrollRestoration = 'manual';
}
