/** The reviews of the home page. What a card says is fetched by the browser as well, where further ones are read. */
export const homeReviews = {
  eyebrow: 'Avis',
  title: 'Ce qu’ils en disent, bon ou moins bon.',
  summary: '{average} sur 5 en moyenne, {count} avis',
  rating: '{rating} sur 5',
  helpful: {
    people: 'Utile à {count} personnes',
    vote: 'Utile',
    /** Said after the word above, to whoever does not see the card. */
    of: 'avis signé {name}',
    failed: 'Vote non enregistré. Réessayez.',
  },
  more: 'Lire {count} autres avis',
  pager: {
    label: 'Pages d’avis',
    previous: 'Avis précédents',
    next: 'Avis suivants',
    position: 'Page {page} sur {pages}',
  },
  all: 'Lire tous les avis',
  write: 'Laisser un avis',
};
