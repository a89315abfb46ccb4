/** What the editors of content, pictures, articles and landing pages share. */
export const adminEditing = {
  /** The lists of items that arrows put in order. */
  items: {
    up: 'Monter : {name}',
    down: 'Descendre : {name}',
    moved: '{name} : place {place} sur {count}.',
    full: 'La liste est pleine : {count} au plus.',
  },
  copyFrench: 'Copier depuis le français',
  choices: {
    choose: 'Choisir',
    text: 'Rien n’est perdu : les autres modifications sont déjà réunies. Choisissez le texte à garder pour chaque champ modifié des deux côtés.',
    mine: 'Vous',
    theirs: 'L’autre personne',
    mineElsewhere: 'Vous, sur un autre écran',
    confirm: 'Continuer avec ces choix',
    changed: '{name} vient de modifier : {fields}.',
    undo: 'Revenir au texte d’avant',
    allMine: 'Tout prendre de votre côté',
    allTheirs: 'Tout prendre de l’autre côté',
  },
};
