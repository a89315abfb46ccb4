import type { hub as fr } from './fr.ts';

/** The expertise hub. A placeholder (`{youtube.costPerView}`) names a figure of `domain/benchmarks/figures.ts`. */
export const hub = {
  meta: {
    title: 'Claves del marketing musical: guías y referencias',
    description:
      'Presupuesto, ROI, segmentación, formatos: guías de publicidad musical por tema y nivel. El precio de una visualización, fórmulas y umbrales claros.',
  },
  name: 'Claves del marketing musical',
  updated: 'Actualizado en {year}',
  lead: 'Lo que cuesta una visualización, lo que deja una reproducción, a quién enseñar un vídeo y cuándo parar. Nuestros métodos, escritos para quien paga su propia campaña.',
  find: 'Encontrar una guía',
  order: 'Leer en orden',
  wave: '{minutes} minutos de lectura en total.',
  stats: {
    label: 'Nuestra experiencia en cifras',
    guides: 'guías especializadas',
    artists: 'artistas formados',
    budget: 'de presupuesto optimizado',
    source: 'Artistas y presupuesto: cifras de la agencia.',
    oneSource: 'Cifra de la agencia.',
  },
  benchmarks: {
    costPerView: 'Coste por visualización en YouTube, de media',
    return: 'Retorno objetivo del gasto publicitario',
    note: 'Referencias de nuestras guías. El retorno objetivo vale para una campaña que vende (entradas, merchandising); si solo buscas reproducciones, cuenta los fans ganados.',
    averageNote: 'Referencia de nuestras guías: una media.',
  },
  areas: {
    eyebrow: 'Áreas',
    title: 'Las cuatro palancas de una campaña.',
    guides: 'Guías de esta área',
    budget: {
      title: 'Presupuesto y estrategia',
      text: 'Cuánto poner, en qué plataforma y a partir de qué cantidad una prueba significa algo.',
      figure:
        'El precio de una visualización según el género: de {youtube.costPerView|low} a {youtube.costPerView|high}.',
    },
    analytics: {
      title: 'Analítica y ROI',
      text: 'Qué cifras leer, cuáles ignorar y qué decidir con ellas el lunes por la mañana.',
      figure:
        'El ROI que decide: pausa por debajo del {roi.threshold.test}, subida por encima del {roi.threshold.scale}.',
    },
    targeting: {
      title: 'Segmentación avanzada',
      text: 'Quienes ya escuchan a artistas afines, luego quienes se les parecen, sin pagar dos veces por la misma persona.',
      figure:
        'El precio de una visualización depende del público: {youtube.audience.retargeting} en retargeting, {youtube.audience.wide} con público amplio.',
    },
    creative: {
      title: 'Creatividad y formatos',
      text: 'El fragmento, la primera imagen, el formato de cada plataforma: lo que hace que se queden.',
      figure: 'En TikTok, un vídeo que el público hace suyo cuesta menos de difundir.',
    },
  },
  call: {
    title: '¿Dudas sobre tu campaña? La repasamos contigo.',
    text: 'Tu canción, tu presupuesto, tus cifras si las tienes. En {agency.call} te decimos lo que haríamos y lo que no.',
    contact: 'Consulta gratuita',
    book: 'Reservar una llamada',
    newTab: '(pestaña nueva)',
  },
} satisfies typeof fr;
