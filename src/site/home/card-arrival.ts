/** How much of a card is on the screen when it comes in. */
const SEEN = 0.2;

/**
 * Cards that are below the screen come in when they are scrolled into view, those that arrive together one after the other.
 * The styles alone let every card come in as soon as it is drawn, wherever it stands: where nobody would see it.
 */
export function startArrival(cards: Iterable<HTMLElement>): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const observer = new IntersectionObserver(
    (entries) => {
      let rank = 0;
      for (const { target, isIntersecting } of entries) {
        const card = target as HTMLElement;
        if (!isIntersecting) {
          card.dataset['unseen'] = '';
          continue;
        }
        observer.unobserve(card);
        if (!('unseen' in card.dataset)) continue;
        card.style.setProperty('--rank', String(rank));
        delete card.dataset['unseen'];
        rank += 1;
      }
    },
    { threshold: SEEN },
  );
  for (const card of cards) observer.observe(card);
}
