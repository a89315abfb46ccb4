import { showGivenVotes } from '../../browser/helpful.ts';
import { fill } from '../../i18n/format.ts';
import { fetchPage } from './review-pages.ts';
import { REVIEWS_ON_PAGE } from './review-paging.ts';

/** The page that was asked for last, where it is not shown yet. */
const wanted = new WeakMap<HTMLElement, number>();

/**
 * Turns the pages of reviews: six at a time, round and round. The others than the first are fetched when somebody reaches
 * for the arrows. A page that cannot be had leaves the one that is shown, and says why.
 */
export function startReviewPager(): void {
  document.addEventListener('click', ({ target }) => {
    const arrow = (target as Element).closest<HTMLElement>('[data-turn]');
    const root = arrow?.closest<HTMLElement>('[data-reviews]');
    if (root) void turnTo(root, wantedPage(root) + Number(arrow?.dataset['turn']));
  });
  for (const sign of ['pointerover', 'focusin']) {
    document.addEventListener(sign, ({ target }) => {
      // What fails here is said when the page is turned.
      if ((target as Element).closest('.review-pager')) fetchPage(1).catch(() => undefined);
    });
  }
}

/** The page that was asked for last, which may be on its way: the first is 0. */
export const wantedPage = (root: HTMLElement): number => wanted.get(root) ?? pageOf(root);

/** The page that is shown. */
const pageOf = (root: HTMLElement): number =>
  Number(root.querySelector<HTMLElement>('[data-review-page]:not([hidden])')?.dataset['reviewPage'] ?? 0);

/**
 * Shows a page, which may be one beyond either end. Gives whether it is there; never throws.
 * @param root of the reviews; it need not be in the page yet
 */
export async function turnTo(root: HTMLElement, beyond: number): Promise<boolean> {
  const pages = pagesOf(root);
  const page = (beyond + pages) % pages;
  wanted.set(root, page);
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

/** The list of a page; the first one where the page is gone since. */
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
  // A page that is turned to comes in as a whole, however its cards came into view before.
  for (const card of list.querySelectorAll<HTMLElement>('.review-card')) card.style.removeProperty('--rank');
  const position = root.querySelector<HTMLElement>('[data-position]');
  if (position) {
    const text = position.dataset['position'] ?? '';
    position.textContent = fill(text, { page: pageOf(root) + 1, pages: pagesOf(root) });
  }
  if (focused) root.querySelector<HTMLElement>('[data-turn="1"]')?.focus({ preventScroll: true });
  // Below the header, where it begins: on a phone, a page is longer than the window, and the arrows are at its end.
  const header = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  if (root.isConnected && list.getBoundingClientRect().top < header)
    list.scrollIntoView({ block: 'start', behavior: 'instant' });
}

/** Nothing is lost: the page that is shown stays, and the retry is for the one that was wanted. */
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
