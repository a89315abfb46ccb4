/** Articles and reviews: what the site says around what comes from elsewhere. */
export const feeds = {
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
  reviews: {
    unavailable: 'Impossible de charger les avis Google',
    loading: 'Les avis sont en cours de chargement.',
    retry: 'Réessayer',
    featured: 'Coup de cœur',
    verified: 'Avis vérifié',
    /** What it means, on the card itself: written here, or taken over from a service. */
    verifiedHere: 'Avis vérifié : écrit sur invitation personnelle',
    verifiedThere: 'Avis vérifié : {source} confirme que l’auteur a été client',
    /** Wherever a sample is listed. */
    invented:
      'Site de démonstration : les avis de source « {demo} » sont inventés, mention « {verified} » comprise.',
    unnamed: 'Client',
    /** A caption under five stars that came without a comment: never shown as a quotation. */
    caption: 'Excellent service !',
    platforms: {
      site: 'Avis déposé sur ce site',
      demo: 'Exemple',
    },
  },
  /** Why a list is missing. A status or a vendor's error key follows `status` after a colon. */
  reasons: {
    not_configured: 'Identifiant du widget manquant',
    status: 'Erreur Featurable API',
    invalid: 'Format de données invalide',
    timeout: 'Délai d’attente dépassé',
    unreachable: 'Le service d’avis est injoignable',
  },
};
