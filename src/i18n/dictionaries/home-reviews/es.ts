import type { homeReviews as fr } from './fr.ts';

export const homeReviews = {
  eyebrow: 'Opiniones',
  title: 'Lo que cuentan, lo bueno y lo no tan bueno.',
  summary: '{average} sobre 5 de media, {count} opiniones. Las notas más bajas, primero',
  /** Shown if reviews from other sites are hidden. */
  summaryHidden: 'Opiniones ocultas, contadas en la media: {hidden}',
  rating: '{rating} sobre 5',
  /** Shown instead of the bars for a review without a rating. */
  unrated: 'Opinión sin nota',
  helpful: {
    people: 'Útil para {count} personas',
    vote: 'Útil',
    of: 'opinión de {name}',
    failed: 'Voto no guardado. Inténtalo de nuevo.',
  },
  more: 'Leer {count} opiniones más',
  pager: {
    label: 'Páginas de opiniones',
    previous: 'Opiniones anteriores',
    next: 'Opiniones siguientes',
    position: 'Página {page} de {pages}',
  },
  all: 'Leer todas las opiniones',
  write: 'Dejar una opinión',
} satisfies typeof fr;
