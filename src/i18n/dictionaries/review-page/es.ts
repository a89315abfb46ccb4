import type { reviewPage as fr } from './fr.ts';

/** The page with the form of a review, with or without an invitation. */
export const reviewPage = {
  meta: {
    title: 'Dejar una opinión',
    description:
      'Una nota y unas frases: lo que funcionó y lo que faltó. Una persona lee cada opinión y ninguna se descarta por ser negativa.',
  },
  title: 'Dejar una opinión',
  lead: 'Cuenta qué funcionó y qué faltó. El próximo artista sabrá qué puede esperar.',
  invitation: {
    open: {
      title: 'Tu invitación es válida',
      text: 'La recibiste porque hemos trabajado juntos: tu opinión llevará la marca «{verified}». Es de un solo uso.',
    },
    used: {
      title: 'Esta invitación ya se ha utilizado',
      text: 'Alguien escribió una opinión con ella. Puedes dejar otra aquí, sin la marca «{verified}».',
    },
    expired: {
      title: 'Esta invitación ha caducado',
      text: 'Pide otra a {email} o escribe aquí sin ella: tu opinión no llevará la marca «{verified}».',
    },
    revoked: {
      title: 'Esta invitación se ha anulado',
      text: 'Ya no es válida. Puedes escribir aquí sin ella: tu opinión no llevará la marca «{verified}».',
    },
    unknown: {
      title: 'Este enlace no lleva a ninguna invitación',
      text: 'Comprueba que lo has copiado entero. También puedes escribir aquí sin él: tu opinión no llevará la marca «{verified}».',
    },
    unchecked: {
      title: 'Tu invitación se comprobará al enviar',
      text: 'Se han abierto demasiados enlaces desde tu conexión en poco tiempo. Si el tuyo es válido, tu opinión llevará la marca «{verified}».',
    },
    none: {
      title: 'Sin invitación',
      text: 'Tu opinión no llevará la marca «{verified}», reservada a las que llegan por invitación. ¿Hemos trabajado juntos? Pide tu enlace a {email}.',
    },
  },
  written: {
    pending: {
      title: 'Tu opinión está pendiente',
      text: 'La leeremos en un plazo de {days} días. Puedes dejar otra aquí, sin la marca «{verified}».',
    },
    approved: {
      title: 'Tu opinión está publicada',
      text: 'Basta con escribir a {email} para retirarla.',
    },
    rejected: {
      title: 'Tu opinión no se ha publicado',
      text: 'Nuestro motivo: {ground}. ¿Una pregunta o una corrección? Escribe a {email}.',
    },
    detail: 'Detalle, tal como lo escribió la agencia: {detail}',
  },
  form: {
    title: 'Tu opinión',
    required: 'La nota, el texto y el nombre son obligatorios.',
    rating: 'Tu nota',
    levels: ['Decepcionante', 'Regular', 'Correcto', 'Bien', 'Excelente'],
    noLevel: 'Elige una nota.',
    name: 'Nombre',
    nameHint: 'Se publica reducido al nombre de pila y una inicial.',
    email: 'Correo electrónico (opcional, nombre@example.com)',
    emailHint: 'Para escribirte sobre esta opinión o darte el motivo de un rechazo. No se muestra nunca.',
    message: 'Lo que quieres contar',
    messageHint: 'El proyecto, lo que funcionó, lo que faltó.',
    experience: 'Mes de la campaña (opcional)',
    experienceHint: 'Se publica junto a tu opinión.',
    anyMonth: 'No lo recuerdo',
    campaignPlatform: 'Plataforma de la campaña (opcional)',
    campaignPlatformHint: 'Se publica junto a tu opinión.',
    anyPlatform: 'Varias, o no lo recuerdo',
    reward: '¿Has recibido algo a cambio de esta opinión?',
    rewardHint: 'Un descuento, un regalo, un servicio gratis. Tu respuesta se publica junto a tu opinión.',
    rewards: { none: 'No, nada', given: 'Sí' },
    privacy:
      'Se publicarán tu nota, tu texto y tu nombre abreviado. Puedes pedir que los retiremos cuando quieras.',
    privacyLink: 'Privacidad',
    trap: 'No rellenes este campo',
    send: 'Enviar mi opinión',
    sending: 'Enviando…',
    success: '¡Gracias! Tu opinión se ha enviado y está pendiente de moderación.',
    error: 'Se ha producido un error. Inténtalo de nuevo.',
    configError:
      'Error de configuración del servidor: tu opinión no se ha enviado. Lo que has escrito sigue aquí.',
    invitationOver:
      'Esta invitación ya no es válida. Envía de nuevo: tu opinión saldrá sin la marca «{verified}».',
  },
  next: {
    title: 'Qué pasa con tu opinión',
    steps: [
      {
        title: 'La leemos',
        text: 'Una persona de la agencia, que no cambia ni una palabra.',
      },
      {
        title: 'Se publica',
        text: 'Sea cual sea la nota. Un rechazo siempre tiene un motivo: se envía al correo que dejes; si no, lo muestra el enlace de tu invitación.',
      },
      {
        title: 'Sigue siendo tuya',
        text: 'Basta con escribir a {email} para retirarla.',
      },
    ],
    method: 'Cómo comprobamos las opiniones',
  },
  all: 'Leer todas las opiniones',
} satisfies typeof fr;
