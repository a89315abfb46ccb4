import type { newsletter as fr } from './fr.ts';

/** The newsletter's mails, and the pages behind their links. */
export const newsletter: typeof fr = {
  asked: 'Un correo te pedirá que lo confirmes.',
  mail: {
    confirm: {
      subject: 'Confirma: el boletín de {brand}',
      text: 'Tú (u otra persona) has marcado «{sentence}» en {brand}.',
      button: 'Sí, lo quiero',
      without:
        'Si no lo haces, no saldrá ningún otro mensaje de este boletín y la casilla se desmarcará en {hours} horas.',
      stranger: '¿No eres tú? No hagas nada.',
    },
    stay: {
      subject: 'El boletín de {brand}: ¿seguimos?',
      text: 'Lo recibes desde el {day}, y hace {years} años que no sabemos de ti.',
      button: 'Sí, sigo',
      without:
        'Si no respondes en {days} días, dejaremos de enviarlo y borraremos tu dirección de esta lista.',
    },
    stop: 'No recibir nada más',
    privacy: 'Privacidad',
  },
  page: {
    confirm: {
      title: '¿Eres tú?',
      text: 'Un botón y el boletín llegará a esta dirección. Podrás cancelarlo con un clic.',
      button: 'Sí, lo quiero',
      note: 'Abrir esta página no confirma nada: solo cuenta el botón.',
      doneTitle: 'Anotado.',
      done: 'El boletín llegará a esta dirección.',
    },
    stay: {
      title: '¿Seguimos?',
      text: 'Un botón y el boletín seguirá llegando a esta dirección.',
      button: 'Sí, sigo',
      note: 'Abrir esta página no cambia nada: solo cuenta el botón.',
      doneTitle: 'Seguimos.',
      done: 'El boletín seguirá llegando a esta dirección.',
    },
    stop: {
      title: '¿Cancelar el boletín?',
      text: 'Tu dirección sale de la lista, aquí y en nuestras herramientas conectadas.',
      button: 'Sí, cancelar',
      note: 'Guardamos {years} años la prueba de tu consentimiento y de su fin, sin tu dirección legible.',
      doneTitle: 'Hecho.',
      done: 'Tu dirección sale de la lista, aquí y en nuestras herramientas conectadas.',
    },
    articles: { confirm: 'Lo que hemos publicado', stop: 'Siguen aquí, sin dar tu correo' },
    stopLink: 'Cancelar el boletín',
  },
};
