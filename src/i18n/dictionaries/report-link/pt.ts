import type { reportLink as fr } from './fr.ts';

export const reportLink: typeof fr = {
  text: 'Denunciar',
  review: 'Denunciar a avaliação de {name}',
  testimonial: 'Denunciar o depoimento de {name}',
};
