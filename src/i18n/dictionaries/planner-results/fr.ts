/** The words of the planner's answer, which the server writes: advice, steps, the verdict on money, the basis. */
export const plannerResults = {
  advice: {
    keep: {
      title: 'Gardez le {day}',
      text: 'Sorties attendues ce jour-là : {count}. C’est le vendredi le plus favorable du mois.',
    },
    keep_unmeasured: {
      title: 'Gardez le {day}',
      text: 'C’est le plus sûr des vendredis du mois, d’après le calendrier et les délais.',
    },
    keep_equal: {
      title: 'Gardez le {day}',
      text: 'D’autres vendredis du mois ont le même score. À égalité, nous retenons {ties}.',
    },
    keep_possible: {
      title: 'Gardez le {day}',
      text: 'Score : {score} sur {ten}. Le {other} obtient {otherScore}, mais ne laisse plus le temps de préparer la sortie.',
    },
    keep_outside: {
      title: 'Gardez le {day}',
      text: 'Score : {score} sur {ten}. Le {other} obtient {otherScore}, mais tombe pendant les fêtes : du {holidaysFrom} au {holidaysTo}, distributeurs et playlists tournent au ralenti.',
    },
    wait_late: {
      title: 'Attendez le {day}',
      text: 'Plus aucun vendredi {ofMonth} ne laisse le temps de livrer, de proposer le titre à Spotify et de promouvoir.',
    },
    wait_holidays: {
      title: 'Attendez le {day}',
      text: 'Plus aucun vendredi {ofMonth} ne laisse le temps de tout préparer avant les fêtes : du {holidaysFrom} au {holidaysTo}, distributeurs et playlists tournent au ralenti.',
    },
    wait_better: {
      title: 'Attendez le {day}',
      text: 'Score : {score} sur {ten}, contre {otherScore} le {other}. Attente : {weeks}.',
    },
    equal: {
      title: 'D’autres vendredis se valent',
      text: 'D’autres vendredis {ofMonth} ont le même score. À égalité, nous retenons {ties}.',
    },
    window_low: {
      title: 'Profitez de la place',
      text: 'Peu de sorties concurrentes sont attendues ce vendredi : concentrez la promotion sur la première semaine.',
    },
    window_moderate: {
      title: 'Lancez la promotion {weeks} avant',
      text: 'La concurrence attendue est modérée : faites en sorte que l’on vous attende le jour de la sortie.',
    },
    window_high: {
      title: 'Passez au {other} si vous le pouvez',
      text: 'La concurrence attendue est forte le {day}, et le {other} obtient un meilleur score.',
    },
    window_high_everywhere: {
      title: 'Préparez une sortie disputée',
      text: 'La concurrence attendue est forte ce vendredi, et attendre n’apporte pas de meilleur score : touchez d’abord ceux qui vous suivent déjà.',
    },
    saturated: {
      title: 'Comptez sur votre public',
      text: 'Sorties attendues ce jour-là : {count}. Au-delà de {saturated}, les auditeurs n’ont plus le temps de découvrir.',
    },
    active: {
      title: 'Préparez une accroche nette',
      text: 'Sorties attendues ce jour-là : {count}. Vos premières secondes décident si l’on reste.',
    },
    mega: {
      title: 'Contournez les têtes d’affiche',
      text: 'Très grands noms attendus : {count}. Visez vos auditeurs, pas les grandes playlists.',
    },
    major: {
      title: 'Choisissez un public précis',
      text: 'Sorties de majors attendues : {count}. Leurs budgets occupent les emplacements les plus vus.',
    },
    avoid_mega: { title: 'Évitez le {other}', text: 'Très grands noms attendus : {count}.' },
    avoid_major: { title: 'Évitez le {other}', text: 'Sorties de majors attendues : {count}.' },
    avoid_volume: {
      title: 'Évitez le {other}',
      text: 'Sorties attendues : {count}, contre {than} le {day}.',
    },
    avoid_holiday: { title: 'Évitez le {other}', text: 'Jour férié autour de ce vendredi : {countries}.' },
    avoid_holidays: {
      title: 'Évitez le {other}',
      text: 'Du {holidaysFrom} au {holidaysTo}, distributeurs et playlists tournent au ralenti : un vendredi vide n’y est pas un avantage.',
    },
    holiday: {
      title: 'Tenez compte du jour férié',
      text: 'Jour férié autour de ce vendredi : {countries}. Programmez vos publications avant.',
    },
    deliver: {
      title: 'Livrez le {day}',
      text: 'Dernier délai : le {other}. Ensuite, votre distributeur ne peut plus promettre la date.',
    },
    deliver_now: {
      title: 'Livrez dès le {day}',
      text: 'Le délai habituel est passé. Dernier délai : le {other} ; ensuite, votre distributeur ne peut plus promettre la date.',
    },
    deliver_last: {
      title: 'Livrez au plus tard le {day}',
      text: 'Ensuite, votre distributeur ne peut plus promettre la date.',
    },
    pitch: {
      title: 'Proposez le titre à Spotify le {day}',
      text: 'Au plus tard le {other} : Spotify demande {pitchDays} jours avant la sortie.',
    },
    pitch_last: {
      title: 'Proposez le titre à Spotify au plus tard le {day}',
      text: 'Spotify demande {pitchDays} jours avant la sortie.',
    },
    no_single: {
      title: 'Sortez sans single d’avance',
      text: 'Le temps manque pour livrer et proposer un single avant le {day} : mettez en avant le meilleur titre.',
    },
    again: {
      title: 'Refaites l’analyse le {day}',
      text: 'Davantage de sorties de ce vendredi seront alors annoncées : le score pourra s’appuyer sur elles.',
    },
    invest: {
      title: 'Vous pouvez investir fortement',
      text: 'Le score dépasse {high} sur {ten} : la date s’y prête, si vous cherchez des fans.',
    },
    invest_some: {
      title: 'Investissez modérément',
      text: 'Le score dépasse {middle} sur {ten}, sans dépasser {high}.',
    },
    invest_careful: {
      title: 'Restez prudent sur le budget',
      text: 'Le score ne dépasse pas {middle} sur {ten}.',
    },
  },
  steps: {
    master: 'Master et pochette prêts',
    metadata: 'Crédits et partages de droits saisis',
    deliver: 'Livrer au distributeur',
    singleDeliver: 'Livrer le premier single',
    singlePitch: 'Proposer le premier single à Spotify',
    firstSingle: 'Sortir le premier single',
    pitch: 'Proposer le titre à Spotify',
    preSave: 'Ouvrir le pré-save',
    clips: 'Extraits vidéo prêts',
    countdown: 'Activer la Countdown Page, à partir de {listeners} auditeurs actifs',
    adTest: 'Lancer un test publicitaire de {testDays} jours',
    apple: 'Faire présenter la sortie à Apple Music par le distributeur',
    readTest: 'Lire les résultats du test publicitaire',
    checkLinks: 'Vérifier tous les liens',
    release: 'Sortie',
    adsOn: 'Lancer la publicité',
    secondContent: 'Publier un deuxième contenu',
    review: 'Faire le point de la première semaine',
    scaleOrStop: 'Augmenter ou arrêter la publicité',
    report: 'Faire le bilan',
  },
  /** The consequence of a step that is too late. */
  consequences: {
    master: 'Sans master ni pochette, rien ne peut être livré à temps.',
    metadata: 'Des crédits manquants bloquent la livraison.',
    singleDeliver: 'Le single ne peut plus être livré à temps.',
    deliver: 'Votre distributeur peut refuser la date : demandez-lui avant d’envoyer.',
    singlePitch: 'Le single ne serait pas proposé aux playlists de Spotify.',
    firstSingle: 'La sortie se fera sans single d’avance.',
    pitch: 'Spotify ne l’étudie plus pour ses playlists.',
    apple: 'Apple Music ne l’étudie plus pour ses playlists.',
    preSave: 'Pas de pré-save : annoncez la date seule.',
    clips: 'La promotion commence sans vidéo.',
    countdown: 'La sortie se fera sans Countdown Page.',
    adTest: 'La publicité commencerait sans test.',
    readTest: 'La publicité commencerait sans test.',
    checkLinks: 'Vérifiez-les le jour de la sortie.',
    release: 'Les plateformes ne la montreraient pas ce jour-là.',
    other: 'La date de cette étape est passée.',
  },
  /** The reasons to prefer a Friday to others with the same score; `next` joins two reasons. */
  ties: {
    time: 'celui dont les délais pressent le moins',
    quiet: 'le plus calme',
    first: 'le premier',
    next: '{before}, puis {after}',
  },
  /** The known releases that are the reason of an advice. */
  named: 'Déjà annoncé : {names}.',
  verdicts: {
    nothing: 'Rien à acheter',
    dont_buy: 'N’achetez pas',
    test: 'Testez, pas plus',
    consider: 'Seulement pour gagner des fans',
  },
  /** Shown after a price if the fee is missing or by quote. */
  feeNotCounted: 'Les honoraires ne sont pas comptés dans ce calcul.',
  reasons: {
    no_budget: 'Votre budget est de {from} : tout le plan tient sans publicité.',
    no_time: 'Il reste trop peu de temps pour préparer une campagne.',
    crowded: 'Ce vendredi est chargé : l’attention y coûte plus cher.',
    under_minimum: 'Sous {minimum}, une campagne diffuse trop peu pour apprendre quelque chose.',
    small: 'Entre {from} et {to}, un seul test de {testDays} jours : vous saurez si l’on vous suit.',
    fans: 'Les écoutes seules ne remboursent pas la dépense : elle se juge aux fans gagnés.',
  },
  basis: {
    known: 'Environ {share} des sorties de ce vendredi sont déjà annoncées dans les bases publiques.',
    mixed:
      'Environ {share} des sorties de ce vendredi sont déjà annoncées dans les bases publiques ; le reste vient des mêmes semaines des années passées.',
    /** For a Friday without announced releases, of which past years were counted. */
    far: 'Aucune sortie n’est annoncée si loin : les chiffres viennent des mêmes semaines des années passées.',
    season:
      'Les bases publiques n’annoncent encore presque rien pour ce vendredi : les chiffres viennent surtout des mêmes semaines des années passées.',
    /** For a Friday without counts of past years. */
    scaled:
      'Environ {share} des sorties de ce vendredi sont déjà annoncées dans les bases publiques ; le reste est estimé à partir d’elles, faute de relevés des années passées.',
    /** For a Friday with some announced releases, but without counts of past years. */
    few: 'Trop peu de sorties sont annoncées pour mesurer la concurrence : le score vient presque tout entier du calendrier et des délais. Il ne peut pas dépasser {cap} sur {ten}.',
    calendar:
      'Concurrence non mesurée : seuls le calendrier et les délais ont compté. Le score ne peut pas dépasser {cap} sur {ten}.',
  },
  /** The calendar file; `file` is its name, in ASCII. */
  calendar: {
    name: 'Sortie du {day}',
    note: 'Étape de votre plan de sortie. Jours avant la sortie : {days}.',
    until: 'Dernier jour possible : le {day}.',
    file: 'plan-de-sortie',
  },
  /** The mail with the plan. `named` replaces `intro` if the artist has a name. */
  mail: {
    subject: 'Votre plan de sortie : {day}',
    intro: 'Bonjour, voici le plan demandé le {today} sur {site}.',
    named: 'Bonjour, voici le plan demandé le {today} sur {site} pour {artist}.',
    pair: '{title} : {value}',
    score: '{score} {outOf}. {range}',
    calendar: 'Ces jours dans votre agenda (.ics) :',
    again: 'Refaire l’analyse :',
    foot: 'Vous n’avez rien demandé ? Quelqu’un a saisi votre adresse par erreur. Ignorez ce message, ou écrivez à {contact} : nous effacerons la demande.',
  },
};
