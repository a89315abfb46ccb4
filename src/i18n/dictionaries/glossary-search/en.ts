import type { glossarySearch as fr } from './fr.ts';

export const glossarySearch = {
  label: 'Find a term',
  count: { none: 'No term', one: '{count} term', other: '{count} terms' },
  none: 'This word is not in the glossary.',
  ask: 'Ask your question',
} satisfies typeof fr;
