import type { landingErrors as fr } from './fr.ts';

/** The messages of the API about landing pages. No public page loads these texts. */
export const landingErrors = {
  codes: {
    landing_test_running:
      'Ya hay una prueba de esta página prevista o en curso. Espera a que termine o detenla.',
    landing_not_live: 'Esta página no está en línea: publícala antes de probarla.',
    landing_conflict:
      'Otra persona acaba de modificar esta página. No se ha guardado nada y lo que has escrito sigue aquí.',
    landing_not_ready:
      'Esta página todavía no se puede publicar: corrige antes los puntos que la bloquean en la comprobación.',
  },
  fields: {
    artist_contract: 'Indique la fecha del contrato de encargo de tratamiento firmado con el artista.',
    artist_pixel: 'Indique al menos un píxel del artista.',
    artist_token_pixel: 'Indique el píxel al que pertenece este token.',
    landing_test_text: 'Escribe otro titular en al menos un idioma.',
    landing_test_days: 'Esta duración es demasiado corta o demasiado larga para una prueba.',
    landing_test_picture: 'Esta imagen no está lista o ya no está en la biblioteca.',
    landing_link_query: 'Introduce un código UPC o ISRC, o un enlace a una plataforma de música.',
    landing_template: 'Elige una plantilla.',
    landing_locales: 'Elige al menos un idioma que tenga sus textos.',
    landing_answer_text: 'Escribe tu comentario.',
    landing_answer_trap: 'Deja vacío el campo oculto: solo sirve para reconocer bots.',
    landing_link: 'Este enlace no es una dirección web. Debe empezar por https://.',
    landing_colour: 'Este color no es válido. Escribe una almohadilla y seis cifras o letras de la a a la f.',
    landing_slug_taken: 'Esta dirección ya está ocupada o reservada. Elige otra.',
    landing_end: 'El final debe ser posterior al inicio y no puede haber pasado.',
  },
} satisfies typeof fr;
