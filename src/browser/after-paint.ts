/**
 * Does what nobody has to see at once: after the page has been painted, in a turn of its own. Reading storage or the
 * scroll position before the first paint costs a slow phone a tenth of a second of blank page.
 */
export function afterPaint(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act));
}
