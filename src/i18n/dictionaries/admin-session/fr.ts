/** The dialog over the open screen when a session ends. */
export const adminSession = {
  again: {
    title: 'Votre session a pris fin',
    text: 'Entrez votre mot de passe pour continuer. Rien de ce que vous avez saisi n’est perdu.',
    codeText: 'Entrez le code de votre application ou un code de secours.',
    code: 'Code de vérification',
    submit: 'Continuer',
    leave: 'Quitter cette page',
  },
  soon: {
    title: 'Votre session prend bientôt fin',
    text: 'Sans action de votre part, elle prend fin à {time}.',
    last: 'Elle prend fin à {time}, sept jours après votre connexion. Votre mot de passe sera alors demandé ici même.',
    stay: 'Rester connecté',
    close: 'Compris',
  },
};
