import type { adminShortcuts as fr } from './fr.ts';

export const adminShortcuts = {
  title: 'Atajos de teclado',
  everywhere: 'En todas partes',
  editors: 'Contenido y landing pages',
  show: 'Mostrar esta lista',
  shut: 'Cerrar lo que está abierto',
  escape: 'Esc',
  shift: 'Mayús',
  single: 'Activar los atajos de una sola tecla',
} satisfies typeof fr;
