import type { adminSources as french } from './fr.ts';

export const adminSources: typeof french = {
  title: 'Sources of the guides',
  text: 'Each page whose rules a guide states. Open it, compare it with the guide, then note it: the guide carries today’s date.',
  old: {
    one: '{count} source has not been read for six months.',
    other: '{count} sources have not been read for six months.',
  },
  fresh: 'All were read less than six months ago.',
  columns: { source: 'Source', checked: 'Read on', by: 'By', guides: 'Guides', actions: 'Actions' },
  again: 'To read again',
  undatedCopy: 'undated copy',
  datedCopy: 'copy {ofMonth}',
  unknown: 'Before the register',
  gone: 'a deleted account',
  nowhere: 'No guide shows it',
  read: 'Read today',
  readOf: 'Read today: {name}',
  back: 'Undo',
  backOf: 'Undo today’s reading: {name}',
  noted: 'Noted: {name}. The guides carry today’s date.',
  undone: 'Reading undone: {name}.',
};
