import type { sharing as fr } from './fr.ts';

/** The texts that other programs show: those of the news feed, and those on the pictures of shared links. */
export const sharing = {
  feed: {
    title: 'Guías de {brand}',
    description:
      'Presupuestos, indicadores y métodos para promocionar tu música con publicidad: las guías de {brand}, a medida que se publican.',
  },
  /** The kind of the page, above the title on its picture. */
  kinds: {
    home: 'Agencia de publicidad para la música',
    service: 'Servicios',
    hub: 'Marketing musical',
    guide: 'Guía',
    planner: 'Planificador',
    index: 'Guías',
    articles: 'Artículos',
    glossary: 'Recursos',
    faq: 'FAQ',
    questions: 'Preguntas',
    reviews: 'Opiniones',
    figures: 'Cifras',
    contact: 'Contacto',
    legal: 'Información legal',
    sitemap: 'Mapa del sitio',
    statement: 'Accesibilidad',
  },
  figures: {
    'spotify.from': 'Presupuesto de anuncios en Spotify, desde',
    'agency.call': 'La primera llamada',
    'glossary.terms': 'Términos explicados',
    'planner.delivery': 'De la entrega al lanzamiento',
  },
} satisfies typeof fr;
