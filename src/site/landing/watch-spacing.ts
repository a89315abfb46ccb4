/** The largest line height of the page's own texts; people who need more room set 1.5. */
const OWN_LINE_HEIGHT = 1.45;

/**
 * Marks a page whose reader sets the text's spacing (RGAA 10.12). Its titles fill the window to the pixel, so they have no room
 * for wider letters: the style sheet then draws them smaller, and lets them wrap.
 */
export function watchSpacing(): void {
  // A change of the spacing changes the height of the page, whenever it comes.
  new ResizeObserver(() => {
    const { letterSpacing, lineHeight, fontSize } = getComputedStyle(document.body);
    const isSpaced = Number.parseFloat(lineHeight) / Number.parseFloat(fontSize) > OWN_LINE_HEIGHT;
    document.documentElement.classList.toggle('spaced', isSpaced || letterSpacing !== 'normal');
  }).observe(document.body);
}
