/** The server's messages about the moderation of reviews. */
export const moderation = {
  /** The message to a moderator whose decision comes second. `{by}` is an account's name, or its email address. */
  decided: {
    approved: 'Cet avis a déjà été approuvé par {by}.',
    rejected: 'Cet avis a déjà été rejeté par {by}.',
    pending: 'Entre-temps, cet avis est revenu en attente.',
    gone: 'un compte supprimé',
  },
  /** The message to the author of a rejected review; each line becomes a paragraph. */
  rejection: {
    subject: 'Votre avis n’a pas été publié',
    lines: [
      'Bonjour,',
      'Le {date}, vous avez laissé un avis sur le site {brand}. Nous l’avons lu et nous ne l’avons pas publié.',
      'Motif : {ground}.',
      // Left out when the moderator wrote nothing more.
      'Précision, telle que l’agence l’a écrite : {detail}',
      'Une question, une correction ? Écrivez-nous à {contact}. Si vous n’avez laissé aucun avis chez nous, vous pouvez ignorer ce message.',
      '{brand}',
    ],
  },
  /** The message with the link of an invitation; each line becomes a paragraph. */
  invitation: {
    subject: 'Votre avis sur votre campagne avec {brand}',
    lines: [
      'Bonjour {client},',
      'Votre campagne avec {brand} vous a-t-elle aidé ? Dites-le, en bien comme en mal : nous publions les avis tels qu’ils sont écrits.',
      '{link}',
      'Ce lien sert une seule fois, jusqu’au {day}.',
    ],
    rewards: {
      none: 'Nous ne donnons rien en échange.',
      given: 'Nous donnons quelque chose en échange : votre avis portera la mention « Avec contrepartie ».',
    },
    foot: ['Vous ne souhaitez pas répondre ? Ignorez ce message. Une question : {contact}.', '{brand}'],
  },
};
