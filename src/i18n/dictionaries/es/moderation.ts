import type { moderation as fr } from '../fr/moderation.ts';

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
      'Nuestro motivo: {reason}',
      '¿Una pregunta o una corrección? Escríbenos a {contact}. Si no nos has dejado ninguna opinión, puedes ignorar este mensaje.',
      '{brand}',
    ],
  },
} satisfies typeof fr;
