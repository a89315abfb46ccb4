/** The newsletter's mails, and the pages behind their links. */
export const newsletter = {
  /** Beside the box of a form. */
  asked: 'Un email vous demandera de confirmer.',
  mail: {
    confirm: {
      subject: 'Confirmez : la lettre d’information de {brand}',
      text: 'Vous (ou quelqu’un d’autre) avez coché « {sentence} » chez {brand}.',
      button: 'Oui, je la veux',
      without:
        'Sans ce geste, aucun autre message ne partira pour cette lettre, et la case sera décochée dans {hours} heures.',
      stranger: 'Ce n’est pas vous ? Ne faites rien.',
    },
    stay: {
      subject: 'La lettre d’information de {brand} : on continue ?',
      text: 'Vous la recevez depuis le {day}, et nous n’avons plus de vos nouvelles depuis {years} ans.',
      button: 'Oui, je continue',
      without: 'Sans réponse dans {days} jours, nous arrêtons et nous effaçons votre adresse de cette liste.',
    },
    stop: 'Ne plus rien recevoir',
    privacy: 'Confidentialité',
  },
  page: {
    confirm: {
      title: 'C’est bien vous ?',
      text: 'Un bouton, et la lettre d’information arrive à cette adresse. Vous pourrez l’arrêter d’un clic.',
      button: 'Oui, je la veux',
      note: 'Ouvrir cette page ne confirme rien : seul le bouton compte.',
      doneTitle: 'C’est noté.',
      done: 'La lettre d’information arrivera à cette adresse.',
    },
    stay: {
      title: 'On continue ?',
      text: 'Un bouton, et la lettre d’information continue d’arriver à cette adresse.',
      button: 'Oui, je continue',
      note: 'Ouvrir cette page ne change rien : seul le bouton compte.',
      doneTitle: 'On continue.',
      done: 'La lettre d’information continue d’arriver à cette adresse.',
    },
    stop: {
      title: 'Arrêter la lettre d’information ?',
      text: 'Votre adresse quitte la liste, ici et dans nos outils connectés.',
      button: 'Oui, arrêter',
      note: 'Nous gardons {years} ans la preuve de votre accord et de sa fin, sans votre adresse lisible.',
      doneTitle: 'C’est fait.',
      done: 'Votre adresse quitte la liste, ici et dans nos outils connectés.',
    },
    /** Above the latest articles. */
    articles: { confirm: 'Ce que nous avons publié', stop: 'Toujours à lire ici, sans adresse email' },
    stopLink: 'Arrêter la lettre d’information',
  },
};
