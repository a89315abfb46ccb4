/** The texts that the editors of content, pictures, articles and landing pages share. */
export const adminEditing = {
  /** The lists of items that are sorted with arrow buttons. */
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
  /** Whether a draft is stored. */
  saving: {
    typing: 'Modifié…',
    saving: 'Enregistrement…',
    saved: 'Brouillon enregistré à {time}',
    savedOn: 'Brouillon enregistré le {day} à {time}',
    savedBy: 'Brouillon de {name}, enregistré à {time}',
    savedByOn: 'Brouillon de {name}, enregistré le {day} à {time}',
    offline: 'Pas enregistré : connexion perdue, nous réessayons',
    failed: 'Pas enregistré : {reason}',
    wrong: ['Pas enregistré : un champ est à corriger', 'Pas enregistré : {count} champs sont à corriger'],
  },
  undo: 'Annuler la modification',
  redo: 'Rétablir la modification',
  leave: {
    ask: 'Votre dernière modification n’est pas enregistrée. Quitter quand même ?',
    confirm: 'Quitter sans enregistrer',
  },
  versions: {
    number: 'Version {number}',
    current: 'en ligne',
    restore: 'Reprendre cette version',
    before: 'Avant',
    after: 'Après',
  },
  /** The words that differ between two texts. */
  diff: {
    removed: 'retiré',
    added: 'ajouté',
    end: 'fin',
  },
  preview: {
    label: 'Aperçu',
    edit: 'Modifier',
    view: 'Modifier ou voir',
    devices: {
      desktop: 'Ordinateur, 1280 pixels',
      tablet: 'Tablette, 768 pixels',
      phone: 'Téléphone, 375 pixels',
    },
  },
};
