import type { sitePlan as fr } from './fr.ts';

/** The page that lists all pages of the site. */
export const sitePlan = {
  meta: {
    title: 'Mapa del sitio: todas las páginas',
    description:
      'Todas las páginas del sitio, por tema: servicios y precios, herramientas, respuestas, guías e información legal.',
  },
  /** Name in the footer and the breadcrumb, and the title. */
  name: 'Mapa del sitio',
  lead: 'Todas las páginas, por tema.',
  groups: {
    agency: 'La agencia',
    campaigns: 'Preparar una campaña',
    answers: 'Entender',
    guides: 'Guías',
    legal: 'Información legal',
  },
  guides: 'Las guías, en orden',
  report: {
    name: 'Un ejemplo de informe de campaña',
    description: 'Lo que recibe un cliente: la estimación, el resultado y lo que faltó.',
  },
  simulator: 'Seis preguntas y, después, un rango de visualizaciones para tu presupuesto.',
} satisfies typeof fr;
