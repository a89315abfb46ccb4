/** Texts of parts that several sections show: lists, the quarantine, a password and its code. */
export const adminShared = {
  filters: {
    more: {
      none: 'Plus de filtres',
      one: 'Plus de filtres (1 actif)',
      many: 'Plus de filtres ({count} actifs)',
    },
    few: {
      none: 'Filtres',
      one: 'Filtres (1)',
      many: 'Filtres ({count})',
    },
  },
  sort: 'Trier',
  quarantine: {
    tab: 'Écartés',
    title: 'Envois écartés',
    about:
      'Ces envois ressemblent à du spam : ils ne sont ni transmis, ni comptés, ni exportés. Reprenez ceux d’une vraie personne ; les autres sont supprimés après 30 jours.',
    none: 'Rien n’a été écarté ces 30 derniers jours.',
    review: 'Avis',
    rating: '{rating} sur 5',
    arrived: 'Reçu',
    expires: 'supprimé le',
    signs: {
      trap: 'le champ caché était rempli',
      speed: 'le formulaire a été rempli en moins d’une seconde',
    },
    release: 'Reprendre',
    releaseOf: 'Reprendre l’envoi de {name}',
    released: {
      leads: 'Repris : {name} est un nouveau prospect.',
      reviews: 'Repris : l’avis signé {name} attend une décision.',
    },
  },
  showPassword: 'Afficher le mot de passe',
  wait: { text: 'Trop d’essais. Réessayez dans {time}.', over: 'Vous pouvez réessayer.' },
  currentPassword: 'Mot de passe actuel',
  anyCode: 'Code de l’application ou code de secours',
};
