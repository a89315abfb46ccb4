import type { reminderPage as fr } from './fr.ts';

/** The pages behind the links in the mails to fans. `{when}` is a day with its hour: `reminderTime`. */
export const reminderPage = {
  confirm: {
    title: '¿Eres tú?',
    text: 'Un correo, {when}. Otro solo si el lanzamiento se aplaza o se cancela.',
    button: 'Sí, avísame',
    note: 'Abrir esta página no confirma nada: solo cuenta el botón.',
    doneTitle: 'Anotado.',
    done: 'Te escribimos {when}. Tu dirección se borra {days} días después.',
  },
  /** The same page when the box of the artist's own list was ticked. */
  confirmList: {
    text: 'Un correo de la agencia, {when}. Otro solo si el lanzamiento se aplaza o se cancela.',
    ticked: 'Con esta dirección se marcó otra casilla:',
    choose: 'Elige: solo se confirma lo que dice tu botón.',
    alone: 'Sí, solo el recordatorio',
    both: 'Sí, el recordatorio y las noticias del artista',
    done: 'Te escribimos {when}. El recordatorio se borra {days} días después.',
  },
  stop: {
    title: '¿No quieres recibir nada más?',
    text: 'Tu recordatorio se borrará, y tu dirección con él.',
    button: 'Sí, parar',
    note: 'Durante {years} años guardamos una huella ilegible de tu dirección, para no escribirte más sobre este lanzamiento. La prueba de tu acuerdo, sin tu dirección, se guarda {proof} años.',
    list: 'Tu acuerdo para la lista del artista se retira al mismo tiempo. Si la agencia ya le entregó tu dirección, le comunica esta retirada.',
    doneTitle: 'Hecho.',
    done: 'Tu recordatorio se ha borrado, y tu dirección con él.',
  },
  /** The same page for a notification. */
  stopPush: {
    text: 'La notificación prevista en este dispositivo se borrará.',
    note: 'Nada más que hacer: la página no tiene ni tu nombre ni tu dirección.',
    done: 'La notificación se ha borrado. No recibirás nada de este lanzamiento.',
  },
  /** The same page while the landing page is offline or has no date. */
  paused: {
    text: 'Este lanzamiento no tiene fecha anunciada por ahora. Si estás de acuerdo, te escribiremos si se fija una nueva fecha o si el lanzamiento se cancela. Si no, nada.',
    done: 'Este lanzamiento no tiene fecha anunciada por ahora. Te escribiremos si se fija una nueva fecha o si el lanzamiento se cancela. Si no, nada: sin una nueva fecha, el recordatorio se borra a los {days} días.',
  },
  cancelled: {
    title: 'El recordatorio está cancelado.',
    text: 'Este lanzamiento ya no está anunciado. No llegará ningún recordatorio, y el tuyo se borra en {days} días.',
  },
  ended: {
    title: 'Este recordatorio ha terminado.',
    text: 'No llegará ningún otro mensaje, y el recordatorio se borra en {days} días.',
  },
  out: {
    title: 'Ya ha salido.',
    text: 'No hace falta recordatorio: escucha.',
    button: 'Escuchar',
  },
  see: 'Ver la página',
  stopLink: 'No quiero el aviso',
} satisfies typeof fr;
