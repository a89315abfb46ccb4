import { startCounters } from './counters.client.ts';
import { startScrubber } from './scrubber.client.ts';

/** Brings the home page to life. Everything on it is complete and usable before this runs. */
const scrubber = document.querySelector<HTMLElement>('[data-scrubber]');
if (scrubber) startScrubber(scrubber);
const counters = document.querySelector<HTMLElement>('[data-counters]');
if (counters) startCounters(counters);
