import type { glossarySearch as fr } from './fr.ts';

export const glossarySearch = {
  label: 'Buscar um termo',
  count: { none: 'Nenhum termo', one: '{count} termo', other: '{count} termos' },
  none: 'Esta palavra não está no glossário.',
  ask: 'Faça sua pergunta',
} satisfies typeof fr;
