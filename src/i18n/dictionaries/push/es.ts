import type { push as fr } from './fr.ts';

export const push: typeof fr = {
  lead: { title: 'Nuevo contacto', body: 'Abre el panel de administración para leerlo.' },
  alarm: { title: 'El sitio te necesita', body: 'Abre «Antes de publicar» para ver qué no va bien.' },
};
