/** The account page: password, sessions, and the names of the roles. */
export const adminAccount = {
  title: 'Mon compte',
  signedInAs: 'Connecté en tant que {email}',
  passwordTitle: 'Changer de mot de passe',
  next: 'Nouveau mot de passe',
  rule: '12 caractères au moins. Une phrase que vous retiendrez vaut mieux qu’un mot compliqué.',
  change: 'Changer le mot de passe',
  changed: 'Mot de passe changé. Vos autres sessions sont fermées.',
  sessionsTitle: 'Sessions',
  signOutEverywhere: 'Se déconnecter partout',
  signOutEverywhereText: 'Ferme toutes vos sessions, celle-ci comprise.',
  signOutEverywhereQuestion:
    'Se déconnecter sur tous vos appareils, celui-ci compris ? Il faudra vous reconnecter sur chacun.',
  stillSignedIn: 'Vos sessions sont encore ouvertes.',
  weekly: {
    title: 'Email du lundi',
    on: 'Recevoir chaque lundi à 8 h ce qui attend',
    text: 'Les nombres de « Lundi en cinq minutes », et un lien. Aucun nom. Sans rien qui attende, aucun email.',
    turnedOn: 'Premier email lundi prochain, s’il y a quelque chose.',
    turnedOff: 'Vous ne le recevrez plus.',
    stop: {
      title: 'Arrêter l’email du lundi',
      text: 'Vous ne recevrez plus les nombres de ce qui attend. Vos réglages permettent de le redemander.',
      action: 'Arrêter',
      done: 'C’est arrêté.',
    },
  },
  roles: { admin: 'Administration', editor: 'Édition', sales: 'Ventes', moderator: 'Modération' },
};
