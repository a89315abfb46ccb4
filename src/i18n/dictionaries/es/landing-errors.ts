import type { landingErrors as fr } from '../fr/landing-errors.ts';

/** Landing pages in the answers of the API. No public page loads these texts. */
export const landingErrors = {
  codes: {
    landing_conflict:
      'Otra persona acaba de modificar esta página. No se ha guardado nada y lo que has escrito sigue aquí.',
    landing_not_ready:
      'Esta página todavía no se puede publicar: corrige antes los puntos que la bloquean en la verificación.',
  },
  fields: {
    landing_link_query: 'Introduce un código UPC o ISRC, o un enlace a una plataforma de música.',
    landing_template: 'Elige una plantilla.',
    landing_locales: 'Elige al menos un idioma que tenga sus textos.',
    landing_link: 'Este enlace no es una dirección web. Debe empezar por https://.',
    landing_colour: 'Este color no es válido. Escribe una almohadilla y seis cifras o letras de la a a la f.',
    landing_slug_taken: 'Esta dirección ya está ocupada o reservada. Elige otra.',
    landing_end: 'El final debe ser posterior al inicio y no puede haber pasado.',
  },
} satisfies typeof fr;
