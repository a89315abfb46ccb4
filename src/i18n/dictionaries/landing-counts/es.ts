import type { landingCounts as fr } from './fr.ts';

export const landingCounts = {
  /** The columns of the file for the artist. */
  artistList: ['Referencia', 'Correo', 'Idioma', 'Consentimiento', 'Frase aceptada', 'Retirado desde'],
  headings: {
    day: 'Día',
    kind: 'Medida',
    locale: 'Idioma',
    channel: 'Procedencia',
    variant: 'Variante',
    target: 'Enlace pulsado',
    count: 'Número',
  },
  kinds: {
    view: 'Visita',
    conversion: 'Conversión',
    click: 'Clic',
  },
  channels: {
    'meta-ads': 'Publicidad en Meta',
    'google-ads': 'Publicidad en Google y YouTube',
    'tiktok-ads': 'Publicidad en TikTok',
    'other-ads': 'Otra publicidad',
    search: 'Buscador',
    email: 'Correo electrónico',
    'reminder-mail': 'Recordatorio por correo',
    'reminder-push': 'Recordatorio por notificación',
    referral: 'Otro sitio',
    direct: 'Acceso directo',
  },
  targets: {
    other: 'Otra plataforma',
    action: 'Botón principal',
    hero: 'Botón de la cabecera',
    call: 'Botón de la llamada a la acción',
    calendar: 'Calendario',
    form: 'Formulario',
  },
  network: 'Red: {name}',
} satisfies typeof fr;
