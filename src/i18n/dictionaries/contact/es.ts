import { contactFields } from '../contact-fields/es.ts';
import type { contact as fr } from './fr.ts';

/** The contact form. */
export const contact = {
  ...contactFields.labels,
  /** With an example of the expected form (RGAA 11.10). */
  email: 'Correo electrónico (nombre@example.com)',
  required: contactFields.required,
  platforms: {
    unknown: 'No lo sé',
    youtube: 'YouTube',
    meta: 'Meta (Facebook, Instagram)',
    tiktok: 'TikTok',
    spotify: 'Spotify',
  },
  messageHint: 'El enlace de la canción, la fecha de lanzamiento, lo que esperas de la campaña.',
  reply: 'Respuesta antes del {day} a las {hour} (hora de París).',
  send: 'Enviar',
  sending: 'Enviando…',
  success: '¡Mensaje enviado!',
  /** Stays below the form after the success message, until the next input. `{time}`: of the visitor's clock. */
  sentAt: 'Mensaje enviado a las {time}.',
  error: 'Se ha producido un error. Inténtalo de nuevo.',
  book: 'Reservar una llamada',
  bookPlatform: 'Reservar una llamada sobre {platform}',
  newTab: '(pestaña nueva)',
  /** The progress of a booking, on this page and on the landing pages. */
  booking: {
    opening: 'Abriendo el calendario…',
    newTab: 'El calendario se ha abierto en una pestaña nueva.',
    refused: 'Tu navegador ha bloqueado la pestaña.',
    follow: 'Abrir el calendario',
  },
  /** The notice beside a form with which a call can be booked. */
  thirdParty:
    'Cuando reservas, tu nombre y tu correo llegan a la agencia y al calendario, un servicio externo que solo se carga en ese momento.',
  privacy: 'Sirve para responderte y preparar un presupuesto.',
  privacyLink: 'Privacidad',
  trap: 'No rellenes este campo',
} satisfies typeof fr;
