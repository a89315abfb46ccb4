import { startHelpful } from '../../browser/helpful.ts';
import { startScrubber } from './scrubber.ts';

/** What the home page does once somebody uses it: the budget scrubber, the votes. */
export function startBehaviours(): void {
  const scrubber = document.querySelector<HTMLElement>('[data-scrubber]');
  if (scrubber) startScrubber(scrubber);
  startHelpful();
}
