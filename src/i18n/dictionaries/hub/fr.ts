/** The expertise hub. A placeholder (`{youtube.costPerView}`) names a figure of `domain/benchmarks/figures.ts`. */
export const hub = {
  meta: {
    title: 'Expertise marketing musical : guides et repères',
    description:
      'Budget, ROI, ciblage, formats : nos guides de publicité musicale, triés par sujet et par niveau. Le prix d’une vue, des formules, des seuils.',
  },
  name: 'Expertise Marketing Musical',
  updated: 'Mis à jour en {year}',
  lead: 'Ce que coûte une vue, ce que rapporte une écoute, à qui montrer un clip et quand s’arrêter. Nos méthodes, écrites pour ceux qui paient leur campagne eux-mêmes.',
  find: 'Trouver un guide',
  order: 'Lire dans l’ordre',
  wave: '{minutes} minutes de lecture au total.',
  stats: {
    label: 'L’expertise en chiffres',
    guides: 'guides experts',
    artists: 'artistes formés',
    budget: 'de budget optimisé',
    source: 'Artistes et budget : chiffres de l’agence.',
    oneSource: 'Chiffre de l’agence.',
  },
  benchmarks: {
    costPerView: 'Coût par vue sur YouTube, en moyenne',
    return: 'Retour sur dépense publicitaire visé',
    note: 'Repères de nos guides. Le retour visé vaut pour une campagne qui vend (billets, produits dérivés) ; pour des écoutes seules, comptez en fans gagnés.',
    averageNote: 'Repère de nos guides : une moyenne.',
  },
  areas: {
    eyebrow: 'Domaines',
    title: 'Les quatre leviers d’une campagne.',
    guides: 'Guides de ce domaine',
    budget: {
      title: 'Budget & Stratégie',
      text: 'Combien mettre, sur quelle plateforme, et à partir de quelle somme un test veut dire quelque chose.',
      figure: 'Le prix d’une vue selon le genre : de {youtube.costPerView|low} à {youtube.costPerView|high}.',
    },
    analytics: {
      title: 'Analytics & ROI',
      text: 'Quels chiffres lire, lesquels ignorer, et quoi en décider le lundi matin.',
      figure:
        'Le ROI qui décide : pause sous {roi.threshold.test}, hausse du budget au-dessus de {roi.threshold.scale}.',
    },
    targeting: {
      title: 'Ciblage Avancé',
      text: 'Ceux qui écoutent déjà des artistes proches de vous, puis ceux qui leur ressemblent, sans payer deux fois pour la même personne.',
      figure:
        'Le prix d’une vue change avec le public : {youtube.audience.retargeting} en reciblage, {youtube.audience.wide} en public large.',
    },
    creative: {
      title: 'Créatif & Formats',
      text: 'L’extrait, la première image, le format de chaque plateforme : ce qui fait rester.',
      figure: 'Sur TikTok, une vidéo que le public reprend coûte moins cher à diffuser.',
    },
  },
  call: {
    title: 'Un doute sur votre campagne ? On la passe en revue avec vous.',
    text: 'Votre titre, votre budget, vos chiffres s’il y en a. En {agency.call}, nous vous disons ce que nous ferions, et ce que nous ne ferions pas.',
    contact: 'Consultation gratuite',
    book: 'Réserver un appel',
    newTab: '(nouvel onglet)',
  },
};
