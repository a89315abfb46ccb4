import { startArrival } from './card-arrival.ts';

/** Turns the pages of reviews: six at a time, round and round, and the new page fades in card by card. */
export function startReviews(root: HTMLElement): void {
  const pages = [...root.querySelectorAll<HTMLElement>('[data-review-page]')];
  const cardsOf = (page?: HTMLElement) => page?.querySelectorAll<HTMLElement>('.review-card') ?? [];
  startArrival(cardsOf(pages[0]));
  const more = root.querySelector('[data-review-more]');
  if (pages.length < 2 || !more) return;
  const texts = JSON.parse(root.dataset['texts'] ?? '{}') as Record<string, string>;
  const pager = document.createElement('nav');
  pager.className = 'review-pager';
  pager.setAttribute('aria-label', texts['label'] ?? '');
  const position = document.createElement('p');
  position.className = 'figures text-small text-muted';
  position.setAttribute('role', 'status');

  let shown = 0;
  const show = (page: number) => {
    shown = (page + pages.length) % pages.length;
    pages.forEach((element, index) => {
      element.hidden = index !== shown;
    });
    // A page that is turned to comes in as a whole, however its cards came into view before.
    for (const card of cardsOf(pages[shown])) card.style.removeProperty('--rank');
    position.textContent = (texts['position'] ?? '')
      .replace('{page}', String(shown + 1))
      .replace('{pages}', String(pages.length));
  };
  pager.append(
    arrow(texts['previous'], 'M15 5l-7 7 7 7', () => show(shown - 1)),
    position,
    arrow(texts['next'], 'M9 5l7 7-7 7', () => show(shown + 1)),
  );
  for (const page of pages) page.classList.remove('mt-5');
  more.replaceWith(...pages.slice(1), pager);
  show(0);
}

function arrow(label: string | undefined, path: string, act: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'icon-button border border-control-line';
  button.setAttribute('aria-label', label ?? '');
  button.innerHTML = `<svg viewBox="0 0 24 24" class="size-5" aria-hidden="true"><path class="stroke" d="${path}"/></svg>`;
  button.addEventListener('click', act);
  return button;
}
