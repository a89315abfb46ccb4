/** The frequent questions. The home page shows the first ones; figures come from `domain/benchmarks`. */
export const faq = {
  items: [
    {
      question: 'Combien coûte une campagne ?',
      answer:
        'À partir de {agency.minimum} de budget publicitaire par mois, et de {tiktok.minimum} sur TikTok ; Spotify est possible dès {spotify.from}. Nos clients investissent entre {agency.minimum} et {agency.maximum} par mois.',
    },
    {
      question: 'Combien de vues pour mon budget ?',
      answer:
        'Sur YouTube, {estimate.budget} de publicité en Europe : {estimate.views}. Le simulateur calcule cette fourchette selon la plateforme, l’objectif et la région : ce sont des moyennes de marché, pas une garantie. Nos guides comptent autrement, de {youtube.costPerView|low} à {youtube.costPerView|high} la vue : ils supposent un public ciblé, genre par genre.',
    },
    {
      question: 'Les vues sont-elles réelles ?',
      answer:
        'Oui. Vos campagnes passent par les régies officielles de YouTube, Meta et TikTok : votre publicité s’affiche devant de vraies personnes, libres de la regarder ou de l’ignorer. Nous n’achetons ni vues, ni abonnés, ni écoutes à des revendeurs.',
    },
    {
      question: 'Quand verrai-je les premiers résultats ?',
      answer:
        'Comptez depuis la mise en ligne de la publicité. En {agency.firstFigures}, les premiers chiffres : elle est diffusée, et vous voyez ce qu’elle coûte. En {agency.firstResults}, les premiers résultats : de quoi couper ce qui ne marche pas. Pour comparer deux publics, attendez {youtube.significantAfter} sur YouTube, {meta.significantAfter} sur Meta. Et prévoyez {agency.minimumDays} au minimum, pour que l’algorithme apprenne et que les coûts se stabilisent.',
    },
    {
      question: 'Quelle plateforme choisir ?',
      answer:
        'YouTube pour faire découvrir un clip, Meta pour mener à une écoute, à un concert ou à un pré-save, TikTok pour tester un extrait court. Si vous hésitez, comparez les trois dans le simulateur.',
    },
    {
      question: 'Travaillez-vous avec des artistes sans label ?',
      answer:
        'Surtout avec eux : {agency.independent} de nos clients sont indépendants. Il vous faut un morceau terminé, un lien pour l’écouter et un budget que vous pouvez consacrer à un premier test.',
    },
    {
      question: 'Puis-je arrêter quand je veux ?',
      answer:
        'Oui. Une campagne se met en pause en quelques minutes, et la plateforme ne facture que ce qui a été diffusé. Les conditions de nos honoraires figurent dans votre contrat.',
    },
  ],
};

/** The answer about artists without a label, without the claim that may not be shown. */
export const unclaimedAnswer =
  'Oui. Il vous faut un morceau terminé, un lien pour l’écouter et un budget que vous pouvez consacrer à un premier test.';
