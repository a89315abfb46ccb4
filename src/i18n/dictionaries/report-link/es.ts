import type { reportLink as fr } from './fr.ts';

export const reportLink: typeof fr = {
  text: 'Denunciar',
  review: 'Denunciar la opinión de {name}',
  testimonial: 'Denunciar el testimonio de {name}',
};
