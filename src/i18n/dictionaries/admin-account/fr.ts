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
  roles: { admin: 'Administration', editor: 'Édition', sales: 'Ventes', moderator: 'Modération' },
};
