import { freshPage } from '../../browser/await-feeds.ts';
import { showGivenVotes } from '../../browser/helpful.ts';
import { startRetries } from '../../browser/missing-feeds.ts';
import { readApi } from '../../browser/read-api.ts';
import type { ArticleDto } from '../../contracts/article.ts';
import type { FeedState } from '../../contracts/feed.ts';
import type { ReviewDto, ReviewStats } from '../../contracts/reviews/review.ts';
import { startArrival } from './card-arrival.ts';
import { turnTo, wantedPage } from './review-pager.ts';
import { forgetReviews } from './review-pages.ts';
import { REVIEW_ORDER, REVIEWS_ON_PAGE } from './review-paging.ts';

interface Articles {
  state: FeedState;
  data: ArticleDto[];
}
interface Reviews {
  state: FeedState;
  data: ReviewDto[];
  stats: ReviewStats;
}

/**
 * Compares articles and reviews on the page with the API. A changed section is taken from the page as the server
 * renders it now, and replaces the old section without scrolling the reader's view. Throws when the API does not
 * respond.
 */
export async function renewLists(): Promise<void> {
  const lang = document.documentElement.lang;
  const [articles, reviews] = await Promise.all([
    readApi<Articles>(`/articles?lang=${lang}`),
    readApi<Reviews>(`/reviews?lang=${lang}&limit=${REVIEWS_ON_PAGE}&order=${REVIEW_ORDER}`),
  ]);
  const changed = [
    ['articles', isShown('articles', articles.state, articles.data.map(textsOfArticle))],
    ['reviews', isShown('reviews', reviews.state, reviews.data.map(textsOfReview), reviews.stats)],
  ].flatMap(([id, shown]) => (shown ? [] : [String(id)]));
  if (changed.length === 0) return;
  const fresh = await freshPage();
  for (const id of changed) await renew(document.getElementById(id), fresh.getElementById(id));
}

const textsOfArticle = ({ title, excerpt, date }: ArticleDto) => [title, excerpt, date];
const textsOfReview = ({ name, comment, timeAgo }: ReviewDto) => [name, comment, timeAgo];

/** Whether a section shows the data of the API. A section that page or server is still loading counts as shown. */
function isShown(
  id: string,
  state: FeedState,
  texts: (string | null)[][],
  stats?: Pick<ReviewStats, 'totalReviews'>,
): boolean {
  const section = document.getElementById(id);
  if (!section || section.dataset['feed'] === 'loading' || state === 'loading') return true;
  const cards = section.querySelectorAll('.article-card, [data-review-page="0"] > .review-card');
  const total = section.querySelector<HTMLElement>('[data-reviews]')?.dataset['reviews'];
  return (
    section.dataset['feed'] === state &&
    cards.length === texts.length &&
    (total === undefined || total === String(stats?.totalReviews)) &&
    texts.every((words, index) => words.every((text) => cards[index]?.textContent.includes(text ?? '')))
  );
}

async function renew(section: HTMLElement | null, successor: HTMLElement | null): Promise<void> {
  if (!section || !successor) return;
  const reviews = section.querySelector<HTMLElement>('[data-reviews]');
  const successors = successor.querySelector<HTMLElement>('[data-reviews]');
  if (reviews) forgetReviews();
  if (reviews && successors) {
    const page = wantedPage(reviews);
    // The page of reviews that the reader has open, if the new list still has that page.
    const there = page * REVIEWS_ON_PAGE < Number(successors.dataset['reviews']);
    if (!(await turnTo(successors, there ? page : 0))) return;
    // The reader turned the page meanwhile: the list is renewed the next time.
    if (wantedPage(reviews) !== page) return;
  }
  const focused = section.contains(document.activeElement) ? sameIn(successor, document.activeElement) : null;
  if (focused === undefined) return;
  putInPlace(section, successor);
  focused?.focus({ preventScroll: true });
  showGivenVotes();
  startRetries();
  startArrival(successor.querySelectorAll<HTMLElement>('[data-review-page]:not([hidden]) > .review-card'));
}

/**
 * The element in the new section that gets the focus. `undefined`: no such element, and the list is renewed the next time.
 */
function sameIn(successor: HTMLElement, focused: Element | null): HTMLElement | undefined {
  const name = ['data-turn', 'data-helpful', 'href'].find((attribute) => focused?.hasAttribute(attribute));
  const value = name && focused?.getAttribute(name);
  return value
    ? (successor.querySelector<HTMLElement>(`[${name}="${CSS.escape(value)}"]`) ?? undefined)
    : undefined;
}

/**
 * Replaces the section and, in the same frame, corrects the scroll position, with or without the browser's anchoring.
 */
function putInPlace(section: HTMLElement, successor: HTMLElement): void {
  const { style } = document.documentElement;
  const { top, bottom } = section.getBoundingClientRect();
  style.setProperty('overflow-anchor', 'none');
  section.replaceWith(successor);
  const now = successor.getBoundingClientRect();
  // For a section above the window its end must not move, otherwise its beginning.
  const moved = bottom <= 0 ? now.bottom - bottom : now.top - top;
  if (moved !== 0) scrollBy({ top: moved, behavior: 'instant' });
  requestAnimationFrame(() => style.removeProperty('overflow-anchor'));
}
