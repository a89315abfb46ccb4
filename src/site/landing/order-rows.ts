/**
 * Moves the platform that a reminder names (`sur`) to the first place, on every device. Else it moves Apple Music to the first place in the DOM, for screen readers, where the style sheet shows it first: on Apple's
 * phones, whose browser is the only one that knows this property.
 */
export function orderRows(): void {
  const chosen = new URLSearchParams(location.search).get('sur');
  const row = chosen && document.querySelector(`.rows > .is-${CSS.escape(chosen)}`);
  if (row) {
    row.parentElement?.classList.remove('has-apple');
    row.parentElement?.prepend(row);
    return;
  }
  if (!CSS.supports('-webkit-touch-callout', 'none')) return;
  const rows = document.querySelector('.has-apple');
  const apple = rows?.querySelector('.is-apple-music');
  if (apple) rows?.prepend(apple);
}
