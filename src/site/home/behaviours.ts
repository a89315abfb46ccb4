import { startHelpful } from '../../browser/helpful.ts';
import { startRenewing } from './renewing.ts';
import { startReviewPager } from './review-pager.ts';
import { startScrubber } from './scrubber.ts';

/** What the home page does once somebody uses it: the budget scrubber, the votes, the pages of reviews, lists that stay new. */
export function startBehaviours(): void {
  const scrubber = document.querySelector<HTMLElement>('[data-scrubber]');
  if (scrubber) startScrubber(scrubber);
  startHelpful();
  startReviewPager();
  startRenewing();
}
