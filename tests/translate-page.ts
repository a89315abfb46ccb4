/**
 * Changes a page like the browser's translation: each text with a letter or a digit is replaced by its "translation" in
 * two new `font` elements, except below `translate="no"`. Runs in the page, so it must not use variables from outside.
 */
export function translatePage(root: Element = document.body): void {
  const texts: Text[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const parent = text.parentElement;
    if (!parent || parent.closest('font, script, style, noscript, textarea, [translate="no"]')) continue;
    if (!/[\p{L}\p{N}]/u.test(text.data)) continue;
    const outer = document.createElement('font' as string);
    const inner = document.createElement('font' as string);
    inner.textContent = text.data;
    outer.append(inner);
    parent.insertBefore(outer, text);
    text.remove();
  }
}
