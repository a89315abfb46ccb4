import type { adminShortcuts as fr } from './fr.ts';

export const adminShortcuts = {
  title: 'Keyboard shortcuts',
  everywhere: 'Everywhere',
  editors: 'Content and landing pages',
  show: 'Show this list',
  shut: 'Close what is open',
  escape: 'Esc',
  shift: 'Shift',
  single: 'Turn single-key shortcuts on',
} satisfies typeof fr;
