import type { plannerResults as fr } from './fr.ts';

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
      text: 'Otros viernes del mes tienen la misma puntuación. En caso de empate elegimos {ties}.',
    },
    keep_possible: {
      title: 'Quédate con el {day}',
      text: 'Puntuación: {score} sobre {ten}. El {other} obtiene {otherScore}, pero ya no deja tiempo para preparar el lanzamiento.',
    },
    keep_outside: {
      title: 'Quédate con el {day}',
      text: 'Puntuación: {score} sobre {ten}. El {other} obtiene {otherScore}, pero cae en las fiestas: del {holidaysFrom} al {holidaysTo}, distribuidoras y listas van a medio gas.',
    },
    wait_late: {
      title: 'Espera al {day}',
      text: 'Ningún viernes {ofMonth} deja ya tiempo para entregar, proponer la canción a Spotify y promocionar.',
    },
    wait_holidays: {
      title: 'Espera al {day}',
      text: 'Ningún viernes {ofMonth} deja ya tiempo para prepararlo todo antes de las fiestas: del {holidaysFrom} al {holidaysTo}, distribuidoras y listas van a medio gas.',
    },
    wait_better: {
      title: 'Espera al {day}',
      text: 'Puntuación: {score} sobre {ten}, frente a {otherScore} el {other}. Espera: {weeks}.',
    },
    equal: {
      title: 'Otros viernes valen lo mismo',
      text: 'Otros viernes {ofMonth} tienen la misma puntuación. En caso de empate elegimos {ties}.',
    },
    window_low: {
      title: 'Aprovecha el hueco',
      text: 'Se esperan pocos lanzamientos competidores ese viernes: concentra la promoción en la primera semana.',
    },
    window_moderate: {
      title: 'Empieza la promoción {weeks} antes',
      text: 'Se espera una competencia moderada: consigue que te esperen el día del lanzamiento.',
    },
    window_high: {
      title: 'Pásalo al {other} si puedes',
      text: 'Se espera una competencia alta el {day}, y el {other} obtiene mejor puntuación.',
    },
    window_high_everywhere: {
      title: 'Prepárate para un lanzamiento disputado',
      text: 'Se espera una competencia alta ese viernes y esperar no mejora la puntuación: llega primero a quienes ya te siguen.',
    },
    saturated: {
      title: 'Apóyate en tu público',
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
    avoid_mega: { title: 'Evita el {other}', text: 'Nombres muy grandes previstos: {count}.' },
    avoid_major: { title: 'Evita el {other}', text: 'Lanzamientos de multinacionales previstos: {count}.' },
    avoid_volume: {
      title: 'Evita el {other}',
      text: 'Lanzamientos previstos: {count}, frente a {than} el {day}.',
    },
    avoid_holiday: { title: 'Evita el {other}', text: 'Festivo en torno a ese viernes: {countries}.' },
    avoid_holidays: {
      title: 'Evita el {other}',
      text: 'Del {holidaysFrom} al {holidaysTo}, distribuidoras y listas van a medio gas: un viernes vacío no es una ventaja.',
    },
    holiday: {
      title: 'Ten en cuenta el festivo',
      text: 'Festivo en torno a ese viernes: {countries}. Programa tus publicaciones antes.',
    },
    deliver: {
      title: 'Entrega el {day}',
      text: 'Último plazo: el {other}. Después, tu distribuidora ya no puede prometer la fecha.',
    },
    deliver_now: {
      title: 'Entrega cuanto antes, el {day}',
      text: 'El plazo habitual ya pasó. Último plazo: el {other}; después, tu distribuidora ya no puede prometer la fecha.',
    },
    deliver_last: {
      title: 'Entrega el {day} como muy tarde',
      text: 'Después, tu distribuidora ya no puede prometer la fecha.',
    },
    pitch: {
      title: 'Propón la canción a Spotify el {day}',
      text: 'El {other} como muy tarde: Spotify pide {pitchDays} días antes del lanzamiento.',
    },
    pitch_last: {
      title: 'Propón la canción a Spotify el {day} como muy tarde',
      text: 'Spotify pide {pitchDays} días antes del lanzamiento.',
    },
    no_single: {
      title: 'Publica sin single previo',
      text: 'No da tiempo a entregar y proponer un single antes del {day}: destaca la mejor canción.',
    },
    again: {
      title: 'Repite el análisis el {day}',
      text: 'Para entonces se habrán anunciado más lanzamientos de ese viernes, y la puntuación podrá apoyarse en ellos.',
    },
    invest: {
      title: 'Puedes invertir con fuerza',
      text: 'La puntuación supera {high} sobre {ten}: la fecha acompaña, si lo que buscas son fans.',
    },
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
    metadata: 'Créditos y reparto de derechos rellenados',
    deliver: 'Entregar a la distribuidora',
    singleDeliver: 'Entregar el primer single',
    singlePitch: 'Proponer el primer single a Spotify',
    firstSingle: 'Publicar el primer single',
    pitch: 'Proponer la canción a Spotify',
    preSave: 'Abrir el pre-save',
    clips: 'Clips de vídeo listos',
    countdown: 'Activar la Countdown Page, a partir de {listeners} oyentes activos',
    adTest: 'Lanzar una prueba publicitaria de {testDays} días',
    apple: 'Pedir a la distribuidora que presente el lanzamiento a Apple Music',
    readTest: 'Leer los resultados de la prueba publicitaria',
    checkLinks: 'Comprobar todos los enlaces',
    release: 'Lanzamiento',
    adsOn: 'Activar los anuncios',
    secondContent: 'Publicar un segundo contenido',
    review: 'Revisar la primera semana',
    scaleOrStop: 'Subir o parar la publicidad',
    report: 'Hacer balance',
  },
  /** The consequence of a step that is too late. */
  consequences: {
    master: 'Sin máster ni portada no se puede entregar nada a tiempo.',
    metadata: 'Los créditos que faltan bloquean la entrega.',
    singleDeliver: 'El single ya no se puede entregar a tiempo.',
    deliver: 'Tu distribuidora puede rechazar la fecha: pregúntale antes de enviar.',
    singlePitch: 'El single no se propondría a las listas de Spotify.',
    firstSingle: 'El lanzamiento llega sin single previo.',
    pitch: 'Spotify ya no lo estudia para sus listas.',
    apple: 'Apple Music ya no lo estudia para sus listas.',
    preSave: 'Sin pre-save: anuncia solo la fecha.',
    clips: 'La promoción empieza sin vídeo.',
    countdown: 'El lanzamiento llega sin Countdown Page.',
    adTest: 'La publicidad empezaría sin prueba.',
    readTest: 'La publicidad empezaría sin prueba.',
    checkLinks: 'Compruébalos el día del lanzamiento.',
    release: 'Las plataformas no lo mostrarían ese día.',
    other: 'La fecha de este paso ya pasó.',
  },
  /** The reasons to prefer a Friday to others with the same score; `next` joins two reasons. */
  ties: {
    time: 'el de plazos menos ajustados',
    quiet: 'el más tranquilo',
    first: 'el primero',
    next: '{before}, luego {after}',
  },
  /** The known releases that are the reason of an advice. */
  named: 'Ya anunciado: {names}.',
  verdicts: {
    nothing: 'Nada que comprar',
    dont_buy: 'No compres',
    test: 'Prueba, nada más',
    consider: 'Solo para ganar fans',
  },
  /** Shown after a price if the fee is missing or by quote. */
  feeNotCounted: 'Los honorarios no se cuentan en este cálculo.',
  reasons: {
    no_budget: 'Tu presupuesto es de {from}: todo el plan funciona sin publicidad.',
    no_time: 'Queda muy poco tiempo para preparar una campaña.',
    crowded: 'Ese viernes está cargado: la atención cuesta más.',
    under_minimum: 'Por debajo de {minimum}, una campaña llega a muy poca gente para aprender algo.',
    small: 'Entre {from} y {to}, una sola prueba de {testDays} días: sabrás si te siguen.',
    fans: 'Las reproducciones por sí solas no cubren el gasto: este se juzga por los fans ganados.',
  },
  basis: {
    known: 'Alrededor del {share} de los lanzamientos de ese viernes ya está anunciado en bases públicas.',
    mixed:
      'Alrededor del {share} de los lanzamientos de ese viernes ya está anunciado en bases públicas; el resto viene de las mismas semanas de años anteriores.',
    /** For a Friday without announced releases, of which past years were counted. */
    far: 'No hay nada anunciado tan lejos: las cifras vienen de las mismas semanas de años anteriores.',
    season:
      'Las bases públicas apenas anuncian nada todavía para ese viernes: las cifras vienen sobre todo de las mismas semanas de años anteriores.',
    /** For a Friday without counts of past years. */
    scaled:
      'Alrededor del {share} de los lanzamientos de ese viernes ya está anunciado en bases públicas; el resto se estima a partir de ellos, a falta de recuentos de años anteriores.',
    /** For a Friday with some announced releases, but without counts of past years. */
    few: 'Hay muy pocos lanzamientos anunciados para medir la competencia: casi toda la puntuación viene del calendario y de los plazos. No puede pasar de {cap} sobre {ten}.',
    calendar:
      'Competencia no medida: solo han contado el calendario y los plazos. La puntuación no puede pasar de {cap} sobre {ten}.',
  },
  /** The calendar file; `file` is its name, in ASCII. */
  calendar: {
    name: 'Lanzamiento del {day}',
    note: 'Paso de tu plan de lanzamiento. Días antes del lanzamiento: {days}.',
    until: 'Último día posible: el {day}.',
    file: 'plan-de-lanzamiento',
  },
  /** The mail with the plan. `named` replaces `intro` if the artist has a name. */
  mail: {
    subject: 'Tu plan de lanzamiento: {day}',
    intro: 'Hola, aquí tienes el plan solicitado el {today} en {site}.',
    named: 'Hola, aquí tienes el plan solicitado el {today} en {site} para {artist}.',
    pair: '{title}: {value}',
    score: '{score} {outOf}. {range}',
    calendar: 'Estos días en tu agenda (.ics):',
    again: 'Repetir el análisis:',
    foot: '¿No has pedido nada? Alguien escribió tu dirección por error. Ignora este mensaje o escribe a {contact} y borraremos la solicitud.',
  },
} satisfies typeof fr;
