import type { plannerResults as fr } from '../fr/planner-results.ts';

export const plannerResults = {
  advice: {
    keep: {
      title: 'Quédate con el {day}',
      text: 'Lanzamientos previstos ese día: {count}. Es el viernes más favorable del mes.',
    },
    keep_unmeasured: {
      title: 'Quédate con el {day}',
      text: 'Es el viernes más seguro del mes, según el calendario y los plazos.',
    },
    keep_equal: {
      title: 'Quédate con el {day}',
      text: 'El calendario y los plazos no lo distinguen de otros viernes del mes: es el primero de los mejores.',
    },
    moved: {
      title: 'Apunta al {day}',
      text: 'Ningún viernes del mes elegido es viable. Este es el primero que te deja tiempo.',
    },
    window_low: {
      title: 'Aprovecha el hueco',
      text: 'Hay pocos lanzamientos competidores ese viernes: concentra la promoción en la primera semana.',
    },
    window_moderate: {
      title: 'Empieza la promoción {promotionWeeks} semanas antes',
      text: 'La competencia es moderada: conviene que te esperen el día del lanzamiento.',
    },
    window_high: {
      title: 'Retrasa de {delayFrom} a {delayTo} semanas',
      text: 'La competencia es alta ese viernes.',
    },
    saturated: {
      title: 'Cambia de viernes si puedes',
      text: 'Lanzamientos previstos ese día: {count}. Por encima de {saturated}, el público ya no tiene tiempo de descubrir.',
    },
    active: {
      title: 'Prepara un gancho claro',
      text: 'Lanzamientos previstos ese día: {count}. Los primeros segundos deciden si se quedan.',
    },
    mega: {
      title: 'Esquiva a los cabezas de cartel',
      text: 'Nombres muy grandes previstos: {count}. Busca a tu público, no las grandes listas.',
    },
    major: {
      title: 'Elige un público preciso',
      text: 'Lanzamientos de multinacionales previstos: {count}. Sus presupuestos ocupan los espacios más visibles.',
    },
    avoid: { title: 'Evita el {other}', text: 'Hay más competencia o menos tiempo.' },
    avoid_holidays: {
      title: 'Evita el {other}',
      text: 'Del {holidaysFrom} al {holidaysTo}, distribuidoras y listas van a medio gas: un viernes vacío no es una oportunidad.',
    },
    holiday: {
      title: 'Ten en cuenta el festivo',
      text: 'Países elegidos con un festivo en torno a ese viernes: {count}. Programa tus publicaciones antes.',
    },
    deliver: {
      title: 'Entrega antes del {day}',
      text: 'Tu distribuidora necesita {deliveryWeeks} semanas para entregar sin riesgo, {holidayWeeks} en torno a las fiestas.',
    },
    deliver_late: {
      title: 'Entrega el {day} como muy tarde',
      text: 'La fecha prudente ya pasó: avisa a tu distribuidora antes de enviar.',
    },
    pitch: {
      title: 'Propón la canción a Spotify el {day}',
      text: 'Último día aceptado: el {other}, {pitchDays} días antes del lanzamiento.',
    },
    pitch_late: {
      title: 'Propón la canción a Spotify cuanto antes',
      text: 'Último día aceptado: el {day}, {pitchDays} días antes del lanzamiento.',
    },
    again: {
      title: 'Repite el análisis el {day}',
      text: 'Los primeros lanzamientos se anuncian varias semanas antes: entonces se sabrá quién más sale ese día.',
    },
    invest: { title: 'Puedes invertir con fuerza', text: 'La puntuación supera {high} sobre {ten}.' },
    invest_some: {
      title: 'Invierte con moderación',
      text: 'La puntuación supera {middle} sobre {ten}, sin pasar de {high}.',
    },
    invest_careful: {
      title: 'Ten prudencia con el presupuesto',
      text: 'La puntuación no supera {middle} sobre {ten}.',
    },
  },
  steps: {
    master: 'Máster y portada listos',
    metadata: 'Créditos y repartos rellenados',
    deliver: 'Entregar a la distribuidora',
    deliverLatest: 'Entregar, último plazo',
    firstSingle: 'Publicar el primer single',
    pitch: 'Proponer la canción a Spotify',
    preSave: 'Abrir el pre-save',
    clips: 'Clips de vídeo listos',
    countdown: 'Activar la Countdown Page, a partir de {listeners} oyentes activos',
    lastGoodPitch: 'Último buen día para proponer la canción',
    adTest: 'Lanzar una prueba publicitaria de {testDays} días',
    apple: 'Último día aconsejado para Apple Music',
    pitchDeadline: 'Último día para proponer la canción a Spotify',
    readTest: 'Leer los resultados de la prueba publicitaria',
    checkLinks: 'Comprobar todos los enlaces',
    release: 'Lanzamiento',
    adsOn: 'Encender la publicidad',
    secondContent: 'Publicar un segundo contenido',
    review: 'Revisar la primera semana',
    scaleOrStop: 'Subir o parar la publicidad',
    report: 'Hacer balance',
  },
  verdicts: {
    nothing: 'Nada que comprar',
    dont_buy: 'No compres',
    test: 'Prueba, nada más',
    consider: 'Puede valer la pena',
  },
  reasons: {
    no_budget: 'Tu presupuesto es de {from}: todo el plan funciona sin publicidad.',
    no_time: 'Queda muy poco tiempo para preparar una campaña.',
    crowded: 'Ese viernes está cargado: la atención cuesta más.',
    under_minimum: 'Por debajo de {minimum}, una campaña llega a muy poca gente para aprender algo.',
    small: 'Entre {from} y {to}, una sola prueba de {testDays} días: sabrás si te siguen.',
    fans: 'Las reproducciones por sí solas no devuelven el gasto: se juzga por los fans ganados.',
  },
  basis: {
    known: 'Alrededor del {share} de los lanzamientos de ese viernes ya está anunciado en bases públicas.',
    mixed:
      'Alrededor del {share} de los lanzamientos de ese viernes ya está anunciado en bases públicas; el resto viene de las mismas semanas de años anteriores.',
    season: 'No hay nada anunciado tan lejos: las cifras vienen de las mismas semanas de años anteriores.',
    calendar:
      'Competencia no medida: solo han contado el calendario y los plazos. La puntuación no puede pasar de {cap} sobre {ten}.',
  },
  /** Of the file for a calendar; `file` is its name, in ASCII. */
  calendar: {
    name: 'Lanzamiento del {day}',
    note: 'Paso de tu plan de lanzamiento. Días antes del lanzamiento: {days}.',
    file: 'plan-de-lanzamiento',
  },
} satisfies typeof fr;
