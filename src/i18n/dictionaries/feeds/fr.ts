/** The texts around the articles and reviews that are fetched from vendors. */
export const feeds = {
  /** Shown beside a text that is in another language than the page. */
  inLanguage: 'en {language}',
  articles: {
    unavailable: 'Chargement des articles temporairement indisponible',
    loading: 'Chargement des articles…',
    categories: {
      youtube: 'YouTube',
      meta: 'Meta',
      tiktok: 'TikTok',
      strategy: 'Stratégie',
    },
  },
  /** Beside a review that was shortened, by the number of cuts. */
  excerpt: {
    one: 'Extrait : un passage a été retiré après un signalement',
    other: 'Extrait : des passages ont été retirés après un signalement',
  },
  reviews: {
    unavailable: 'Impossible de charger les avis Google',
    loading: 'Les avis sont en cours de chargement.',
    /** Shown instead of a list that is still empty. */
    retry: 'Réessayer',
    featured: 'Coup de cœur',
    verified: 'Avis vérifié',
    /** The meaning of "verified", on the card: for a review from this site, and for a review from a service. */
    verifiedHere: 'Avis vérifié : écrit sur invitation personnelle',
    verifiedThere: 'Avis vérifié : {source} confirme que l’auteur a été client',
    /** The notice on every page that lists a sample review. */
    invented: 'Site de démonstration : les avis de source « {demo} » sont inventés.',
    /** Shown beside an average that includes samples. */
    counted: {
      one: 'La moyenne porte sur {count} avis inventé.',
      other: 'La moyenne porte sur {count} avis inventés.',
    },
    unnamed: 'Client',
    /** The caption under a five-star rating without a comment. It is never shown as a quotation. */
    caption: 'Excellent service !',
    /** The disclosures beside a review: the month of the experience, and whether anything was given in return. */
    experience: 'Expérience : {month}',
    campaignPlatform: 'Plateforme : {platform}',
    rewards: { none: 'Sans contrepartie', given: 'Avec contrepartie', unknown: 'Contrepartie inconnue' },
    answer: 'Réponse de l’agence',
    kept: 'Un avis écrit ici est effacé après {years} ans au plus.',
    platforms: {
      site: 'Avis déposé sur ce site',
      demo: 'Exemple',
    },
  },
  /** The reason why a list is missing. `status` is followed by a colon and an HTTP status or a vendor's error key. */
  reasons: {
    not_configured: 'Identifiant du widget manquant',
    status: 'Erreur Featurable API',
    invalid: 'Format de données invalide',
    timeout: 'Délai d’attente dépassé',
    unreachable: 'Le service d’avis est injoignable',
  },
};
