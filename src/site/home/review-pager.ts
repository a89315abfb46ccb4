import { showGivenVotes } from '../../browser/helpful.ts';
import { fill } from '../../i18n/format.ts';
import { fetchPage } from './review-pages.ts';
import { REVIEWS_ON_PAGE } from './review-paging.ts';

/** The page that was requested last, until it is shown. */
const wanted = new WeakMap<HTMLElement, number>();

/**
 * Starts the pager of the reviews: six per page, from the last page back to the first. Pages other than the first are
 * loaded when the reader points at or focuses the arrows. When a page fails to load, the shown page stays, with an
 * error.
 */
export function startReviewPager(): void {
  document.addEventListener('click', ({ target }) => {
    const arrow = (target as Element).closest<HTMLElement>('[data-turn]');
    const root = arrow?.closest<HTMLElement>('[data-reviews]');
    if (root) void turnTo(root, wantedPage(root) + Number(arrow?.dataset['turn']));
  });
  for (const sign of ['pointerover', 'focusin']) {
    document.addEventListener(sign, ({ target }) => {
      // An error is shown only when the page is turned.
      if ((target as Element).closest('.review-pager')) fetchPage(1).catch(() => undefined);
    });
  }
}

/** The number of the page that was requested last, even if it is still loading; the first is 0. */
export const wantedPage = (root: HTMLElement): number => wanted.get(root) ?? pageOf(root);

/** The number of the page that is shown. */
const pageOf = (root: HTMLElement): number =>
  Number(root.querySelector<HTMLElement>('[data-review-page]:not([hidden])')?.dataset['reviewPage'] ?? 0);

/**
 * Shows a page; a number beyond either end wraps around. Resolves to whether the page could be loaded; never throws.
 * @param root the element around the reviews; it need not be in the page yet
 */
export async function turnTo(root: HTMLElement, beyond: number): Promise<boolean> {
  const pages = pagesOf(root);
  const page = (beyond + pages) % pages;
  wanted.set(root, page);
  // Not from the start: a screen reader would read it out while the page is laid out.
  root.querySelector('[data-position]')?.setAttribute('role', 'status');
  try {
    const list = await listOf(root, page);
    if (wanted.get(root) === page) show(root, list);
    return true;
  } catch (error) {
    if (wanted.get(root) === page) fail(root, page, error);
    return false;
  }
}

const pagesOf = ({ dataset }: HTMLElement): number =>
  Math.max(Math.ceil(Number(dataset['reviews']) / REVIEWS_ON_PAGE), 1);

/** Returns the list of a page, or the first list if that page no longer exists. */
async function listOf(root: HTMLElement, page: number): Promise<HTMLElement> {
  const at = (number: number) => root.querySelector<HTMLElement>(`[data-review-page="${number}"]`);
  const there = at(page);
  if (there) return there;
  const { list, empty, total } = await fetchPage(page);
  root.dataset['reviews'] = String(total);
  const known = at(page) ?? (empty && at(0));
  if (known) return known;
  list.hidden = true;
  root.querySelector('.review-pager')?.before(list);
  showGivenVotes();
  return list;
}

function show(root: HTMLElement, list: HTMLElement): void {
  wanted.delete(root);
  const retry = root.querySelector('[data-turn-failed]');
  const focused = retry?.contains(document.activeElement);
  retry?.remove();
  for (const other of root.querySelectorAll<HTMLElement>('[data-review-page]')) other.hidden = other !== list;
  // The cards of a turned page are animated together, so the ranks that `card-arrival.ts` set are removed.
  for (const card of list.querySelectorAll<HTMLElement>('.review-card')) card.style.removeProperty('--rank');
  const position = root.querySelector<HTMLElement>('[data-position]');
  if (position) {
    const text = position.dataset['position'] ?? '';
    position.textContent = fill(text, { page: pageOf(root) + 1, pages: pagesOf(root) });
  }
  if (focused) root.querySelector<HTMLElement>('[data-turn="1"]')?.focus({ preventScroll: true });
  // Scrolls to the start of the page, below the header: on a phone a page is longer than the window, and the arrows are
  // last.
  const header = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  if (root.isConnected && list.getBoundingClientRect().top < header)
    list.scrollIntoView({ block: 'start', behavior: 'instant' });
}

/** Shows an error below the current page; its retry button loads the page that failed. */
function fail(root: HTMLElement, page: number, error: unknown): void {
  wanted.delete(root);
  const template = root.querySelector<HTMLTemplateElement>('template[data-timeout]');
  if (!template) return;
  const message = document.createElement('div');
  message.dataset['turnFailed'] = '';
  message.append(template.content.cloneNode(true));
  const reason = message.querySelector('p + p');
  if (reason && error instanceof DOMException && error.name === 'TimeoutError')
    reason.textContent = template.dataset['timeout'] ?? '';
  const before = root.querySelector('[data-turn-failed]');
  const focused = before?.contains(document.activeElement);
  before?.remove();
  template.before(message);
  const form = message.querySelector('form');
  form?.addEventListener('submit', (event) => {
    event.preventDefault();
    void turnTo(root, page);
  });
  if (focused) form?.querySelector('button')?.focus();
}
