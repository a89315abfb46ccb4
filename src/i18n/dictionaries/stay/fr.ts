/** The question whether to keep a person's leads after three years: the mail, the page behind its link, and the notes of the lead. */
export const stay = {
  mail: {
    subject: 'On garde votre demande chez {brand} ?',
    text: 'Nous n’avons pas de nouvelles de vous depuis le {day}. Voulez-vous que nous gardions ce que vous nous avez confié ?',
    link: 'Oui : ouvrez cette page jusqu’au {until} et appuyez sur le bouton.\n{link}',
    without:
      'Non : vous n’avez rien à faire. Sans réponse à cette date, vos demandes, vos coordonnées et nos notes seront effacées, et nous ne vous le redemanderons pas.',
  },
  page: {
    title: 'On garde votre demande ?',
    text: 'Un bouton, et ce que vous nous avez confié reste {years} ans de plus. Sans réponse, nous l’effaçons.',
    button: 'Oui, gardez-la',
    note: 'Ouvrir cette page ne change rien : seul le bouton compte.',
    doneTitle: 'C’est noté.',
    done: 'Nous gardons votre demande {years} ans de plus. Vous pouvez la lire ou l’effacer quand vous voulez.',
  },
  notes: {
    asked: 'Question posée par email : faut-il garder cette demande ?',
    answered: 'A répondu oui à l’email : garder cette demande.',
  },
};
