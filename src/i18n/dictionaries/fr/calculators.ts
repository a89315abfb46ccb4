/** The guides' calculators and worked examples. Every figure is filled into a placeholder. */
export const calculators = {
  static: 'Un exemple déjà calculé. Les champs s’ouvrent dès que le calculateur est chargé.',
  scriptless: 'Un exemple déjà calculé. Pour y mettre vos chiffres, activez JavaScript.',
  live: 'Changez un champ : le résultat suit.',
  failed: 'Le calculateur ne s’est pas chargé. L’exemple, lui, reste juste.',
  retry: 'Réessayer',
  source:
    'Ordres de grandeur, d’après la formule et les moyennes de ce guide, mises à jour le {date}.',
  share: 'Copier le lien',
  shared: 'Lien copié',
  shareFailed: 'Copiez ce lien',
  shareNote: 'Le lien rouvre ce calculateur avec les mêmes valeurs.',
  working: 'Le calcul',
  waiting: 'Le résultat revient dès que les champs signalés sont corrigés.',
  chosen: '(votre choix)',
  yes: 'Oui',
  no: 'Non',
  target: 'Cible : {target}',
  onTarget: 'Dans la cible',
  offTarget: 'Hors cible',
  compare: { under: 'moins de {figure}', over: 'plus de {figure}', atLeast: 'au moins {figure}' },
  example: { title: 'Exemple chiffré', inputs: 'Les données', result: 'Le résultat' },
  problems: {
    missing: 'Indiquez un nombre.',
    'not-a-number': 'Écrivez un nombre en chiffres.',
    negative: 'Ce nombre ne peut pas être négatif.',
    'too-small': 'Indiquez au moins {min}.',
    'too-large': 'Indiquez au plus {max}.',
    'not-whole': 'Indiquez un nombre entier.',
    'not-a-choice': 'Choisissez une réponse de la liste.',
    'above-impressions': 'Il ne peut pas y avoir plus de clics que d’impressions.',
  },
  youtube: {
    title: 'Calculer mon budget YouTube',
    fields: { views: 'Vues visées', genre: 'Genre', audience: 'Public' },
    choices: {
      genre: {
        popHipHop: 'Pop, hip-hop',
        electroDance: 'Électro, dance',
        rockMetal: 'Rock, metal',
        jazzClassical: 'Jazz, classique',
      },
      audience: {
        targeted: 'Ciblé, standard',
        wide: 'Large',
        lookalike: 'Similaire (Demand Gen)',
        retargeting: 'Reciblage',
      },
    },
    margin: 'Marge d’optimisation',
    caption: 'de budget publicitaire, marge comprise',
    sentence: 'Comptez {budget} pour cet objectif, entre {low} et {high} selon le prix de la vue.',
    working: {
      one: '{views} vue × {cost} × {audience} (public) × {margin} (marge) = {budget}',
      other: '{views} vues × {cost} × {audience} (public) × {margin} (marge) = {budget}',
    },
    chart: 'Le même objectif selon le public',
    perMonth: 'Budget, s’il est dépensé en un mois',
  },
  meta: {
    title: 'Calculer mon budget Meta',
    fields: { reach: 'Portée visée, en personnes', genre: 'Genre', audience: 'Public' },
    choices: {
      genre: { pop: 'Pop', electro: 'Électro', rock: 'Rock', jazz: 'Jazz' },
      audience: {
        interests: 'Par centres d’intérêt',
        wide: 'Large',
        lookalike: 'Similaire à {meta.lookalikeShare}',
        custom: 'Personnalisé',
      },
    },
    margin: 'Marge',
    caption: 'de budget publicitaire, marge comprise',
    sentence: 'Comptez {budget} pour cet objectif, entre {low} et {high} selon le prix de mille impressions.',
    working: {
      one: '{reach} personne × {cost} × {audience} (public) ÷ {thousand} × {margin} (marge) = {budget}',
      other: '{reach} personnes × {cost} × {audience} (public) ÷ {thousand} × {margin} (marge) = {budget}',
    },
    chart: 'Le même objectif selon le public',
    perMonth: 'Budget, s’il est dépensé en un mois',
  },
  tiktok: {
    title: 'Calculer mon budget TikTok',
    fields: {
      reach: 'Impressions visées',
      age: 'Âge du public',
      video: 'Type de vidéo',
      targeting: 'Ciblage',
      abTests: 'Tests A/B',
      days: 'Jours de diffusion dans le mois',
    },
    choices: {
      age: {
        from: '{from} à {to} ans',
        open: '{from} ans et plus',
      },
      video: {
        original: 'Contenu original',
        trend: 'Reprise d’une tendance',
        creator: 'Avec un créateur',
        challenge: 'Défi lancé par vous',
      },
      targeting: {
        none: 'Sans ciblage fin',
        behavioural: 'Par comportement',
        lookalike: 'Audience similaire',
      },
    },
    caption: 'de budget publicitaire pour le mois',
    sentence:
      'Comptez {budget} pour cet objectif, soit {perDay} par jour, entre {low} et {high} selon le prix de mille impressions.',
    working: {
      one: '{reach} impression × {cost} ÷ {thousand} × {video} (vidéo) × {targeting} (ciblage) × {tests} (tests) = {budget}',
      other:
        '{reach} impressions × {cost} ÷ {thousand} × {video} (vidéo) × {targeting} (ciblage) × {tests} (tests) = {budget}',
    },
    chart: 'Le même objectif selon la vidéo',
    perMonth: 'Budget du mois',
    perDay: 'Budget par jour',
  },
  roi: {
    title: 'Calculer mon ROI',
    fields: {
      spend: 'Dépense, tous coûts compris, en euros',
      revenue: 'Revenus déjà reçus, en euros',
      months: 'Période mesurée, en mois',
      occasional: 'Nouveaux fans occasionnels',
      engaged: 'Nouveaux fans engagés',
      superFan: 'Nouveaux super fans',
    },
    caption: 'de ROI mixte',
    sentence: {
      scale: 'ROI mixte de {roi}, au-dessus de {scale} : vous pouvez augmenter le budget ({step}).',
      optimise:
        'ROI mixte de {roi}, entre {optimise} et {scale} : gardez le budget, améliorez les publicités et le ciblage.',
      test: 'ROI mixte de {roi}, entre {test} et {optimise} : continuez à tester avant d’augmenter.',
      pause: 'ROI mixte de {roi}, sous {test} : mettez en pause et cherchez ce qui bloque.',
    },
    working: {
      lifetimeRevenue:
        'Valeur vie des fans : {occasional} × {occasionalValue} + {engaged} × {engagedValue} + {superFan} × {superFanValue} = {lifetimeRevenue}',
      immediate: 'ROI immédiat : ({revenue} − {spend}) ÷ {spend} = {immediate}',
      lifetime: 'ROI sur la durée : ({lifetimeRevenue} − {spend}) ÷ {spend} = {lifetime}',
      blended: 'ROI mixte : {immediateShare} × ({immediate}) + {lifetimeShare} × ({lifetime}) = {roi}',
    },
    chart: 'Ce qui est dépensé, ce qui revient',
    rows: { spend: 'Dépense', revenue: 'Revenus déjà reçus', lifetimeRevenue: 'Valeur vie des fans' },
    facts: {
      overall: 'ROI mixte',
      costPerFan: 'Coût par fan',
      lifetimeToCost: 'Valeur vie rapportée au coût',
      payback: 'Délai de récupération, au rythme actuel',
    },
    noFans: 'Aucun fan compté',
    noRevenue: 'Aucun revenu compté',
  },
  spotify: {
    title: 'Calculer le coût d’une écoute',
    fields: {
      spotifySpend: 'Dépense, en euros',
      gained: 'Écoutes gagnées',
      before: 'Écoutes du titre sur un an, avant',
    },
    perStream: 'Revenu moyen d’une écoute',
    caption: 'par écoute gagnée',
    paid: 'Une écoute gagnée coûte {cost} et rapporte {perStream} en moyenne : {spend} dépensés, {revenue} de redevances.',
    unpaid:
      'Une écoute gagnée coûte {cost}. Avec {total} écoutes, le titre reste sous le seuil de {threshold} : il ne rapporte encore rien.',
    working: {
      cost: '{spend} ÷ {gained} = {cost}',
      total: '{before} + {gained} = {total} écoutes sur un an',
      revenue: '{gained} × {perStream} = {revenue}',
    },
    streams: 'Écoutes sur un an',
    chart: 'La dépense et ce qu’elle rapporte',
    rows: { spend: 'Dépense', revenue: 'Redevances' },
  },
  listening: {
    title: 'Calculer le prix d’un auditeur',
    fields: {
      pageSpend: 'Dépense, en euros',
      visits: 'Visites de la page',
      clickedOut: 'Visiteurs qui choisissent un service, en pour cent',
      listened: 'Parmi eux, ceux qui écoutent, en pour cent',
    },
    caption: 'par auditeur',
    sentence: 'Un auditeur coûte {listener} : {visit} la visite, {clickOut} le clic sortant.',
    working: {
      visit: '{spend} ÷ {visits} = {visit} la visite',
      clickOut: '{visit} ÷ {clickedOut} = {clickOut} le clic sortant',
      listener: '{clickOut} ÷ {listened} = {listener} l’auditeur',
    },
    conversion: 'Visites devenues écoutes',
    chart: 'Ce que coûte chaque pas',
    rows: { visit: 'Une visite', clickOut: 'Un clic sortant', listener: 'Un auditeur' },
  },
  kpi: {
    title: 'Vérifier mes chiffres',
    adSpend: {
      title: 'Retour sur dépense publicitaire',
      fields: { spend: 'Dépense publicitaire, en euros', revenue: 'Revenus attribués, en euros' },
      caption: 'de retour sur dépense publicitaire',
      reached: 'Un euro dépensé rapporte {amount} : le minimum de {minimum} est atteint.',
      missed: 'Un euro dépensé rapporte {amount} : le minimum de {minimum} n’est pas atteint.',
      working: '{revenue} ÷ {spend} = {ratio}',
      chart: 'Votre retour et le minimum',
      rows: { yours: 'Votre retour', minimum: 'Minimum' },
    },
    acquisition: {
      title: 'Coût d’acquisition acceptable',
      fields: { lifetimeValue: 'Valeur vie d’un fan, en euros' },
      caption: 'au plus pour gagner un fan',
      sentence: 'Gagner un fan qui vaut {value} ne devrait pas coûter plus de {cost}.',
      working: '{share} × {value} = {cost}',
      chart: 'La valeur d’un fan et ce qu’il peut coûter',
      rows: { value: 'Valeur vie', cost: 'Coût acceptable' },
    },
    abTest: {
      title: 'Test A/B',
      fields: {
        impressionsA: 'Impressions de A',
        clicksA: 'Clics de A',
        impressionsB: 'Impressions de B',
        clicksB: 'Clics de B',
      },
      winner: {
        caption: 'de clics en plus pour {winner}, à impressions égales',
        captionOnlyOne: 'de clics pour {winner}, aucun pour l’autre',
        sentence:
          'La version {winner} l’emporte : {best} de clics contre {other}, avec {confidence} de confiance.',
      },
      noDifference: {
        caption: 'de confiance, il en faut {needed}',
        sentence:
          'Rien n’est encore prouvé : {rateA} de clics pour A, {rateB} pour B, avec {confidence} de confiance. Allez au bout de la durée prévue.',
      },
      tooFewClicks: {
        caption: 'de confiance, il en faut {needed}',
        sentence:
          'Trop peu de clics pour conclure : {rateA} de clics pour A, {rateB} pour B, avec {confidence} de confiance. Laissez le test réunir plus de clics.',
      },
      notEnough: {
        caption: {
          one: 'impression pour la version la moins vue, il en faut {needed}',
          other: 'impressions pour la version la moins vue, il en faut {needed}',
        },
        sentence: 'Trop tôt pour juger : il faut au moins {needed} impressions par version.',
      },
      working: {
        rates: 'A : {clicksA} ÷ {impressionsA} = {rateA}. B : {clicksB} ÷ {impressionsB} = {rateB}.',
        test: 'Test exact de Fisher, bilatéral, sur les deux proportions : {confidence} de confiance.',
      },
      chart: 'Taux de clic des deux versions',
      rows: { a: 'Version A', b: 'Version B' },
    },
  },
};
