import type { reminderMails as fr } from './fr.ts';

/** The mails to fans who ask a landing page for a reminder. `{when}` is a day with its hour: `reminderTime`. */
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
    asked: 'Pediste este recordatorio el {day}. Es el único mensaje: tu dirección se borrará en {days} días.',
  },
  moved: {
    subject: '{name}: nueva fecha',
    text: '{brand} te prometió un correo para el lanzamiento de {name}. La fecha ha cambiado: te escribiremos {when}.',
  },
  cancelled: {
    subject: '{name}: el recordatorio se cancela',
    text: '{brand} te prometió un correo para el lanzamiento de {name}. Ya no está anunciado, y este es nuestro último mensaje: tu dirección se borrará en {days} días.',
  },
  sender: '{brand}, la agencia que hace la publicidad de este lanzamiento.',
  stop: 'No recibir nada más',
  privacy: 'Privacidad',
} satisfies typeof fr;
