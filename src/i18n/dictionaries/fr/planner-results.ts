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
      text: 'Calendrier et délais ne le distinguent pas d’autres vendredis du mois : c’est le premier des meilleurs.',
    },
    moved: {
      title: 'Visez le {day}',
      text: 'Aucun vendredi du mois choisi n’est tenable. Celui-ci est le premier qui vous laisse le temps.',
    },
    window_low: {
      title: 'Profitez de la place',
      text: 'Peu de sorties concurrentes ce vendredi : concentrez la promotion sur la première semaine.',
    },
    window_moderate: {
      title: 'Lancez la promotion {promotionWeeks} semaines avant',
      text: 'La concurrence est modérée : il faut être attendu le jour de la sortie.',
    },
    window_high: {
      title: 'Décalez de {delayFrom} à {delayTo} semaines',
      text: 'La concurrence est forte ce vendredi.',
    },
    saturated: {
      title: 'Changez de vendredi si vous le pouvez',
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
    avoid: { title: 'Évitez le {other}', text: 'La concurrence y est plus forte, ou le délai plus court.' },
    avoid_holidays: {
      title: 'Évitez le {other}',
      text: 'Du {holidaysFrom} au {holidaysTo}, distributeurs et playlists tournent au ralenti : un vendredi vide n’y est pas une chance.',
    },
    holiday: {
      title: 'Tenez compte du jour férié',
      text: 'Pays visés qui ont un jour férié autour de ce vendredi : {count}. Programmez vos publications avant.',
    },
    deliver: {
      title: 'Livrez avant le {day}',
      text: 'Votre distributeur a besoin de {deliveryWeeks} semaines pour livrer sans risque, de {holidayWeeks} autour des fêtes.',
    },
    deliver_late: {
      title: 'Livrez au plus tard le {day}',
      text: 'La date prudente est passée : prévenez votre distributeur avant d’envoyer.',
    },
    pitch: {
      title: 'Proposez le titre à Spotify le {day}',
      text: 'Dernier jour accepté : le {other}, {pitchDays} jours avant la sortie.',
    },
    pitch_late: {
      title: 'Proposez le titre à Spotify sans attendre',
      text: 'Dernier jour accepté : le {day}, {pitchDays} jours avant la sortie.',
    },
    again: {
      title: 'Refaites l’analyse le {day}',
      text: 'Les premières sorties sont annoncées plusieurs semaines avant : on saura alors qui d’autre sort ce jour-là.',
    },
    invest: { title: 'Vous pouvez investir fortement', text: 'Le score dépasse {high} sur {ten}.' },
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
    deliverLatest: 'Livrer, dernier délai',
    firstSingle: 'Sortir le premier single',
    pitch: 'Proposer le titre à Spotify',
    preSave: 'Ouvrir le pré-save',
    clips: 'Extraits vidéo prêts',
    countdown: 'Activer la Countdown Page, à partir de {listeners} auditeurs actifs',
    lastGoodPitch: 'Dernier bon jour pour proposer le titre',
    adTest: 'Lancer un test publicitaire de {testDays} jours',
    apple: 'Dernier jour conseillé pour Apple Music',
    pitchDeadline: 'Dernier jour pour proposer le titre à Spotify',
    readTest: 'Lire les résultats du test publicitaire',
    checkLinks: 'Vérifier tous les liens',
    release: 'Sortie',
    adsOn: 'Allumer la publicité',
    secondContent: 'Publier un deuxième contenu',
    review: 'Faire le point de la première semaine',
    scaleOrStop: 'Augmenter ou arrêter la publicité',
    report: 'Faire le bilan',
  },
  verdicts: {
    nothing: 'Rien à acheter',
    dont_buy: 'N’achetez pas',
    test: 'Testez, pas plus',
    consider: 'Envisageable',
  },
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
    season:
      'Aucune sortie n’est annoncée si loin : les chiffres viennent des mêmes semaines des années passées.',
    calendar:
      'Concurrence non mesurée : seuls le calendrier et les délais ont compté. Le score ne peut pas dépasser {cap} sur {ten}.',
  },
  /** Of the file for a calendar; `file` is its name, in ASCII. */
  calendar: {
    name: 'Sortie du {day}',
    note: 'Étape de votre plan de sortie. Jours avant la sortie : {days}.',
    file: 'plan-de-sortie',
  },
};
