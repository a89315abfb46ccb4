import { startHelpful } from '../../browser/helpful.ts';
import { startRenewing } from './renewing.ts';
import { startReviewPager } from './review-pager.ts';
import { startScrubber } from './scrubber.ts';

/** Starts the behaviours of the home page on its first use: budget meter, votes, pages of reviews, renewed lists. */
export function startBehaviours(): void {
  const scrubber = document.querySelector<HTMLElement>('[data-scrubber]');
  if (scrubber) startScrubber(scrubber);
  startHelpful();
  startReviewPager();
  startRenewing();
}
