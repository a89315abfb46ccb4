import type { artistPixels as fr } from './fr.ts';

/** The page behind a one-time link, on which an artist sets their own pixels of a landing page. */
export const artistPixels = {
  title: 'Tus píxeles',
  heading: 'Tus píxeles en «{title}»',
  by: 'Una página creada por {brand}',
  of: 'Página de {artist}',
  see: 'Ver la página',
  offline: 'La página aún no está en línea.',
  intro:
    '¿Haces publicidad de esta página? También puede llevar tus propios píxeles, junto a los de {brand}. Tú decides el uso de estas mediciones; {brand} las transmite en tu nombre.',
  consent: 'A cada visitante se le pregunta en tu nombre. No se carga nada antes de que acepte.',
  switch: '{brand} activa tus píxeles cuando se ha firmado el contrato de encargo de tratamiento.',
  meta: 'Píxel de Meta',
  metaHint: 'Cifras, en el Administrador de eventos de Meta.',
  tiktok: 'Píxel de TikTok',
  tiktokHint: 'Cifras y mayúsculas, en el Administrador de eventos de TikTok.',
  pixel: 'Identificador del píxel',
  token: 'Token de acceso (opcional)',
  tokenHint:
    'Para que el servidor de {brand} repita también las solicitudes a tu cuenta. Se cifra y no se vuelve a mostrar, ni siquiera a {brand}.',
  stored: 'Hay un token guardado. Deja el campo vacío para conservarlo con el mismo píxel.',
  one: 'Rellena al menos uno de los dos.',
  send: 'Guardar mis píxeles',
  once: 'Este enlace funciona una sola vez, hasta el {moment}, hora de París.',
  done: 'Tus píxeles se han guardado',
  doneOn: 'La página ya los ofrece a sus visitantes.',
  doneOff: '{brand} todavía tiene que activarlos.',
  doneText: '{brand} ve los identificadores de tus píxeles, nunca tus tokens. Este enlace ya no funciona.',
  change: 'Para cambiar algo, pide un enlace nuevo:',
  used: 'Este enlace ya se ha usado',
  usedText: 'Con él se guardaron unos píxeles. Si no fuiste tú, avisa a la agencia.',
  expired: 'Este enlace ha caducado',
  expiredText: 'Nadie lo usó a tiempo.',
} satisfies typeof fr;
