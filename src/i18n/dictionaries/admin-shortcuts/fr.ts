/** The list of shortcuts. `escape` and `shift` are the labels of these keys. */
export const adminShortcuts = {
  title: 'Raccourcis clavier',
  everywhere: 'Partout',
  editors: 'Contenu et landing pages',
  show: 'Afficher cette liste',
  shut: 'Fermer ce qui est ouvert',
  escape: 'Échap',
  shift: 'Maj',
  single: 'Activer les raccourcis d’une seule touche',
};
