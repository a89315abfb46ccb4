import type { Locale } from '../locale/locale.ts';
import type { LandingChannel, LandingVariant } from './landing-count.ts';

/** How each report names the page. */
export interface CountedLanding {
  /** Public identifier of the page. */
  page: string;
  /** Null: no test runs. */
  variant: LandingVariant | null;
  locale: Locale;
  channel: LandingChannel;
}

/** What a landing page asks the server to count; only counts by day are stored. */
export type LandingReport =
  | (CountedLanding & { kind: 'landing-view' })
  /** `first`: the first click of a view, a conversion. */
  | (CountedLanding & { kind: 'landing-click'; target: string; first: boolean });
