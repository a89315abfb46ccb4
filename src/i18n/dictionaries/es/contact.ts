import type { contact as fr } from '../fr/contact.ts';

/** The contact form. */
export const contact = {
  name: 'Nombre',
  email: 'Correo electrónico',
  platform: 'Plataforma',
  choosePlatform: 'Elige una plataforma',
  platforms: { youtube: 'YouTube', meta: 'Meta (Facebook, Instagram)', tiktok: 'TikTok' },
  message: 'Mensaje',
  messageHint: 'El enlace de la canción, la fecha de lanzamiento, lo que esperas de la campaña.',
  required: 'Todos los campos son obligatorios.',
  send: 'Enviar',
  sending: 'Enviando…',
  success: '¡Mensaje enviado!',
  error: 'Se ha producido un error. Inténtalo de nuevo.',
  book: 'Reservar una llamada',
  bookPlatform: 'Reservar una llamada sobre {platform}',
  newTab: '(pestaña nueva)',
  privacy: 'Usamos lo que escribes aquí para responderte, y para nada más.',
  privacyLink: 'Privacidad',
  trap: 'No rellenes este campo',
} satisfies typeof fr;
