/**
 * Puts Apple Music first for screen readers where the style sheet shows it first: on Apple's phones, whose browser alone knows
 * this property.
 */
export function orderRows(): void {
  if (!CSS.supports('-webkit-touch-callout', 'none')) return;
  const rows = document.querySelector('.has-apple');
  const apple = rows?.querySelector('.is-apple-music');
  if (apple) rows?.prepend(apple);
}
