/** Keyboard focus on the cards of the list. The browser owns the focus, so it is read and set in the DOM. */

export const cardId = (id: string) => `review-${id}`;

const cards = () => [...document.querySelectorAll<HTMLElement>('li:not([data-gone]) > article.review')];
const currentCard = () => document.activeElement?.closest<HTMLElement>('article.review') ?? undefined;

/** Moves the focus to the next or the previous card; to the first card if no card has the focus. */
export function stepCards(step: 1 | -1): void {
  const all = cards();
  const current = currentCard();
  const next = current ? all[all.indexOf(current) + step] : all[0];
  next?.focus();
}

/** Clicks the control of a shortcut in the card with the focus. Returns whether the card has such a control. */
export function pressInCard(letter: string): boolean {
  const control = currentCard()?.querySelector<HTMLElement>(`[aria-keyshortcuts="${letter}"]`);
  control?.click();
  return control != null;
}

export const focusCard = (id: string): void => document.getElementById(cardId(id))?.focus();

/** Moves the focus before cards are removed from the list: to the next card, else the previous one, else the section. */
export function focusPast(leaving: readonly string[], options?: FocusOptions): void {
  const all = cards();
  const goes = (card: HTMLElement) => leaving.some((id) => card.id === cardId(id));
  const last = all.findLastIndex(goes);
  const stays = (card: HTMLElement) => !goes(card);
  const next = all.slice(last + 1).find(stays) ?? all.slice(0, Math.max(last, 0)).findLast(stays);
  (next ?? document.getElementById('section'))?.focus(options);
}
