/** The page of a watched Friday, and its mails. Each line of a mail becomes a paragraph. */
export const watch = {
  title: 'Suivre un vendredi',
  description: 'Un email seulement si une sortie annoncée change la donne pour votre vendredi.',
  none: {
    text: 'Choisissez d’abord un vendredi dans le planificateur : le lien « Suivre ce vendredi » est sous le résultat.',
    link: 'Ouvrir le planificateur',
    how: 'Comment cela se passe',
    /** What happens, in order. */
    steps: [
      {
        title: 'Vous choisissez',
        text: 'Le planificateur compare les vendredis d’un mois pour votre sortie.',
      },
      {
        title: 'Vous confirmez',
        text: 'Un lien part à votre adresse, valable {hours} heures. Sans votre clic, rien d’autre ne part.',
      },
      {
        title: 'Nous relisons',
        text: 'Chaque nuit, les sorties annoncées dans les bases publiques. Un email seulement si elles changent la donne, une fois par semaine au plus.',
      },
      {
        title: 'Tout s’efface',
        text: 'Le suivi s’arrête {days} jours après le vendredi ; votre adresse est effacée {kept} jours plus tard.',
      },
    ],
  },
  ask: {
    lead: 'Vous voulez suivre le {friday}. Nous relisons chaque nuit les sorties annoncées dans les bases publiques, et nous n’écrivons que si elles changent la donne : une fois par semaine au plus.',
    email: 'Email (nom@example.com)',
    send: 'Recevoir le lien de confirmation',
    note: 'Rien d’autre ne part sans votre clic. Le suivi s’arrête {days} jours après le vendredi ; votre adresse est effacée {kept} jours plus tard.',
    privacy: 'Confidentialité',
    trap: 'Laissez ce champ vide',
    sent: 'Regardez votre boîte : si cette adresse ne suit pas déjà le {friday}, un lien vient de partir. Il est valable {hours} heures.',
  },
  page: {
    friday: 'Vendredi suivi : {friday}',
    confirm: 'Oui, suivre ce vendredi',
    confirmText: 'Un email seulement si une sortie annoncée change la donne, jusqu’au {ends}.',
    watching: 'Suivi jusqu’au {ends}.',
    kept: 'C’est noté, vous gardez ce vendredi.',
    moved: 'C’est noté, vous changez de vendredi.',
    ended: 'Ce suivi est terminé. L’adresse est effacée le {day}.',
    classes: { calm: 'Calme', active: 'Actif', saturated: 'Saturé' },
    expected:
      '{class} : de {low} à {high} sorties attendues, {known} annoncées dans les bases publiques. Score {score} sur {ten}.',
    stale:
      'Nous n’avons pas assez de relevés récents pour en juger : nous ne vous écrivons qu’avec des relevés récents.',
    named: 'Sorties annoncées',
    from: '{source}, lu le {day}',
    better: 'Un vendredi plus favorable, et encore faisable : le {friday}, score {score} sur {ten}.',
    noBetter:
      'Aucun vendredi faisable n’est nettement meilleur. Vous pouvez encore changer le budget ou la première semaine.',
    keep: 'Garder ce vendredi',
    move: 'Passer au {friday}',
    stop: 'Arrêter le suivi',
  },
  mails: {
    confirm: {
      subject: 'Confirmez le suivi du {friday} · {brand}',
      lines: [
        'Bonjour,',
        'Vous (ou quelqu’un d’autre) avez demandé à suivre le {friday} avec {brand}. Ouvrez ce lien et appuyez sur « Oui, suivre ce vendredi » :',
        '{link}',
        'Sans ce geste, aucun autre message ne partira, et votre adresse sera effacée dans {hours} heures. Gardez le lien : il sert aussi à changer de vendredi ou à arrêter.',
        '{brand}',
      ],
    },
    news: {
      subject: 'Le {friday} change : {class} · {brand}',
      lines: [
        'Bonjour,',
        '{what}',
        '{named}',
        '{better}',
        'Garder, changer de vendredi ou arrêter :',
        '{link}',
        'D’après les sorties annoncées dans les bases publiques, qui n’en connaissent qu’une partie. Une semaine au moins avant un autre message.',
        '{brand}',
      ],
      class: 'Le {friday} était {before}, il devient {after} : des sorties ont été annoncées.',
      mega: 'Une sortie de premier plan vient d’être annoncée pour le {friday}.',
      /** The classes inside a sentence. */
      classes: { calm: 'calme', active: 'actif', saturated: 'saturé' },
      release: '- {artist}, « {title} » ({source}, lu le {day})',
      better: 'Un vendredi plus favorable et encore faisable : le {better}, score {points} contre {score}.',
      late: 'Aucun vendredi faisable n’est nettement meilleur : trop tard pour bouger, ou pas la peine. Voici ce que vous pouvez changer : le budget, et ce que vous faites la première semaine.',
    },
  },
  sample: 'exemple',
};
