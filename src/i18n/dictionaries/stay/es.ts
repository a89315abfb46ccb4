import type { stay as fr } from './fr.ts';

/** The question whether to keep a person's leads after three years: the mail, the page behind its link, and the notes of the lead. */
export const stay = {
  mail: {
    subject: '¿Conservamos tu solicitud en {brand}?',
    text: 'No tenemos noticias tuyas desde el {day}. ¿Quieres que conservemos lo que nos confiaste?',
    link: 'Sí: abre esta página hasta el {until} y pulsa el botón.\n{link}',
    without:
      'No: no tienes que hacer nada. Sin respuesta en esa fecha, borraremos tus solicitudes, tus datos de contacto y nuestras notas, y no te lo volveremos a preguntar.',
  },
  page: {
    title: '¿Conservamos tu solicitud?',
    text: 'Un botón, y lo que nos confiaste se queda {years} años más. Sin respuesta, lo borramos.',
    button: 'Sí, conservar',
    note: 'Abrir esta página no cambia nada: solo cuenta el botón.',
    doneTitle: 'Anotado.',
    done: 'Conservamos tu solicitud {years} años más. Puedes leerla o borrarla cuando quieras.',
  },
  notes: {
    asked: 'Pregunta enviada por correo: ¿hay que conservar esta solicitud?',
    answered: 'Respondió que sí al correo: conservar esta solicitud.',
  },
} satisfies typeof fr;
