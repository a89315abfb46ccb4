/** The field that searches the glossary. */
export const glossarySearch = {
  label: 'Chercher un terme',
  count: { none: 'Aucun terme', one: '{count} terme', other: '{count} termes' },
  none: 'Ce mot n’est pas dans le glossaire.',
  ask: 'Posez votre question',
};
