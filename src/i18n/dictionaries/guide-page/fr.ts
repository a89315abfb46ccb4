/** The texts around a guide. */
export const guidePage = {
  contents: 'Sommaire',
  updated: 'Mis à jour le {date}',
  takeaways: 'L’essentiel',
  steps: 'Le plan, étape par étape',
  faq: 'Questions fréquentes',
  note: 'À savoir',
  /** The origin of a statement about another company's rules, and the day on which it was checked. */
  checked: {
    page: 'Source : {source}, consultée le {date}.',
    /** A stored copy of the page was read. */
    datedCopy: 'Source : {source}, page {ofMonth}, consultée le {date} (archive).',
    undatedCopy: 'Source : {source}, consultée le {date} (archive).',
  },
  /** The note on the origin of a guide's figures. */
  basis:
    'Les moyennes et les seuils de ce guide sont ceux de l’agence, sauf source indiquée. Aucun n’est une promesse de résultat. Une source marquée « archive » a été lue dans une copie enregistrée ; la page d’origine fait foi.',
  /** Before the terms of the agency's fee: what a calculator counts, and what all guides count. */
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
