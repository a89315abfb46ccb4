import type { sharing as fr } from './fr.ts';

/** The texts that other programs show: those of the news feed, and those on the pictures of shared links. */
export const sharing = {
  feed: {
    title: '{brand} guides',
    description:
      'Budgets, metrics and methods for promoting your music with ads: {brand} guides, as they are published.',
  },
  /** The kind of the page, above the title on its picture. */
  kinds: {
    home: 'Ad agency for music',
    service: 'Services',
    hub: 'Expertise',
    guide: 'Guide',
    planner: 'Planner',
    index: 'Guides',
    articles: 'Articles',
    glossary: 'Resources',
    faq: 'FAQ',
    questions: 'Questions',
    reviews: 'Reviews',
    figures: 'Figures',
    contact: 'Contact',
    legal: 'Legal information',
    sitemap: 'Site map',
    statement: 'Accessibility',
  },
  figures: {
    'spotify.from': 'Spotify ad budget, from',
    'agency.call': 'The first call',
    'glossary.terms': 'Terms explained',
    'planner.delivery': 'From delivery to release',
  },
} satisfies typeof fr;
