/** The page that lists all pages of the site. */
export const sitePlan = {
  meta: {
    title: 'Plan du site : toutes les pages',
    description:
      'Toutes les pages du site, par sujet : services et prix, outils, réponses, guides et informations légales.',
  },
  /** Name in the footer and the breadcrumb, and the title. */
  name: 'Plan du site',
  lead: 'Toutes les pages, par sujet.',
  groups: {
    agency: 'L’agence',
    campaigns: 'Préparer une campagne',
    answers: 'Comprendre',
    guides: 'Guides',
    legal: 'Informations légales',
  },
  guides: 'Les guides, dans l’ordre',
  report: {
    name: 'Un bilan de campagne en exemple',
    description: 'Ce que reçoit un client : l’estimation, le résultat, et ce qui a manqué.',
  },
  simulator: 'Six questions, puis une fourchette de vues pour votre budget.',
};
