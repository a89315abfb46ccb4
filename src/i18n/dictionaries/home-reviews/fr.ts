/** The reviews of the home page. The browser also loads the texts of a card, to render more reviews. */
export const homeReviews = {
  eyebrow: 'Avis',
  title: 'Ce qu’ils en disent, bon ou moins bon.',
  summary: '{average} sur 5 en moyenne, {count} avis. Les notes les plus basses d’abord',
  /** Shown if reviews from other sites are hidden. */
  summaryHidden: 'Avis masqués, comptés dans la moyenne : {hidden}',
  rating: '{rating} sur 5',
  /** Shown instead of the bars for a review without a rating. */
  unrated: 'Avis sans note',
  helpful: {
    people: 'Utile à {count} personnes',
    vote: 'Utile',
    /** Read after the word above, only by screen readers: the review that the button belongs to. */
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
