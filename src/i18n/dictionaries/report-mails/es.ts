import type { reportMails as fr } from './fr.ts';

export const reportMails: typeof fr = {
  receipt: {
    subject: 'Denuncia n.º {number} recibida · {brand}',
    lines: [
      'Hola:',
      'Hemos recibido tu denuncia n.º {number}: {reason}.',
      'Contenido denunciado: {address}',
      'Una persona la lee en un día laborable (cuatro horas para la protección de menores). Tendrás una decisión, con su motivo, en {days} días. Ningún programa decide.',
      '¿Algo que añadir? Escribe a {contact} indicando el número. Tus datos de contacto se borran un año después del cierre. Si no has denunciado nada, ignora este mensaje.',
      '{brand}',
    ],
  },
  question: {
    subject: 'Una pregunta sobre tu denuncia n.º {number} · {brand}',
    lines: [
      'Hola:',
      'Para decidir sobre tu denuncia n.º {number}, nos falta una respuesta:',
      '{words}',
      'Responde a {contact} indicando el número. Sin respuesta en {days} días, decidiremos con lo que tenemos.',
      '{brand}',
    ],
  },
  decision: {
    subject: 'Nuestra decisión sobre tu denuncia n.º {number} · {brand}',
    lines: [
      'Hola:',
      'Hemos examinado tu denuncia n.º {number}. {outcome}',
      'Nuestro motivo, en nuestras palabras: {words}',
      'La decisión la ha tomado una persona, sin ningún programa.',
      '{ways}',
      '{brand}',
    ],
    outcomes: {
      removed: 'El contenido se ha retirado.',
      hidden: 'El contenido se ha ocultado.',
      shortened: 'El pasaje en cuestión se ha retirado.',
      cuts: 'Los pasajes en cuestión se han retirado.',
      kept: 'El contenido sigue en línea.',
      restored: 'La primera decisión queda anulada: el contenido se ha restablecido.',
      absent: 'No se acepta; el contenido ya no está en línea, por otra razón.',
    },
  },
  statement: {
    measures: {
      removed: {
        subject: 'Tu opinión se ha retirado · {brand}',
        done: 'Tu opinión del {date} se ha retirado del sitio de {brand}, en todos los países y sin límite de tiempo (decisión n.º {number}).',
      },
      shortened: {
        subject: 'Se ha retirado un pasaje de tu opinión · {brand}',
        done: 'Un pasaje de tu opinión del {date} se ha retirado del sitio de {brand}, en todos los países y sin límite de tiempo (decisión n.º {number}). El resto de la opinión y su nota siguen publicados: «[…]» sustituye al pasaje, con la mención «Extracto», en {page}',
      },
      cuts: {
        subject: 'Se han retirado pasajes de tu opinión · {brand}',
        done: 'Varios pasajes de tu opinión del {date} se han retirado del sitio de {brand}, en todos los países y sin límite de tiempo (decisión n.º {number}). El resto de la opinión y su nota siguen publicados: «[…]» sustituye a cada pasaje, con la mención «Extracto», en {page}',
      },
    },
    lines: [
      'Hola:',
      '{done}',
      '{passages}',
      'Los hechos, en palabras de la agencia: {words}',
      'El motivo: {ground}. {basis}',
      'La causa es una denuncia. Ningún programa ha servido para detectar la opinión ni para decidir: la decisión la ha tomado una persona.',
      '{ways}',
      '{brand}',
    ],
    passages: { one: 'El pasaje retirado: {quoted}', other: 'Los pasajes retirados: {quoted}' },
    quoted: '«{passage}»',
    law: 'Es contrario a la ley: {law}.',
    terms: 'Es contrario a nuestras condiciones de uso, capítulo «Moderación»: {page}',
  },
  reviewed: {
    subject: 'Decisión revisada sobre tu opinión · {brand}',
    lines: [
      'Hola:',
      'La decisión n.º {number} sobre tu opinión del {date} fue impugnada y la hemos revisado. {outcome}',
      'Nuestro motivo, en nuestras palabras: {words}',
      'La decisión la ha tomado una persona, sin ningún programa.',
      '{ways}',
      '{brand}',
    ],
    outcomes: {
      restored: 'Tu opinión vuelve a estar en línea.',
      absent: 'Queda anulada, pero tu opinión no está en línea, por otra razón.',
      removed: 'Tu opinión sigue retirada. El motivo: {ground}. {basis}',
      whole: 'Tu opinión vuelve a estar publicada entera.',
      shortened: 'El pasaje sigue retirado. El motivo: {ground}. {basis}',
      cuts: 'Los pasajes siguen retirados. El motivo: {ground}. {basis}',
    },
  },
  ways: '¿No estás de acuerdo? Escribe a {contact} hasta el {day} indicando el número: otra persona, si la hay, revisa la decisión una vez, sin coste. También puedes acudir a un órgano certificado de resolución extrajudicial de litigios (artículo {article} del Reglamento (UE) {law}) o a un tribunal.',
  lastWays:
    'Esta es la segunda decisión. Aún puedes acudir a un órgano certificado de resolución extrajudicial de litigios (artículo {article} del Reglamento (UE) {law}) o a un tribunal.',
  barrier: {
    receipt: {
      subject: 'Problema de accesibilidad n.º {number} recibido · {brand}',
      lines: [
        'Hola:',
        'Hemos recibido tu mensaje n.º {number} sobre la accesibilidad.',
        'Página: {address}',
        'Tendrás una respuesta en {days} días: qué se ha corregido, o para cuándo está previsto, y otra forma de conseguir lo que buscabas.',
        '¿Algo que añadir? Escribe a {contact} indicando el número. Tus datos de contacto se borran un año después del cierre. Si no has escrito nada, ignora este mensaje.',
        '{brand}',
      ],
    },
    answer: {
      subject: 'Nuestra respuesta sobre la accesibilidad, n.º {number} · {brand}',
      lines: [
        'Hola:',
        'Tu mensaje n.º {number} sobre la accesibilidad: {outcome}',
        '{words}',
        '¿La respuesta no basta? Escribe a {contact} indicando el número. También puedes acudir al Défenseur des droits francés: {appeal}',
        '{brand}',
      ],
    },
    outcomes: { mended: 'el problema está corregido.', kept: 'la página no cambia por ahora.' },
  },
};
