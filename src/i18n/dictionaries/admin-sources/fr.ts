/** The sources of the guides, in the back office. */
export const adminSources = {
  title: 'Sources des guides',
  text: 'Chaque page dont un guide dit ce qu’elle prescrit. Ouvrez-la, comparez-la au guide, puis notez-le : le guide porte la date du jour.',
  old: {
    one: '{count} source n’a pas été relue depuis six mois.',
    other: '{count} sources n’ont pas été relues depuis six mois.',
  },
  fresh: 'Toutes ont été lues depuis moins de six mois.',
  columns: { source: 'Source', checked: 'Lue le', by: 'Par', guides: 'Guides', actions: 'Actions' },
  again: 'À relire',
  undatedCopy: 'copie sans date',
  datedCopy: 'copie {ofMonth}',
  unknown: 'Avant le registre',
  gone: 'un compte supprimé',
  nowhere: 'Aucun guide ne la montre',
  read: 'Relue aujourd’hui',
  readOf: 'Relue aujourd’hui : {name}',
  back: 'Annuler',
  backOf: 'Annuler la relecture d’aujourd’hui : {name}',
  noted: 'Noté : {name}. Les guides portent la date du jour.',
  undone: 'Relecture annulée : {name}.',
};
