/** The visible share of a card at which it is animated. */
const SEEN = 0.2;

/**
 * Animates cards below the screen when they are scrolled into view; cards that arrive together start one after another.
 * CSS alone would animate every card when it is rendered, even outside the window, where the animation is not visible.
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
