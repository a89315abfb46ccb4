/** The mails to fans who ask a landing page for a reminder. `{when}` is a day with its hour: `reminderTime`; `{day}` the day of the release: `reminderDay`. */
export const reminderMails = {
  named: '{title} de {artist}',
  confirm: {
    subject: 'Confirmez votre rappel : {name}',
    text: 'Vous (ou quelqu’un d’autre) avez demandé à {brand} un email {when}, pour la sortie de {name}.',
    button: 'Oui, prévenez-moi',
    without:
      'Sans ce geste, aucun autre message ne partira et votre adresse sera effacée dans {hours} heures.',
    stranger: 'Ce n’est pas vous ? Ne faites rien.',
  },
  remind: {
    subject: { just: '{name} vient de sortir', out: '{name} est disponible' },
    listen: 'Écouter',
    listenOn: 'Écouter sur {platform}',
    direct: 'Toutes les plateformes :',
    asked:
      'Vous avez demandé ce rappel le {day}. C’est le dernier message : votre adresse sera effacée dans {days} jours.',
  },
  moved: {
    subject: '{name} : nouvelle date',
    text: '{brand} vous avait promis un email pour la sortie de {name}. La date a changé : la sortie est maintenant prévue le {day}, et nous vous écrirons {when}.',
  },
  cancelled: {
    subject: '{name} : le rappel est annulé',
    text: '{brand} vous avait promis un email pour la sortie de {name}. Elle n’est plus annoncée, et c’est notre dernier message : votre adresse sera effacée dans {days} jours.',
  },
  /** With the box of the artist's own list ticked, in place of the texts above or after them. */
  list: {
    offered:
      'Avec cette adresse, une case de plus a été cochée : « {sentence} » Sur la page du bouton, vous choisissez : le rappel seulement, ou cette liste aussi.',
    asked:
      'Vous avez demandé ce rappel le {day}. C’est notre dernier message : le rappel sera effacé dans {days} jours.',
    cancelled:
      '{brand} vous avait promis un email pour la sortie de {name}. Elle n’est plus annoncée, et c’est notre dernier message : le rappel sera effacé dans {days} jours.',
    /** How long the list keeps the address. */
    kept: 'La liste de l’artiste garde votre adresse à part : nous l’effaçons {days} jours après l’avoir remise à l’artiste, et au plus tard un an après votre accord.',
  },
  sender: '{brand}, l’agence qui fait la publicité de cette sortie.',
  stop: 'Ne plus rien recevoir',
  privacy: 'Confidentialité',
};
