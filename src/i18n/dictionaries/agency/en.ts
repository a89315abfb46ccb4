import type { agency as fr } from './fr.ts';

export const agency = {
  announcement: 'Announcement',
  testimonials: {
    title: 'With their authors’ consent',
    note: 'Testimonials that we collected ourselves. They count neither in the average nor in the number of reviews.',
  },
  team: 'Who looks after you.',
  cases: { title: 'Campaigns, in full.', missed: 'What fell short' },
} satisfies typeof fr;
