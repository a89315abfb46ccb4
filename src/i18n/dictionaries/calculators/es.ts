import type { calculators as fr } from './fr.ts';

/** The guides' calculators and worked examples. Every figure is filled into a placeholder. */
export const calculators = {
  static: 'Un ejemplo ya calculado. Los campos se activan en cuanto se carga la calculadora.',
  scriptless: 'Un ejemplo ya calculado. Para poner tus cifras, activa JavaScript.',
  live: 'Cambia un campo y el resultado se actualiza.',
  failed: 'La calculadora no se ha cargado. El ejemplo sigue siendo válido.',
  retry: 'Reintentar',
  source: 'Órdenes de magnitud, según la fórmula y las medias de esta guía, actualizadas el {date}.',
  share: 'Copiar el enlace',
  shared: 'Enlace copiado',
  shareFailed: 'Copia este enlace',
  shareNote: 'El enlace vuelve a abrir esta calculadora con los mismos valores.',
  working: 'El cálculo',
  waiting: 'El resultado vuelve en cuanto se corrijan los campos señalados.',
  chosen: '(tu elección)',
  yes: 'Sí',
  no: 'No',
  target: 'Objetivo: {target}',
  onTarget: 'Dentro del objetivo',
  offTarget: 'Fuera del objetivo',
  compare: { under: 'menos de {figure}', over: 'más de {figure}', atLeast: 'al menos {figure}' },
  example: { title: 'Ejemplo con cifras', inputs: 'Los datos', result: 'El resultado' },
  problems: {
    missing: 'Indica un número.',
    'not-a-number': 'Escribe un número en cifras.',
    negative: 'Este número no puede ser negativo.',
    'too-small': 'Indica al menos {min}.',
    'too-large': 'Indica como máximo {max}.',
    'not-whole': 'Indica un número entero.',
    'not-a-choice': 'Elige una respuesta de la lista.',
    'above-impressions': 'No puede haber más clics que impresiones.',
  },
  youtube: {
    title: 'Calcular mi presupuesto de YouTube',
    fields: { views: 'Visualizaciones buscadas', genre: 'Género', audience: 'Público' },
    choices: {
      genre: {
        popHipHop: 'Pop, hip-hop',
        electroDance: 'Electrónica, dance',
        rockMetal: 'Rock, metal',
        jazzClassical: 'Jazz, clásica',
      },
      audience: {
        targeted: 'Segmentado, estándar',
        wide: 'Amplio',
        lookalike: 'Similar (Demand Gen)',
        retargeting: 'Retargeting',
      },
    },
    margin: 'Margen de optimización',
    caption: 'de presupuesto publicitario, margen incluido',
    sentence:
      'Cuenta con {budget} para este objetivo, entre {low} y {high} según el precio de la visualización.',
    working: {
      one: '{views} visualización × {cost} × {audience} (público) × {margin} (margen) = {budget}',
      other: '{views} visualizaciones × {cost} × {audience} (público) × {margin} (margen) = {budget}',
    },
    chart: 'El mismo objetivo según el público',
    perMonth: 'Presupuesto, si se gasta en un mes',
  },
  meta: {
    title: 'Calcular mi presupuesto de Meta',
    fields: { reach: 'Alcance buscado, en personas', genre: 'Género', audience: 'Público' },
    choices: {
      genre: { pop: 'Pop', electro: 'Electrónica', rock: 'Rock', jazz: 'Jazz' },
      audience: {
        interests: 'Por intereses',
        wide: 'Amplio',
        lookalike: 'Similar al {meta.lookalikeShare}',
        custom: 'Personalizado',
      },
    },
    margin: 'Margen',
    caption: 'de presupuesto publicitario, margen incluido',
    sentence:
      'Cuenta con {budget} para este objetivo, entre {low} y {high} según el precio de mil impresiones.',
    working: {
      one: '{reach} persona × {cost} × {audience} (público) ÷ {thousand} × {margin} (margen) = {budget}',
      other: '{reach} personas × {cost} × {audience} (público) ÷ {thousand} × {margin} (margen) = {budget}',
    },
    chart: 'El mismo objetivo según el público',
    perMonth: 'Presupuesto, si se gasta en un mes',
  },
  tiktok: {
    title: 'Calcular mi presupuesto de TikTok',
    fields: {
      reach: 'Impresiones buscadas',
      age: 'Edad del público',
      video: 'Tipo de vídeo',
      targeting: 'Segmentación',
      abTests: 'Con tests A/B',
      days: 'Días de emisión en el mes',
    },
    choices: {
      age: {
        from: 'De {from} a {to} años',
        open: '{from} años o más',
      },
      video: {
        original: 'Contenido original',
        trend: 'Una tendencia, a tu manera',
        creator: 'Con un creador',
        challenge: 'Reto lanzado por ti',
      },
      targeting: {
        none: 'Sin segmentación fina',
        behavioural: 'Por comportamiento',
        lookalike: 'Público similar',
      },
    },
    caption: 'de presupuesto publicitario para el mes',
    sentence:
      'Cuenta con {budget} para este objetivo, es decir, {perDay} al día, entre {low} y {high} según el precio de mil impresiones.',
    working: {
      one: '{reach} impresión × {cost} ÷ {thousand} × {video} (vídeo) × {targeting} (segmentación) × {tests} (tests) = {budget}',
      other:
        '{reach} impresiones × {cost} ÷ {thousand} × {video} (vídeo) × {targeting} (segmentación) × {tests} (tests) = {budget}',
    },
    chart: 'El mismo objetivo según el vídeo',
    perMonth: 'Presupuesto del mes',
    perDay: 'Presupuesto por día',
  },
  roi: {
    title: 'Calcular mi ROI',
    fields: {
      spend: 'Gasto, con todos los costes, en euros',
      revenue: 'Ingresos ya recibidos, en euros',
      months: 'Periodo medido, en meses',
      occasional: 'Nuevos fans ocasionales',
      engaged: 'Nuevos fans comprometidos',
      superFan: 'Nuevos superfans',
    },
    caption: 'de ROI combinado',
    sentence: {
      scale: 'ROI combinado del {roi}, por encima del {scale}: puedes aumentar el presupuesto ({step}).',
      optimise:
        'ROI combinado del {roi}, entre el {optimise} y el {scale}: mantén el presupuesto y mejora los anuncios y la segmentación.',
      test: 'ROI combinado del {roi}, entre el {test} y el {optimise}: sigue probando antes de gastar más.',
      pause: 'ROI combinado del {roi}, por debajo del {test}: pon la campaña en pausa y busca qué la frena.',
    },
    working: {
      lifetimeRevenue:
        'Valor del tiempo de vida de los fans: {occasional} × {occasionalValue} + {engaged} × {engagedValue} + {superFan} × {superFanValue} = {lifetimeRevenue}',
      immediate: 'ROI inmediato: ({revenue} − {spend}) ÷ {spend} = {immediate}',
      lifetime: 'ROI a largo plazo: ({lifetimeRevenue} − {spend}) ÷ {spend} = {lifetime}',
      blended: 'ROI combinado: {immediateShare} × ({immediate}) + {lifetimeShare} × ({lifetime}) = {roi}',
    },
    chart: 'Lo que se gasta, lo que vuelve',
    rows: {
      spend: 'Gasto',
      revenue: 'Ingresos ya recibidos',
      lifetimeRevenue: 'Valor del tiempo de vida de los fans',
    },
    facts: {
      overall: 'ROI combinado',
      costPerFan: 'Coste por fan',
      lifetimeToCost: 'Valor del tiempo de vida respecto al coste',
      payback: 'Plazo de recuperación, al ritmo actual',
    },
    noFans: 'Ningún fan contado',
    noRevenue: 'Ningún ingreso contado',
  },
  spotify: {
    title: 'Calcular el coste de una reproducción',
    fields: {
      spotifySpend: 'Gasto, en euros',
      gained: 'Reproducciones ganadas',
      before: 'Reproducciones del tema en un año, antes',
    },
    perStream: 'Ingreso medio de una reproducción',
    caption: 'por reproducción ganada',
    paid: 'Una reproducción ganada cuesta {cost} y deja {perStream} de media: {spend} gastados, {revenue} de royalties.',
    unpaid:
      'Una reproducción ganada cuesta {cost}. Con {total} reproducciones, el tema sigue por debajo del umbral de {threshold}: todavía no deja nada.',
    working: {
      cost: '{spend} ÷ {gained} = {cost}',
      total: '{before} + {gained} = {total} reproducciones en un año',
      revenue: '{gained} × {perStream} = {revenue}',
    },
    streams: 'Reproducciones en un año',
    chart: 'Lo que gastas y lo que vuelve',
    rows: { spend: 'Gasto', revenue: 'Royalties' },
  },
  listening: {
    title: 'Calcular el precio de un oyente',
    fields: {
      pageSpend: 'Gasto, en euros',
      visits: 'Visitas de la página',
      clickedOut: 'Visitantes que eligen un servicio, en porcentaje',
      listened: 'De ellos, los que escuchan, en porcentaje',
    },
    caption: 'por oyente',
    sentence: 'Un oyente cuesta {listener}: {visit} la visita, {clickOut} el clic de salida.',
    working: {
      visit: '{spend} ÷ {visits} = {visit} la visita',
      clickOut: '{visit} ÷ {clickedOut} = {clickOut} el clic de salida',
      listener: '{clickOut} ÷ {listened} = {listener} el oyente',
    },
    conversion: 'Visitas que acaban en reproducción',
    chart: 'Lo que cuesta cada paso',
    rows: { visit: 'Una visita', clickOut: 'Un clic de salida', listener: 'Un oyente' },
  },
  kpi: {
    title: 'Comprobar mis cifras',
    adSpend: {
      title: 'Retorno del gasto publicitario',
      fields: { spend: 'Gasto publicitario, en euros', revenue: 'Ingresos atribuidos, en euros' },
      caption: 'de retorno del gasto publicitario',
      reached: 'Un euro gastado trae {amount}: se alcanza el mínimo de {minimum}.',
      missed: 'Un euro gastado trae {amount}: no se alcanza el mínimo de {minimum}.',
      working: '{revenue} ÷ {spend} = {ratio}',
      chart: 'Tu retorno y el mínimo',
      rows: { yours: 'Tu retorno', minimum: 'Mínimo' },
    },
    acquisition: {
      title: 'Coste de adquisición aceptable',
      fields: { lifetimeValue: 'Valor del tiempo de vida de un fan, en euros' },
      caption: 'como máximo para ganar un fan',
      sentence: 'Ganar un fan que vale {value} no debería costar más de {cost}.',
      working: '{share} × {value} = {cost}',
      chart: 'Lo que vale un fan y lo que puede costar',
      rows: { value: 'Valor del tiempo de vida', cost: 'Coste aceptable' },
    },
    abTest: {
      title: 'Test A/B de dos anuncios',
      fields: {
        impressionsA: 'Impresiones de A',
        clicksA: 'Clics en A',
        impressionsB: 'Impresiones de B',
        clicksB: 'Clics en B',
      },
      winner: {
        caption: 'de clics para {winner}, con las mismas impresiones',
        captionOnlyOne: 'de clics para {winner}, ninguno para la otra',
        sentence:
          'Gana la versión {winner}: un {best} de clics frente a un {other}, con un {confidence} de confianza.',
      },
      noDifference: {
        caption: 'de confianza, hace falta un {needed}',
        sentence:
          'Todavía no hay nada probado: un {rateA} de clics para A, un {rateB} para B, con un {confidence} de confianza. Deja que el test llegue a su duración prevista.',
      },
      tooFewClicks: {
        caption: 'de confianza, hace falta un {needed}',
        sentence:
          'Muy pocos clics para concluir: un {rateA} de clics para A, un {rateB} para B, con un {confidence} de confianza. Deja que el test reúna más clics.',
      },
      notEnough: {
        caption: {
          one: 'impresión de la versión menos vista, hacen falta {needed}',
          other: 'impresiones de la versión menos vista, hacen falta {needed}',
        },
        sentence: 'Demasiado pronto para juzgar: hacen falta al menos {needed} impresiones por versión.',
      },
      working: {
        rates: 'A: {clicksA} ÷ {impressionsA} = {rateA}. B: {clicksB} ÷ {impressionsB} = {rateB}.',
        test: 'Prueba exacta de Fisher, bilateral, de las dos proporciones: {confidence} de confianza.',
      },
      chart: 'Tasa de clics de las dos versiones',
      rows: { a: 'Versión A', b: 'Versión B' },
    },
  },
} satisfies typeof fr;
