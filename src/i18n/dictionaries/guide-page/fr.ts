/** The texts around a guide. */
export const guidePage = {
  updated: 'Mis à jour le {date}',
  takeaways: 'L’essentiel',
  steps: 'Le plan, étape par étape',
  faq: 'Questions fréquentes',
  note: 'À savoir',
  /** The source of a statement about another company's rules, and the day on which it was checked. */
  checked: {
    page: 'Source : {source}, consultée le {date}.',
    /** Shown if a stored copy of the page was read. */
    datedCopy: 'Source : {source}, page {ofMonth}, consultée le {date} (archive).',
    undatedCopy: 'Source : {source}, consultée le {date} (archive).',
  },
  /** The note on the origin of a guide's figures. */
  basis:
    'Les moyennes et les seuils de ce guide sont ceux de l’agence, sauf source indiquée. Aucun n’est une promesse de résultat. Une source marquée « archive » a été lue dans une copie enregistrée ; la page d’origine fait foi.',
  /** Shown before the terms of the agency's fee: the costs that a calculator includes, and those that all guides include. */
  fee: {
    budget: 'Ce budget est celui de la publicité seule.',
    total: 'Dans la dépense, comptez aussi les honoraires de l’agence, si elle mène la campagne.',
    adSpend: 'La dépense est celle de la publicité seule, sans honoraires.',
    guides: 'Les budgets des guides sont ceux de la publicité seule.',
  },
  call: {
    title: 'Vous préférez qu’on le calcule avec vous ?',
    text: 'Dites-nous le titre, le public et la somme. On vous répond par écrit, ou en {agency.call} au téléphone.',
    action: 'Nous contacter',
    audit: 'Audit KPI Gratuit',
    book: 'Réserver un appel',
    newTab: '(nouvel onglet)',
  },
  next: 'Guide suivant',
  all: 'Tous les guides',
};
