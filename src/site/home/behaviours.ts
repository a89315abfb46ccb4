import { startCounters } from '../../browser/counters.ts';
import { startHelpful } from '../../browser/helpful.ts';
import { startScrubber } from './scrubber.ts';

const COUNTERS_MS = 2500;

/** What the home page does once somebody uses it: the budget scrubber, the counters, the votes. */
export function startBehaviours(): void {
  const scrubber = document.querySelector<HTMLElement>('[data-scrubber]');
  if (scrubber) startScrubber(scrubber);
  const counters = document.querySelector<HTMLElement>('[data-counters]');
  if (counters) startCounters(counters, COUNTERS_MS);
  startHelpful();
}
