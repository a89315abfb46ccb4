import type { stay as fr } from './fr.ts';

/** The question whether to keep a person's leads after three years: the mail, the page behind its link, and the notes of the lead. */
export const stay = {
  mail: {
    subject: '¿Conservamos tu solicitud en {brand}?',
    text: 'No tenemos noticias tuyas desde el {day}. Pasados {years} años borramos lo que nos confiaste, salvo que quieras que lo conservemos.',
    link: 'Para conservarlo {years} años más, abre esta página y pulsa el botón:\n{link}',
    without:
      'Si no respondes antes de que acabe el {until}, borraremos tus solicitudes, tus datos de contacto y nuestras notas. No tienes que hacer nada más: no te lo volveremos a preguntar.',
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
