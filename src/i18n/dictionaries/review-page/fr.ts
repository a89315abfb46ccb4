/** The page with the form of a review, with or without an invitation. */
export const reviewPage = {
  meta: {
    title: 'Laisser un avis',
    description:
      'Une note, quelques phrases : ce qui a marché, ce qui a manqué. Chaque avis est lu par une personne, et aucun n’est écarté parce qu’il est négatif.',
  },
  title: 'Laisser un avis',
  lead: 'Dites ce qui a marché et ce qui a manqué. Le prochain artiste saura à quoi s’attendre.',
  /** The state of the invitation link that opened the page. */
  invitation: {
    open: {
      title: 'Votre invitation est valable',
      text: 'Vous l’avez reçue parce que nous avons travaillé ensemble : votre avis portera la mention « {verified} ». Elle ne sert qu’une fois.',
    },
    used: {
      title: 'Cette invitation a déjà servi',
      text: 'Un avis a été écrit avec elle. Vous pouvez en laisser un autre ici, sans la mention « {verified} ».',
    },
    expired: {
      title: 'Cette invitation a expiré',
      text: 'Demandez-en une nouvelle à {email}, ou écrivez ici sans elle : votre avis ne portera pas la mention « {verified} ».',
    },
    revoked: {
      title: 'Cette invitation a été annulée',
      text: 'Elle n’est plus valable. Vous pouvez écrire ici sans elle : votre avis ne portera pas la mention « {verified} ».',
    },
    unknown: {
      title: 'Ce lien ne mène à aucune invitation',
      text: 'Vérifiez qu’il a été copié en entier. Vous pouvez aussi écrire ici sans lui : votre avis ne portera pas la mention « {verified} ».',
    },
    unchecked: {
      title: 'Votre invitation sera vérifiée à l’envoi',
      text: 'Trop de liens ont été ouverts depuis votre connexion en peu de temps. Si le vôtre est valable, votre avis portera la mention « {verified} ».',
    },
    none: {
      title: 'Sans invitation',
      text: 'Votre avis ne portera pas la mention « {verified} », réservée à ceux qui viennent d’une invitation. Nous avons travaillé ensemble ? Demandez votre lien à {email}.',
    },
  },
  /** The state of the review that was written with the invitation; a decision is shown for a year. */
  written: {
    pending: {
      title: 'Votre avis est en attente',
      text: 'Il sera lu sous {days} jours. Vous pouvez en laisser un autre ici, sans la mention « {verified} ».',
    },
    approved: {
      title: 'Votre avis est publié',
      text: 'Un mot à {email} suffit pour le faire retirer.',
    },
    rejected: {
      title: 'Votre avis n’est pas publié',
      text: 'Motif : {ground}. Une question, une correction ? Écrivez à {email}.',
    },
    detail: 'Précision, telle que l’agence l’a écrite : {detail}',
  },
  form: {
    title: 'Votre avis',
    required: 'La note, le texte et le nom sont obligatoires.',
    rating: 'Votre note',
    /** The names of the ratings from 1 to 5. */
    levels: ['Décevant', 'Moyen', 'Correct', 'Bien', 'Excellent'],
    noLevel: 'Choisissez une note.',
    name: 'Nom',
    nameHint: 'Publié réduit au prénom et à une initiale.',
    email: 'Email (facultatif, nom@example.com)',
    emailHint:
      'Pour vous écrire au sujet de cet avis, ou vous donner le motif d’un refus. Il n’est jamais affiché.',
    message: 'Ce que vous en dites',
    messageHint: 'Le projet, ce qui a marché, ce qui a manqué.',
    experience: 'Mois de la campagne (facultatif)',
    experienceHint: 'Publié à côté de votre avis.',
    anyMonth: 'Je ne sais plus',
    campaignPlatform: 'Plateforme de la campagne (facultatif)',
    campaignPlatformHint: 'Publiée à côté de votre avis.',
    anyPlatform: 'Plusieurs, ou je ne sais plus',
    reward: 'Avez-vous reçu quelque chose en échange de cet avis ?',
    rewardHint: 'Une remise, un cadeau, un service offert. Votre réponse est publiée à côté de votre avis.',
    rewards: { none: 'Non, rien', given: 'Oui' },
    privacy:
      'Votre note, votre texte et votre nom abrégé seront publiés. Vous pouvez en demander le retrait quand vous voulez.',
    privacyLink: 'Confidentialité',
    trap: 'Ne remplissez pas ce champ',
    send: 'Envoyer mon avis',
    sending: 'Envoi en cours…',
    success: 'Merci ! Votre avis a été soumis et est en attente de modération.',
    error: 'Une erreur s’est produite. Veuillez réessayer.',
    configError:
      'Erreur de configuration du serveur : votre avis n’est pas parti. Ce que vous avez écrit reste ici.',
    invitationOver:
      'Cette invitation n’est plus valable. Envoyez de nouveau : votre avis partira sans la mention « {verified} ».',
  },
  next: {
    title: 'Ce qu’il devient',
    steps: [
      {
        title: 'Il est lu',
        text: 'Par une personne de l’agence, qui ne change pas un mot.',
      },
      {
        title: 'Il est publié',
        text: 'Quelle que soit la note. Un refus a toujours un motif : il part à l’email que vous laissez, sinon le lien de votre invitation le montre.',
      },
      {
        title: 'Il reste le vôtre',
        text: 'Un mot à {email} suffit pour le faire retirer.',
      },
    ],
    method: 'Comment nous vérifions les avis',
  },
  all: 'Lire tous les avis',
};
