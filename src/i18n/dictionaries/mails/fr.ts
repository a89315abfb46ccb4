/** The emails to the agency. */
export const mails = {
  lead: {
    subject: {
      contact: 'Nouveau message',
      simulation: 'Nouvelle simulation',
      booking: 'Nouvelle demande de rendez-vous',
      planner: 'Nouvelle sortie planifiée',
    },
    text: 'Un prospect vient d’arriver. Son nom et ses coordonnées vous attendent dans le back-office :',
    platform: 'Plateforme : {platform}',
    budget: 'Budget par mois : {budget}',
  },
  review: {
    subject: 'Un avis attend votre décision',
    text: 'Un avis de {rating} sur 5 vient d’être déposé. Il ne paraîtra sur le site qu’avec votre accord :',
  },
  report: {
    subject: 'Signalement n° {number} : {reason}',
    text: 'Une personne signale un contenu du site. À partir de maintenant, vous êtes réputés le connaître. Il est à lire sous un jour ouvré, et à décider sous {days} jours :',
    urgent:
      'Une personne signale un contenu du site pour protéger des enfants. Lisez-le sous {hours} heures ; si une vie est en danger, prévenez aussi la police (article {article} du règlement (UE) {law}) :',
  },
  claim: {
    subject: 'Un chiffre expire bientôt : {claim}',
    text: 'Ce chiffre n’est confirmé que jusqu’au {day}. Le lendemain, il sera retiré de toutes les pages du site. Pour le garder, vérifiez-le et confirmez-le à nouveau :',
  },
  links: {
    subject: {
      one: '{count} lien à revoir sur vos landing pages',
      other: '{count} liens à revoir sur vos landing pages',
    },
    text: 'Chaque mois, les liens des landing pages en ligne sont vérifiés. Ceux-ci ne mènent plus où ils devraient :',
    line: '« {title} »',
    verdicts: {
      dead: 'La page n’existe plus.',
      moved: 'La page a changé d’adresse.',
      private: 'L’adresse est celle d’un réseau privé.',
    },
    more: 'D’autres liens sont dans le même cas.',
    action: 'Ouvrez chaque page pour remplacer le lien, puis publiez-la à nouveau :',
  },
  /** Shortly before a release. */
  missingLinks: {
    subject: '« {title} » sort dans moins de {hours} heures : il manque un lien',
    text: 'Des fans attendent le rappel de cette sortie, et leur plateforme n’est pas sur la page :',
    line: { one: '{count} fan a choisi {platform}', other: '{count} fans ont choisi {platform}' },
    action: 'Sans le lien, le bouton de leur rappel ouvre la landing page. Ajoutez-le, puis publiez :',
  },
  retirement: {
    announced: {
      subject: 'Des prospects seront bientôt effacés, après {years} ans',
      text: {
        one: '{count} prospect n’a donné aucun signe depuis bientôt {years} ans. Rien ne s’efface avant {days} jours ; ensuite, chaque prospect est effacé automatiquement la nuit où il atteint {years} ans, comme la page de confidentialité le promet.',
        other:
          '{count} prospects n’ont donné aucun signe depuis bientôt {years} ans. Rien ne s’efface avant {days} jours ; ensuite, chaque prospect est effacé automatiquement la nuit où il atteint {years} ans, comme la page de confidentialité le promet.',
      },
    },
    stopped: {
      subject: 'Effacement des prospects arrêté',
      text: {
        one: '{count} prospect sur {all} arrive d’un coup au bout de {years} ans. C’est plus de {share} de tous les prospects : une date est sans doute fausse, et rien n’a été effacé.',
        other:
          '{count} prospects sur {all} arrivent d’un coup au bout de {years} ans. C’est plus de {share} de tous les prospects : une date est sans doute fausse, et rien n’a été effacé.',
      },
    },
    action: 'Vous pouvez voir la liste, garder un prospect en disant pourquoi, ou effacer vous-même :',
  },
  alarms: {
    subject: 'Le site a besoin de vous',
    kinds: {
      path: 'L’essai quotidien du parcours d’une demande a échoué, ou n’a pas réussi depuis plus d’un jour.',
      deliveries: 'Des envois à vos automatisations ont été abandonnés : ils attendent d’être relancés.',
      mails: 'Des emails ont été abandonnés : ils attendent d’être relancés.',
      waiting: 'Des envois ou des emails attendent depuis plus de cinq minutes : leur file n’avance plus.',
      workers:
        'Plus aucun processus n’envoie les demandes et les emails : ils sont enregistrés et attendent.',
      disk: 'Il reste moins d’un dixième du disque : bientôt, plus aucune demande ne pourra être enregistrée.',
      backup: 'La dernière sauvegarde a plus de 26 heures.',
      sends: 'Une plateforme publicitaire refuse l’accès de notre serveur : Intégrations, onglet « Envois ».',
      sendsPaused:
        'Une plateforme publicitaire ne répond plus depuis plus d’une heure : les envois attendent.',
      sendsRefused:
        'Une plateforme publicitaire refuse plus d’un envoi sur vingt : Intégrations, onglet « Envois ».',
      sendsUnclear:
        'Une plateforme publicitaire a répondu sans confirmer la réception d’un envoi, qui n’est pas répété : Intégrations, onglet « Envois ».',
      sendsSilent:
        'Une plateforme publicitaire n’a rien reçu depuis deux jours, alors que des visiteurs ont accepté : Intégrations, onglet « Envois ».',
      sendsEnding:
        'Des envois publicitaires en attente seront perdus dans moins de douze heures : Intégrations, onglet « Envois ».',
      sendsVersion:
        'La version de l’interface d’une plateforme publicitaire prend fin dans moins de soixante jours : le site doit être mis à jour.',
    },
    action: 'Le détail est dans « Avant la mise en ligne » :',
  },
  campaigns: {
    subject: { one: '{count} campagne à regarder', other: '{count} campagnes à regarder' },
    text: 'Les chiffres importés sortent de ce qui était prévu. Chaque alerte n’est envoyée qu’une fois, tant qu’elle dure :',
    alerts: {
      spends_fast:
        'La dépense dépasse le rythme prévu d’au moins {percent} deux jours de suite, jusqu’au {day}.',
      spends_slowly:
        'La dépense est au moins {percent} sous le rythme prévu deux jours de suite, jusqu’au {day}.',
      costs_more:
        'Trois jours de suite, jusqu’au {day}, une vue a coûté au moins {percent} de plus que le haut de la fourchette estimée.',
      costs_less:
        'Trois jours de suite, jusqu’au {day}, une vue a coûté au moins {percent} de moins que le bas de la fourchette estimée.',
      no_figures: 'Pas de chiffres après le {day}.',
    },
  },
  draftAnswer: {
    subject: { approval: 'Landing page approuvée : « {title} »', remark: 'Une remarque sur « {title} »' },
    text: {
      approval:
        'Le brouillon que vous avez envoyé vient d’être approuvé. La version approuvée est indiquée à l’étape « Publication » :',
      remark:
        'Une remarque vient d’être laissée sur le brouillon que vous avez envoyé. Vous la trouverez à l’étape « Publication » :',
    },
  },
  weekly: {
    subject: { one: '{count} chose attend ce lundi', other: '{count} choses attendent ce lundi' },
    line: '{step} : {count}',
    steps: {
      calls: 'Appels',
      campaigns: 'Campagnes à clore',
      links: 'Liens morts',
      claims: 'Chiffres qui expirent',
      sources: 'Sources à relire',
      sends: 'Envois refusés',
      requests: 'Demandes à traiter',
    },
    footer:
      'Vous recevez ce message chaque lundi parce que vous l’avez demandé dans vos réglages. Pour l’arrêter d’un clic :',
  },
  followUps: {
    subject: { one: '{count} relance à faire aujourd’hui', other: '{count} relances à faire aujourd’hui' },
    mine: { one: 'Une relance vous est confiée :', other: '{count} relances vous sont confiées :' },
    unassigned: {
      one: 'Une relance n’a pas de responsable :',
      other: '{count} relances n’ont pas de responsable :',
    },
    footer:
      'Vous recevez ce message parce que vous avez demandé ce rappel dans vos réglages : un seul, les matins où une relance est prévue.',
  },
  password: {
    subject: 'Choisissez un nouveau mot de passe · {brand}',
    text: 'Un nouveau mot de passe a été demandé pour votre compte du back-office « {brand} » ({site}). Ce lien est valable une heure et ne sert qu’une fois :',
    unasked: 'Si vous n’avez rien demandé, ignorez ce message : votre mot de passe reste le même.',
  },
  accessChanged: {
    subjects: {
      password: 'Votre mot de passe a changé · {brand}',
      passkey_added: 'Une clé d’accès a été ajoutée · {brand}',
      passkey_removed: 'Une clé d’accès a été supprimée · {brand}',
      second_factor_on: 'La double authentification est activée · {brand}',
      second_factor_off: 'La double authentification est désactivée · {brand}',
      recovery_codes_renewed: 'De nouveaux codes de secours · {brand}',
      recovery_code_used: 'Un code de secours a été utilisé · {brand}',
    },
    changes: {
      password: 'Le mot de passe de votre compte a été changé.',
      passkey_added:
        'Une clé d’accès a été ajoutée à votre compte : elle ouvre le back-office sans mot de passe ni code.',
      passkey_removed: 'Une clé d’accès de votre compte a été supprimée : elle n’ouvre plus le back-office.',
      second_factor_on:
        'La double authentification de votre compte a été activée : un code est demandé après le mot de passe.',
      second_factor_off:
        'La double authentification de votre compte a été désactivée : le mot de passe seul suffit.',
      recovery_codes_renewed:
        'Les codes de secours de votre compte ont été remplacés : les anciens ne sont plus valables.',
      recovery_code_used: 'Un code de secours de votre compte a été utilisé. Il ne peut plus servir.',
    },
    account: 'C’était le {at} (heure de Paris), sur le back-office « {brand} » ({site}).',
    own: 'Si c’est bien vous, ou si vous l’aviez demandé, il n’y a rien à faire.',
    stranger:
      'Sinon, prévenez votre administration et choisissez tout de suite un nouveau mot de passe, avec « Mot de passe oublié ? » sur la page de connexion :',
  },
  invitation: {
    subject: 'Votre accès au back-office · {brand}',
    greeting: 'Bonjour {name},',
    text: '{inviter} vous invite dans le back-office « {brand} ». Ouvrez ce lien pour choisir votre mot de passe. Il ne sert qu’une fois, jusqu’au {until} (heure de Paris) :',
    unexpected:
      'Si vous n’attendiez pas cette invitation, ignorez ce message : sans mot de passe choisi, le compte reste fermé.',
  },
  test: {
    subject: 'Message d’essai',
    text: 'Si vous lisez ce message, l’envoi des emails fonctionne ({brand}). Envoyé le {at} (heure de Paris).',
  },
  footer: 'Vous recevez ce message parce que votre adresse est inscrite dans les réglages du back-office.',
  platforms: {
    youtube: 'YouTube',
    meta: 'Meta',
    tiktok: 'TikTok',
    spotify: 'Spotify',
  },
};
