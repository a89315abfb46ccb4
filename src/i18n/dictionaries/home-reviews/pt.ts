import type { homeReviews as fr } from './fr.ts';

export const homeReviews = {
  eyebrow: 'Avaliações',
  title: 'O que dizem, de bom e de nem tão bom.',
  summary: '{average} de 5 em média, {count} avaliações. As notas mais baixas primeiro',
  /** Shown if reviews from other sites are hidden. */
  summaryHidden: 'Avaliações ocultas, contadas na média: {hidden}',
  rating: '{rating} de 5',
  /** Shown instead of the bars for a review without a rating. */
  unrated: 'Avaliação sem nota',
  helpful: {
    people: 'Útil para {count} pessoas',
    vote: 'Útil',
    of: 'avaliação de {name}',
    failed: 'Voto não salvo. Tente de novo.',
  },
  more: 'Ler mais {count} avaliações',
  pager: {
    label: 'Páginas de avaliações',
    previous: 'Avaliações anteriores',
    next: 'Próximas avaliações',
    position: 'Página {page} de {pages}',
  },
  all: 'Ler todas as avaliações',
  write: 'Deixar uma avaliação',
} satisfies typeof fr;
