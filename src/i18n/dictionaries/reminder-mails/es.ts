import type { reminderMails as fr } from './fr.ts';

/** The mails to fans who ask a landing page for a reminder. `{when}` is a day with its hour: `reminderTime`; `{day}` the day of the release: `reminderDay`. */
export const reminderMails = {
  named: '{title} de {artist}',
  confirm: {
    subject: 'Confirma tu recordatorio: {name}',
    text: 'Tú (u otra persona) has pedido a {brand} un correo {when}, para el lanzamiento de {name}.',
    button: 'Sí, avísame',
    without: 'Si no haces nada, no saldrá ningún otro mensaje y tu dirección se borrará en {hours} horas.',
    stranger: '¿No has sido tú? No hagas nada.',
  },
  remind: {
    subject: { just: '{name} acaba de salir', out: '{name} ya está disponible' },
    listen: 'Escuchar',
    listenOn: 'Escuchar en {platform}',
    direct: 'Todas las plataformas:',
    asked:
      'Pediste este recordatorio el {day}. Es el último mensaje: tu dirección se borrará en {days} días.',
  },
  moved: {
    subject: '{name}: nueva fecha',
    text: '{brand} te prometió un correo para el lanzamiento de {name}. La fecha ha cambiado: el lanzamiento está previsto ahora para el {day}, y te escribiremos {when}.',
  },
  cancelled: {
    subject: '{name}: el recordatorio se cancela',
    text: '{brand} te prometió un correo para el lanzamiento de {name}. Ya no está anunciado, y este es nuestro último mensaje: tu dirección se borrará en {days} días.',
  },
  /** With the box of the artist's own list ticked, in place of the texts above or after them. */
  list: {
    offered:
      'Con esta dirección se marcó otra casilla: «{sentence}» En la página del botón eliges: solo el recordatorio o también esta lista.',
    asked:
      'Pediste este recordatorio el {day}. Es nuestro último mensaje: el recordatorio se borrará en {days} días.',
    cancelled:
      '{brand} te prometió un correo para el lanzamiento de {name}. Ya no está anunciado, y este es nuestro último mensaje: el recordatorio se borrará en {days} días.',
    /** How long the list keeps the address. */
    kept: 'La lista del artista guarda tu dirección aparte: la borramos {days} días después de entregarla al artista y, como muy tarde, un año después de tu consentimiento.',
  },
  sender: '{brand}, la agencia que hace la publicidad de este lanzamiento.',
  stop: 'No recibir nada más',
  privacy: 'Privacidad',
} satisfies typeof fr;
