/** The second factor of an account, in the settings. */
export const adminSecondFactor = {
  title: 'Double authentification',
  text: 'Un code de votre téléphone s’ajoute au mot de passe : volé, celui-ci ne suffit plus.',
  begin: 'Activer',
  next: 'Continuer',
  scan: 'Scannez ce code avec une application d’authentification, puis entrez les six chiffres qu’elle affiche.',
  qr: 'Code QR pour votre application',
  open: 'Ouvrir dans l’application',
  secret: 'Pas d’appareil photo ? Saisissez cette clé dans l’application :',
  code: 'Code à six chiffres',
  confirm: 'Confirmer',
  since: 'Activée depuis le {date}.',
  left: 'Codes de secours restants : {count}.',
  few: 'Pour en recevoir dix nouveaux, désactivez la double authentification, puis activez-la de nouveau.',
  codes: {
    title: 'Vos codes de secours',
    text: 'Sans votre application, chacun permet une connexion, une seule fois. Gardez-les ailleurs que sur votre téléphone : ils ne seront plus affichés.',
    copy: 'Copier',
    copied: 'Copiés',
    done: 'Je les ai gardés',
  },
  off: {
    action: 'Désactiver',
    text: 'Votre mot de passe suffira de nouveau pour vous connecter.',
    code: 'Code de l’application ou code de secours',
    done: 'Double authentification désactivée.',
  },
};
