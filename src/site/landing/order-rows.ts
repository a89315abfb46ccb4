/**
 * Moves Apple Music to the first place in the DOM, for screen readers, where the style sheet shows it first: on Apple's
 * phones, whose browser is the only one that knows this property.
 */
export function orderRows(): void {
  if (!CSS.supports('-webkit-touch-callout', 'none')) return;
  const rows = document.querySelector('.has-apple');
  const apple = rows?.querySelector('.is-apple-music');
  if (apple) rows?.prepend(apple);
}
