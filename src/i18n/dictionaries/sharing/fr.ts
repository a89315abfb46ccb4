/** The texts that other programs show: those of the news feed, and those on the pictures of shared links. */
export const sharing = {
  feed: {
    title: 'Guides de {brand}',
    description:
      'Budgets, indicateurs et méthodes pour promouvoir sa musique par la publicité : les guides de {brand}, à mesure qu’ils paraissent.',
  },
  /** The kind of the page, above the title on its picture. */
  kinds: {
    home: 'Agence publicitaire pour la musique',
    service: 'Services',
    hub: 'Expertise',
    guide: 'Guide',
    planner: 'Planificateur',
    index: 'Guides',
    articles: 'Articles',
    glossary: 'Ressources',
    faq: 'FAQ',
    questions: 'Questions',
    reviews: 'Avis',
    figures: 'Chiffres',
    contact: 'Contact',
    legal: 'Informations légales',
    sitemap: 'Plan du site',
    statement: 'Accessibilité',
  },
  /** The names of the figures on the pictures of pages that are no guide and have none of a guide's figures. */
  figures: {
    'spotify.from': 'Budget publicitaire Spotify, dès',
    'agency.call': 'Le premier appel',
    'glossary.terms': 'Mots expliqués',
    'planner.delivery': 'De la livraison à la sortie',
  },
};
