import type { glossarySearch as fr } from './fr.ts';

export const glossarySearch = {
  label: 'Buscar un término',
  count: { none: 'Ningún término', one: '{count} término', other: '{count} términos' },
  none: 'Esta palabra no está en el glosario.',
  ask: 'Haz tu pregunta',
} satisfies typeof fr;
