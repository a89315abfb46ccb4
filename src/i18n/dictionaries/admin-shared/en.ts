import type { adminShared as fr } from './fr.ts';

/** Texts of parts that several sections show: lists, the quarantine, a password and its code. */
export const adminShared = {
  filters: {
    more: { none: 'More filters', one: 'More filters (1 active)', many: 'More filters ({count} active)' },
    few: { none: 'Filters', one: 'Filters (1)', many: 'Filters ({count})' },
  },
  sort: 'Sort',
  quarantine: {
    tab: 'Quarantine',
    title: 'Quarantined submissions',
    about:
      'These submissions look like spam: they are not delivered, counted or exported. Release those of a real person; the others are deleted after 30 days.',
    none: 'Nothing was quarantined in the last 30 days.',
    review: 'Review',
    rating: '{rating} out of 5',
    arrived: 'Received',
    expires: 'deleted on',
    signs: {
      trap: 'the hidden field was filled in',
      speed: 'the form was filled in within a second',
    },
    release: 'Release',
    releaseOf: 'Release the submission from {name}',
    released: {
      leads: 'Released: {name} is a new lead.',
      reviews: 'Released: the review by {name} awaits a decision.',
    },
  },
  showPassword: 'Show password',
  wait: { text: 'Too many attempts. Try again in {time}.', over: 'You can try again now.' },
  currentPassword: 'Current password',
  anyCode: 'Code from the app, or recovery code',
} satisfies typeof fr;
