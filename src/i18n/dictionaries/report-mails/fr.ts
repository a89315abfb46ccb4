/** The mails about a report of illegal content. Each line becomes a paragraph. */
export const reportMails = {
  receipt: {
    subject: 'Signalement n° {number} reçu · {brand}',
    lines: [
      'Bonjour,',
      'Nous avons reçu votre signalement n° {number} : {reason}.',
      'Contenu signalé : {address}',
      'Une personne le lit sous un jour ouvré (quatre heures pour la protection des enfants). Vous aurez une décision, avec sa raison, sous {days} jours. Aucun programme ne décide.',
      'Une précision ? Écrivez à {contact} en rappelant le numéro. Vos coordonnées sont effacées un an après la clôture. Si vous n’avez rien signalé, ignorez ce message.',
      '{brand}',
    ],
  },
  question: {
    subject: 'Une question sur votre signalement n° {number} · {brand}',
    lines: [
      'Bonjour,',
      'Pour décider de votre signalement n° {number}, il nous manque une réponse :',
      '{words}',
      'Répondez à {contact} en rappelant le numéro. Sans réponse sous {days} jours, nous déciderons avec ce que nous avons.',
      '{brand}',
    ],
  },
  decision: {
    subject: 'Notre décision sur votre signalement n° {number} · {brand}',
    lines: [
      'Bonjour,',
      'Nous avons examiné votre signalement n° {number}. {outcome}',
      'Notre raison, dans nos mots : {words}',
      'Une personne a décidé, sans programme.',
      '{ways}',
      '{brand}',
    ],
    outcomes: {
      removed: 'Le contenu est retiré.',
      hidden: 'Le contenu est masqué.',
      shortened: 'Le passage en cause est retiré.',
      cuts: 'Les passages en cause sont retirés.',
      kept: 'Le contenu reste en ligne.',
      restored: 'La première décision est annulée : le contenu est rétabli.',
      absent: 'Il n’est pas retenu ; le contenu n’est plus en ligne, pour une autre raison.',
    },
  },
  statement: {
    measures: {
      removed: {
        subject: 'Votre avis a été retiré · {brand}',
        done: 'Votre avis du {date} est retiré du site {brand}, dans tous les pays et sans limite de durée (décision n° {number}).',
      },
      shortened: {
        subject: 'Un passage de votre avis a été retiré · {brand}',
        done: 'Un passage de votre avis du {date} est retiré du site {brand}, dans tous les pays et sans limite de durée (décision n° {number}). Le reste de l’avis et sa note restent publiés : « […] » remplace le passage, avec la mention « Extrait », sur {page}',
      },
      cuts: {
        subject: 'Des passages de votre avis ont été retirés · {brand}',
        done: 'Des passages de votre avis du {date} sont retirés du site {brand}, dans tous les pays et sans limite de durée (décision n° {number}). Le reste de l’avis et sa note restent publiés : « […] » remplace chaque passage, avec la mention « Extrait », sur {page}',
      },
    },
    lines: [
      'Bonjour,',
      '{done}',
      '{passages}',
      'Les faits, dans les mots de l’agence : {words}',
      'Le motif : {ground}. {basis}',
      'Un signalement en est la cause. Aucun programme n’a servi à repérer l’avis ni à décider : une personne a décidé.',
      '{ways}',
      '{brand}',
    ],
    passages: { one: 'Le passage retiré : {quoted}', other: 'Les passages retirés : {quoted}' },
    quoted: '« {passage} »',
    law: 'C’est contraire à la loi : {law}.',
    terms: 'C’est contraire à nos conditions d’utilisation, chapitre « Modération » : {page}',
  },
  /** The second decision about a removal, to the author. */
  reviewed: {
    subject: 'Décision revue sur votre avis · {brand}',
    lines: [
      'Bonjour,',
      'La décision n° {number} sur votre avis du {date} a été contestée, et nous l’avons revue. {outcome}',
      'Notre raison, dans nos mots : {words}',
      'Une personne a décidé, sans programme.',
      '{ways}',
      '{brand}',
    ],
    outcomes: {
      restored: 'Votre avis est de nouveau en ligne.',
      absent: 'Elle est annulée, mais votre avis n’est pas en ligne, pour une autre raison.',
      removed: 'Votre avis reste retiré. Le motif : {ground}. {basis}',
      whole: 'Votre avis est de nouveau publié en entier.',
      shortened: 'Le passage reste retiré. Le motif : {ground}. {basis}',
      cuts: 'Les passages restent retirés. Le motif : {ground}. {basis}',
    },
  },
  ways: 'Vous n’êtes pas d’accord ? Écrivez à {contact} jusqu’au {day}, en rappelant le numéro : la décision est revue une fois, sans frais, par une autre personne s’il y en a une. Vous pouvez aussi saisir un organisme de règlement extrajudiciaire certifié (article {article} du règlement (UE) {law}) ou un tribunal.',
  lastWays:
    'Cette décision est la seconde. Vous pouvez encore saisir un organisme de règlement extrajudiciaire certifié (article {article} du règlement (UE) {law}) ou un tribunal.',
  /** The two mails about accessibility, which is no matter of the law. */
  barrier: {
    receipt: {
      subject: 'Problème d’accessibilité n° {number} reçu · {brand}',
      lines: [
        'Bonjour,',
        'Nous avons reçu votre message n° {number} sur l’accessibilité.',
        'Page : {address}',
        'Vous aurez une réponse sous {days} jours : ce qui est corrigé, ou pour quand c’est prévu, et une autre façon d’obtenir ce que vous cherchiez.',
        'Une précision ? Écrivez à {contact} en rappelant le numéro. Vos coordonnées sont effacées un an après la clôture. Si vous n’avez rien écrit, ignorez ce message.',
        '{brand}',
      ],
    },
    answer: {
      subject: 'Notre réponse sur l’accessibilité, n° {number} · {brand}',
      lines: [
        'Bonjour,',
        'Votre message n° {number} sur l’accessibilité : {outcome}',
        '{words}',
        'La réponse ne suffit pas ? Écrivez à {contact} en rappelant le numéro. Vous pouvez aussi saisir le Défenseur des droits : {appeal}',
        '{brand}',
      ],
    },
    outcomes: { mended: 'le problème est corrigé.', kept: 'la page ne change pas pour l’instant.' },
  },
};
