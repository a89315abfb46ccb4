import type { LandingSource } from '../../src/http-front/landing-page.ts';

/** The landing pages of a site without any. */
export const noLandings: LandingSource = {
  find: () => undefined,
  view: () => undefined,
  isKnown: () => false,
  afterEnd: () => undefined,
  preview: async () => undefined,
  figures: async () => undefined,
  pixels: async () => undefined,
  report: async () => undefined,
};
