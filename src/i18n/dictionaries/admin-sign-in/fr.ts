/** The sign-in page, and the texts that other pages with a password share with it. */
export const adminSignIn = {
  title: 'Connexion',
  intro: 'Réservé à l’équipe.',
  email: 'Adresse email',
  password: 'Mot de passe',
  submit: 'Se connecter',
  submitting: 'Connexion...',
  home: 'Retour au site',
  expired: 'Votre session a pris fin. Reconnectez-vous.',
  elsewhere: 'Vous vous êtes déconnecté dans un autre onglet. Reconnectez-vous pour revenir à cette page.',
  code: {
    title: 'Code de vérification',
    intro: 'Entrez les six chiffres que votre application affiche.',
    label: 'Code à six chiffres',
    recoveryIntro: 'Entrez un de vos codes de secours. Il ne servira qu’une fois.',
    recovery: 'Code de secours',
    useRecovery: 'Utiliser un code de secours',
    useApp: 'Utiliser l’application',
    otherAccount: 'Changer de compte',
  },
  forgotten: 'Mot de passe oublié ?',
  errors: {
    config: 'Erreur de configuration de l’API.',
    status: 'Erreur de connexion ({status})',
    token: 'Erreur lors de la connexion : token manquant',
    network: 'Erreur réseau. Veuillez réessayer.',
  },
};
