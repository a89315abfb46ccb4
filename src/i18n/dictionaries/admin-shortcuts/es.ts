import type { adminShortcuts as fr } from './fr.ts';

export const adminShortcuts = {
  title: 'Ayuda y atajos',
  keys: 'Atajos de teclado',
  everywhere: 'En todas partes',
  editors: 'Contenido y landing pages',
  show: 'Abrir esta ayuda',
  shut: 'Cerrar lo que está abierto',
  escape: 'Esc',
  shift: 'Mayús',
  single: 'Activar los atajos de una sola tecla',
  help: {
    label: 'Tu pregunta sobre el back office',
    hint: 'Palabras de la ayuda, no de una máquina. No se guarda nada.',
    send: 'Buscar',
    found: { answer: 'Una respuesta.', near: 'Pasajes cercanos.', none: 'Sin respuesta en la ayuda.' },
    open: 'Abrir la pantalla: {place}',
  },
} satisfies typeof fr;
