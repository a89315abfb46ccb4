import type { reminderPushes as fr } from './fr.ts';

/** Reminders by notification: the messages, and what the landing page says of them. `{when}` is a day with its hour: `reminderTime`. */
export const reminderPushes = {
  remind: {
    just: '{title} acaba de salir',
    out: '{title} ya está disponible',
    touch: '{artist} · toca para escuchar',
    alone: 'Toca para escuchar',
  },
  cancelled: {
    title: '{title}: el recordatorio se cancela',
    body: 'El lanzamiento ya no está anunciado. Es el último mensaje de {brand}.',
  },
  noted: {
    title: 'Anotado, en este dispositivo',
    when: 'La notificación llegará {when}. Una sola vez.',
    nameless: 'No tenemos ni tu nombre ni tu dirección.',
    calendar: 'Añadirlo también a mi calendario',
    stop: 'No quiero el aviso',
    out: 'Ya ha salido: no hace falta recordatorio.',
  },
  refused: {
    title: '¿Por correo, entonces?',
    denied: 'Este navegador bloquea nuestras notificaciones.',
    undo: 'Para permitirlas: el icono a la izquierda de la dirección, luego Permisos, Notificaciones.',
    failed: 'Las notificaciones no funcionan en este navegador.',
  },
} satisfies typeof fr;
