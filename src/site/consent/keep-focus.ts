/**
 * Moves the focus from a banner that is hidden with the answer to the content of the page: it would be lost. What opened the settings
 * outside of the banner has the focus again, and keeps it.
 * @param root the element that `ConsentBanner` renders
 */
export function keepFocus(root: HTMLElement): void {
  if (root.contains(document.activeElement)) document.querySelector('main')?.focus({ preventScroll: true });
}
