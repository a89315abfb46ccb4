import type { reportLink as fr } from './fr.ts';

export const reportLink: typeof fr = {
  text: 'Report',
  review: 'Report the review by {name}',
  testimonial: 'Report the testimonial by {name}',
};
