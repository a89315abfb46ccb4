import type { reading as fr } from '../fr/reading.ts';

/** What every reading page shares. */
export const reading = {
  home: 'Inicio',
  breadcrumb: 'Ruta de navegación',
  backHome: 'Volver al inicio',
  toTop: 'Volver arriba',
} satisfies typeof fr;
