/** The help and the list of shortcuts. `escape` and `shift` are the labels of these keys. */
export const adminShortcuts = {
  title: 'Aide et raccourcis',
  keys: 'Raccourcis clavier',
  everywhere: 'Partout',
  editors: 'Contenu et landing pages',
  show: 'Ouvrir cette aide',
  shut: 'Fermer ce qui est ouvert',
  escape: 'Échap',
  shift: 'Maj',
  single: 'Activer les raccourcis d’une seule touche',
  help: {
    label: 'Votre question sur le back-office',
    hint: 'Mots de l’aide, pas d’une machine. Rien n’en est gardé.',
    send: 'Chercher',
    found: { answer: 'Une réponse.', near: 'Des passages proches.', none: 'Aucune réponse dans l’aide.' },
    open: 'Ouvrir l’écran : {place}',
  },
};
