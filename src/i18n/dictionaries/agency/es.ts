import type { agency as fr } from './fr.ts';

export const agency = {
  announcement: 'Aviso',
  testimonials: {
    title: 'Con el permiso de sus autores',
    note: 'Testimonios que hemos recogido nosotros. No cuentan ni en la media ni en el número de opiniones.',
  },
} satisfies typeof fr;
