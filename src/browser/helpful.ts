import type { HelpfulAnswer, HelpfulVote } from '../contracts/review-submission.ts';
import { VOTES_KEY } from '../domain/storage/vote-key.ts';
import { postJson } from './api.ts';
import { randomId } from './random-id.ts';

/** More are not remembered: the server knows them all. */
const MOST = 500;

/** What this browser keeps once it has voted: who it is to the server, and the ids of the reviews it voted for. */
interface Votes {
  voter: string;
  reviews: string[];
}

/**
 * The "helpful" buttons of a page's reviews. A vote is shown at once, and put back where the server does not take it; a
 * vote that was given before is shown, and is not given again.
 */
export function startHelpful(): void {
  // Kept with the first vote that counts, and not before.
  const newcomer: Votes = { voter: randomId(), reviews: [] };
  showGivenVotes();
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-helpful]');
    if (button && button.getAttribute('aria-pressed') !== 'true') void vote(button, newcomer);
  });
}

/** Marks the votes that this browser gave before. For reviews that come later as well. */
export function showGivenVotes(): void {
  const given = readVotes()?.reviews ?? [];
  for (const button of document.querySelectorAll<HTMLElement>('[data-helpful]'))
    if (given.includes(idOf(button))) button.setAttribute('aria-pressed', 'true');
}

const idOf = ({ dataset }: HTMLElement): string => dataset['helpful'] ?? '';

async function vote(button: HTMLElement, newcomer: Votes): Promise<void> {
  const id = idOf(button);
  const before = Number(button.dataset['count']);
  const status = statusOf(button);
  status.textContent = '';
  show(button, true, before + 1);
  const { voter } = readVotes() ?? newcomer;
  const body: HelpfulVote = { voter };
  const answer = await postJson<HelpfulAnswer>(`/reviews/${encodeURIComponent(id)}/helpful`, body);
  if (answer.kind !== 'ok') {
    show(button, false, before);
    status.textContent = button.closest<HTMLElement>('[data-vote-failed]')?.dataset['voteFailed'] ?? '';
    return;
  }
  show(button, true, answer.data.helpful);
  // Read anew: votes may have been on their way side by side.
  const { reviews } = readVotes() ?? newcomer;
  keepVotes({ voter, reviews: [...reviews, id].slice(-MOST) });
}

/** The text of the count is the page's own, `(7)`: a count of nobody is not said. */
function show(button: HTMLElement, pressed: boolean, count: number): void {
  button.setAttribute('aria-pressed', String(pressed));
  button.dataset['count'] = String(count);
  const place = button.querySelector('[data-count-text]');
  if (place) place.textContent = count > 0 ? `(${count})` : '';
}

/** Beside the button, and there before it says something, so that a screen reader hears it. */
function statusOf(button: HTMLElement): HTMLElement {
  const next = button.nextElementSibling;
  if (next instanceof HTMLElement && next.getAttribute('role') === 'status') return next;
  const status = document.createElement('span');
  status.setAttribute('role', 'status');
  status.className = 'helpful-status';
  button.after(status);
  return status;
}

function readVotes(): Votes | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(VOTES_KEY) ?? 'null');
    return isVotes(kept) ? kept : undefined;
  } catch {
    // Storage may be switched off, or hold something else.
    return undefined;
  }
}

function keepVotes(votes: Votes): void {
  try {
    localStorage.setItem(VOTES_KEY, JSON.stringify(votes));
  } catch {
    // Storage is off or full: the vote counts, and is not remembered here.
  }
}

function isVotes(value: unknown): value is Votes {
  if (typeof value !== 'object' || value === null) return false;
  const { voter, reviews } = value as Partial<Record<keyof Votes, unknown>>;
  return typeof voter === 'string' && /^[\da-f-]{36}$/.test(voter) && Array.isArray(reviews);
}
