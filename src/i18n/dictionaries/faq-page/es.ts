import type { faqPage as fr } from './fr.ts';

/** The page of all frequent questions. */
export const faqPage = {
  meta: {
    title: 'Preguntas frecuentes sobre publicidad musical',
    description:
      'Precios, plazos, elección de la plataforma, visualizaciones reales, parar una campaña: respuestas a las preguntas de artistas y sellos, con cifras.',
  },
  title: 'Preguntas frecuentes',
  description: 'Lo que nos preguntan antes de empezar y lo que respondemos.',
  help: {
    title: '¿Necesitas más ayuda?',
    text: 'Una persona de la agencia te responde, por escrito o por teléfono.',
    contact: 'Escríbenos',
    book: 'Reservar una llamada',
    newTab: '(pestaña nueva)',
  },
} satisfies typeof fr;
