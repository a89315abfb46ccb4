/** What other programs show of the site: readers of feeds, and the pictures of shared links. */
export const sharing = {
  feed: {
    title: 'Guides de {brand}',
    description:
      'Budgets, indicateurs et méthodes pour promouvoir sa musique par la publicité : les guides de {brand}, à mesure qu’ils paraissent.',
  },
  /** Above the title, on the picture of a page. */
  kinds: {
    home: 'Agence publicitaire pour la musique',
    service: 'Services',
    hub: 'Expertise',
    guide: 'Guide',
    index: 'Guides',
    glossary: 'Ressources',
    faq: 'FAQ',
    reviews: 'Avis',
    contact: 'Contact',
    legal: 'Informations légales',
  },
};
