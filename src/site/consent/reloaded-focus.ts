/**
 * The focus over the reload that a withdrawal causes. Its place is in the state of the page, as nothing of it belongs in the storage or
 * in the address.
 */

/** What has the focus after the settings: what opened them, or the content of the page (`keep-focus.ts`). */
const PLACES = 'main,[data-manage-cookies]';
const places = () => [...document.querySelectorAll<HTMLElement>(PLACES)];

/** Keeps the place of the focus. Call it before the reload. */
export function keepPlace(): void {
  const place = places().indexOf(document.activeElement as HTMLElement);
  // From one, so that a page tests only whether there is one.
  if (place >= 0) history.replaceState({ ...history.state, focus: place + 1 }, '');
}

/** Moves the focus to the kept place, once, unless the visitor has moved it already. */
export function focus(): void {
  const { focus: kept, ...state } = history.state;
  history.replaceState(state, '');
  if (document.activeElement === document.body) places()[kept - 1]?.focus({ preventScroll: true });
}
