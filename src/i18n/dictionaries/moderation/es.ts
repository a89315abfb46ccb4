import type { moderation as fr } from './fr.ts';

export const moderation = {
  decided: {
    approved: '{by} ya ha aprobado esta opinión.',
    rejected: '{by} ya ha rechazado esta opinión.',
    pending: 'Entretanto, esta opinión ha vuelto a pendientes.',
    gone: 'una cuenta eliminada',
  },
  rejection: {
    subject: 'Tu opinión no se ha publicado',
    lines: [
      'Hola:',
      'El {date} dejaste una opinión en el sitio de {brand}. La hemos leído y no la hemos publicado.',
      'Nuestro motivo: {ground}.',
      // Left out when the moderator wrote nothing more.
      'Detalle, tal como lo escribió la agencia: {detail}',
      '¿Una pregunta o una corrección? Escríbenos a {contact}. Si no nos has dejado ninguna opinión, puedes ignorar este mensaje.',
      '{brand}',
    ],
  },
  /** The message with the link of an invitation; each line becomes a paragraph. */
  invitation: {
    subject: 'Tu opinión sobre tu campaña con {brand}',
    lines: [
      'Hola, {client}:',
      '¿Te ayudó tu campaña con {brand}? Cuéntalo, para bien o para mal: publicamos las opiniones tal como se escriben.',
      '{link}',
      'Este enlace sirve una sola vez, hasta el {day}.',
    ],
    rewards: {
      none: 'No damos nada a cambio.',
      given: 'Damos algo a cambio: tu opinión llevará la mención «Con algo a cambio».',
    },
    foot: ['¿Prefieres no responder? Ignora este mensaje. ¿Alguna pregunta? {contact}.', '{brand}'],
  },
} satisfies typeof fr;
