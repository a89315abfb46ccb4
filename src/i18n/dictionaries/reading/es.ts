import type { reading as fr } from './fr.ts';

/** The texts that all reading pages share. */
export const reading = {
  home: 'Inicio',
  breadcrumb: 'Ruta de navegación',
  contents: 'Contenido',
  backHome: 'Volver al inicio',
  toTop: 'Volver arriba',
} satisfies typeof fr;
