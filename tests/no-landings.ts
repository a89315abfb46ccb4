import type { LandingSource } from '../src/http-front/landing-page.ts';

/** Landing pages of a site that has none. */
export const noLandings: LandingSource = {
  find: () => undefined,
  view: () => undefined,
  isKnown: () => false,
  afterEnd: () => undefined,
  preview: async () => undefined,
  figures: async () => undefined,
  report: async () => undefined,
};
