import type { HelpfulAnswer, HelpfulVote } from '../contracts/reviews/review-submission.ts';
import { VOTES_KEY } from '../domain/storage/vote-key.ts';
import { postJson } from './api.ts';
import { randomId } from './random-id.ts';

/** The most reviews that the browser remembers; the server knows all votes. */
const MOST = 500;

/** The record this browser stores with its first vote: its voter id, and the ids of the reviews it voted for. */
interface Votes {
  voter: string;
  reviews: string[];
}

/**
 * Starts the "helpful" buttons of a page's reviews. A vote is shown at once, and taken back when the server refuses it
 * or does not respond. An earlier vote of this browser is shown and cannot be repeated.
 */
export function startHelpful(): void {
  // Stored with the first vote that counts, not before.
  const newcomer: Votes = { voter: randomId(), reviews: [] };
  showGivenVotes();
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-helpful]');
    if (button && button.getAttribute('aria-pressed') !== 'true') void vote(button, newcomer);
  });
}

/** Marks the earlier votes of this browser. Call it again when reviews are added to the page. */
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
  // Read again: another vote may have been stored during the request.
  const { reviews } = readVotes() ?? newcomer;
  keepVotes({ voter, reviews: [...reviews, id].slice(-MOST) });
}

/** Writes the count as the server renders it, `(7)`; a count of 0 is not shown. */
function show(button: HTMLElement, pressed: boolean, count: number): void {
  button.setAttribute('aria-pressed', String(pressed));
  button.dataset['count'] = String(count);
  const place = button.querySelector('[data-count-text]');
  if (place) place.textContent = count > 0 ? `(${count})` : '';
}

/** The status beside the button. It exists before it has a text, so that a screen reader announces the text. */
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
    // Storage may be off, or the stored text may not be JSON.
    return undefined;
  }
}

function keepVotes(votes: Votes): void {
  try {
    localStorage.setItem(VOTES_KEY, JSON.stringify(votes));
  } catch {
    // Storage is off or full: the vote counts, but this browser does not remember it.
  }
}

function isVotes(value: unknown): value is Votes {
  if (typeof value !== 'object' || value === null) return false;
  const { voter, reviews } = value as Partial<Record<keyof Votes, unknown>>;
  return typeof voter === 'string' && /^[\da-f-]{36}$/.test(voter) && Array.isArray(reviews);
}
