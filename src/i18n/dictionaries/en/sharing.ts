import type { sharing as fr } from '../fr/sharing.ts';

/** What other programs show of the site: readers of feeds, and the pictures of shared links. */
export const sharing = {
  feed: {
    title: '{brand} guides',
    description:
      'Budgets, metrics and methods for promoting your music with ads: {brand} guides, as they are published.',
  },
  /** Above the title, on the picture of a page. */
  kinds: {
    home: 'Ad agency for music',
    service: 'Services',
    hub: 'Expertise',
    guide: 'Guide',
    index: 'Guides',
    glossary: 'Resources',
    faq: 'FAQ',
    reviews: 'Reviews',
    contact: 'Contact',
    legal: 'Legal information',
  },
} satisfies typeof fr;
