import type { adminEditing as fr } from './fr.ts';

export const adminEditing = {
  /** The lists of items that are sorted with arrow buttons. */
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
  /** Whether a draft is stored. */
  saving: {
    typing: 'Changed…',
    saving: 'Saving…',
    saved: 'Draft saved at {time}',
    savedOn: 'Draft saved on {day} at {time}',
    savedBy: 'Draft by {name}, saved at {time}',
    savedByOn: 'Draft by {name}, saved on {day} at {time}',
    offline: 'Not saved: connection lost, trying again',
    failed: 'Not saved: {reason}',
    wrong: ['Not saved: one field needs correcting', 'Not saved: {count} fields need correcting'],
  },
  undo: 'Undo the change',
  redo: 'Redo the change',
  leave: {
    ask: 'Your last change is not saved. Leave anyway?',
    confirm: 'Leave without saving',
  },
  versions: {
    number: 'Version {number}',
    current: 'online',
    restore: 'Use this version again',
    before: 'Before',
    after: 'After',
  },
  /** The words that differ between two texts. */
  diff: {
    removed: 'removed',
    added: 'added',
    end: 'end',
  },
  preview: {
    label: 'Preview',
    edit: 'Edit',
    view: 'Edit or view',
    devices: {
      desktop: 'Computer, 1280 pixels',
      tablet: 'Tablet, 768 pixels',
      phone: 'Phone, 375 pixels',
    },
  },
} satisfies typeof fr;
