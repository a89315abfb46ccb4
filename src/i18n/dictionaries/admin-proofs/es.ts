import type { adminProofs as fr } from './fr.ts';

/** The proofs of cookie choices, in the back office. The words of columns and answers are also those of the file. */
export const adminProofs = {
  rates: {
    title: 'Primeras respuestas que aceptan la publicidad',
    period: 'Periodo',
    periods: { 12: '12 semanas', 53: '1 año' },
    week: 'Semana del {day}: {what}',
    rate: '{rate}, de {low} a {high}',
    few: {
      one: '{count} respuesta: muy pocas para una tasa',
      other: '{count} respuestas: muy pocas para una tasa',
    },
    newText: 'A partir de aquí, el texto {version}',
    thisWeek: 'esta sem.',
    note: 'Las líneas dan el intervalo al {confidence}. Una barra de puntos: el texto del aviso cambió.',
  },
  sums: {
    title: 'En el periodo',
    shown: 'Aviso mostrado',
    answers: 'Respuestas',
    ignored: '{rate}; el resto lo ignora',
    accept: 'Aceptan',
    all: 'Todo',
    texts: 'Por versión del texto',
    since: 'desde la semana del {day}',
    outside:
      'El aviso cuenta una vez por visita, sin identificar a nadie. Quien pide que no se le siga no se cuenta.',
    objected: {
      one: '{count} respuesta con Global Privacy Control queda fuera del recuento.',
      other: '{count} respuestas con Global Privacy Control quedan fuera del recuento.',
    },
  },
  list: 'Pruebas',
  filter: {
    search: 'Número de una prueba',
    choice: 'Elección',
    choices: { all: 'Todas', marketing: 'Publicidad', withdrawn: 'Retiradas' },
    language: 'Idioma',
    allLanguages: 'Todos los idiomas',
    clear: 'Mostrar todo',
  },
  columns: {
    at: 'Fecha',
    id: 'Prueba',
    language: 'Idioma',
    text: 'Texto',
    analytics: 'Analítica',
    marketing: 'Publicidad',
    replaced: 'Sustituida',
  },
  answers: { accepted: 'aceptada', refused: 'rechazada', withdrawn: 'retirada', objected: 'rechazada (GPC)' },
  file: {
    action: 'CSV',
    name: 'Pruebas de consentimiento',
    done: 'Archivo guardado.',
    at: 'Fecha (hora de París)',
    functional: 'Funcionales',
    withdrawn: 'Publicidad retirada después',
    yes: 'sí',
    no: 'no',
  },
  empty: { title: 'Ninguna prueba', text: 'La primera llega con la primera respuesta al aviso de cookies.' },
  none: { title: 'Ninguna prueba coincide', text: 'Prueba con otro número, otra elección u otro idioma.' },
  note: 'Nada aquí identifica a nadie. Las pruebas se guardan cinco años y después se borran. El visitante puede guardar un recibo firmado.',
  check: 'Comprobar un recibo',
} satisfies typeof fr;
