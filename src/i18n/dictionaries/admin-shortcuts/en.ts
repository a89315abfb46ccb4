import type { adminShortcuts as fr } from './fr.ts';

export const adminShortcuts = {
  title: 'Help and shortcuts',
  keys: 'Keyboard shortcuts',
  everywhere: 'Everywhere',
  editors: 'Content and landing pages',
  show: 'Open this help',
  shut: 'Close what is open',
  escape: 'Esc',
  shift: 'Shift',
  single: 'Turn single-key shortcuts on',
  help: {
    label: 'Your question about the back office',
    hint: 'Words of the help, not of a machine. Nothing of it is kept.',
    send: 'Search',
    found: { answer: 'One answer.', near: 'Near passages.', none: 'No answer in the help.' },
    open: 'Open the screen: {place}',
  },
} satisfies typeof fr;
