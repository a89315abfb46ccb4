/** The pages behind the links in the mails to fans. `{when}` is a day with its hour: `reminderTime`. */
export const reminderPage = {
  confirm: {
    title: 'C’est bien vous ?',
    text: 'Un email, {when}. Un autre seulement si la sortie est reportée ou annulée.',
    button: 'Oui, prévenez-moi',
    note: 'Ouvrir cette page ne confirme rien : seul le bouton compte.',
    doneTitle: 'C’est noté.',
    done: 'Rendez-vous {when}. Votre adresse sera effacée {days} jours après.',
  },
  /** The same page when the box of the artist's own list was ticked. */
  confirmList: {
    text: 'Un email de l’agence, {when}. Un autre seulement si la sortie est reportée ou annulée.',
    ticked: 'Avec cette adresse, une case de plus a été cochée :',
    choose: 'Choisissez : seul ce que dit votre bouton est confirmé.',
    alone: 'Oui, le rappel seulement',
    both: 'Oui, le rappel et les nouvelles de l’artiste',
    done: 'Rendez-vous {when}. Le rappel sera effacé {days} jours après.',
  },
  stop: {
    title: 'Ne plus rien recevoir ?',
    text: 'Votre rappel sera effacé, et votre adresse avec lui.',
    button: 'Oui, arrêter',
    note: 'Pendant {years} ans, nous gardons une empreinte illisible de votre adresse, pour ne plus vous écrire au sujet de cette sortie. La preuve de votre accord, sans votre adresse, reste {proof} ans.',
    list: 'Votre accord pour la liste de l’artiste est retiré en même temps. Si l’agence lui a déjà remis votre adresse, elle lui transmet ce retrait.',
    doneTitle: 'C’est fait.',
    done: 'Votre rappel est effacé, et votre adresse avec lui.',
  },
  /** The same page for a notification. */
  stopPush: {
    text: 'La notification prévue sur cet appareil sera effacée.',
    note: 'Rien d’autre à faire : la page n’a ni votre nom, ni votre adresse.',
    done: 'La notification est effacée. Vous ne recevrez rien pour cette sortie.',
  },
  /** The same page while the landing page is offline or has no date. */
  paused: {
    text: 'Cette sortie n’a plus de date annoncée pour le moment. Avec votre accord, nous vous écrirons si une nouvelle date est fixée, ou si la sortie est annulée. Sinon, rien.',
    done: 'Cette sortie n’a plus de date annoncée pour le moment. Nous vous écrirons si une nouvelle date est fixée, ou si la sortie est annulée. Sinon, rien : sans nouvelle date, le rappel est effacé au bout de {days} jours.',
  },
  cancelled: {
    title: 'Le rappel est annulé.',
    text: 'Cette sortie n’est plus annoncée. Aucun rappel ne viendra, et le vôtre est effacé en {days} jours.',
  },
  ended: {
    title: 'Ce rappel est terminé.',
    text: 'Aucun autre message ne viendra, et le rappel est effacé en {days} jours.',
  },
  out: {
    title: 'C’est déjà sorti.',
    text: 'Plus besoin de rappel : écoutez.',
    button: 'Écouter',
  },
  see: 'Voir la page',
  stopLink: 'Ne plus me prévenir',
};
