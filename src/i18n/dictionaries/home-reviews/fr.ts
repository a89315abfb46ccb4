/** The reviews of the home page. The browser also loads the texts of a card, to render more reviews. */
export const homeReviews = {
  eyebrow: 'Avis',
  title: 'Ce qu’ils en disent, bon ou moins bon.',
  summary: '{average} sur 5 en moyenne, {count} avis',
  /** Where reviews from other sites are hidden. */
  summaryHidden: 'Avis masqués, comptés dans la moyenne : {hidden}',
  rating: '{rating} sur 5',
  /** In place of the bars of a review without a rating. */
  unrated: 'Avis sans note',
  helpful: {
    people: 'Utile à {count} personnes',
    vote: 'Utile',
    /** Follows the word above, for screen readers only: the review that the button belongs to. */
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
