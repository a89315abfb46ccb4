import type { adminEditing as fr } from './fr.ts';

export const adminEditing = {
  /** The lists of items that arrows put in order. */
  items: {
    up: 'Move up: {name}',
    down: 'Move down: {name}',
    moved: '{name}: place {place} of {count}.',
    full: 'The list is full: {count} at most.',
  },
  copyFrench: 'Copy from French',
  choices: {
    choose: 'Choose',
    text: 'Nothing is lost: all other changes are already combined. For each field that was changed on both sides, choose the text to keep.',
    mine: 'You',
    theirs: 'The other person',
    mineElsewhere: 'You, on another screen',
    confirm: 'Go on with these choices',
    changed: '{name} has just changed: {fields}.',
    undo: 'Back to the text before',
    allMine: 'Take everything from your side',
    allTheirs: 'Take everything from the other side',
  },
} satisfies typeof fr;
