/** The cards of the list as the keyboard meets them. Focus is the browser's, so it is read and set there. */

export const cardId = (id: string) => `review-${id}`;

const cards = () => [...document.querySelectorAll<HTMLElement>('article.review')];
const currentCard = () => document.activeElement?.closest<HTMLElement>('article.review') ?? undefined;

/** To the card after or before the one with the focus; to the first one from anywhere else. */
export function stepCards(step: 1 | -1): void {
  const all = cards();
  const current = currentCard();
  const next = current ? all[all.indexOf(current) + step] : all[0];
  next?.focus();
}

/** Presses what a letter stands for in the card with the focus, and says whether there was such a thing. */
export function pressInCard(letter: string): boolean {
  const control = currentCard()?.querySelector<HTMLElement>(`[aria-keyshortcuts="${letter}"]`);
  control?.click();
  return control != null;
}

export const focusCard = (id: string): void => document.getElementById(cardId(id))?.focus();

/** Some cards are about to go: the keyboard goes on at the next one, else at the one before, else at the section. */
export function focusPast(leaving: readonly string[]): void {
  const all = cards();
  const goes = (card: HTMLElement) => leaving.some((id) => card.id === cardId(id));
  const last = all.findLastIndex(goes);
  const stays = (card: HTMLElement) => !goes(card);
  const next = all.slice(last + 1).find(stays) ?? all.slice(0, Math.max(last, 0)).findLast(stays);
  (next ?? document.getElementById('section'))?.focus();
}
