import type { agency as fr } from './fr.ts';

export const agency = {
  announcement: 'Aviso',
  testimonials: {
    title: 'Con el permiso de sus autores',
    note: 'Testimonios que hemos recogido nosotros. No cuentan ni en la media ni en el número de opiniones.',
  },
  team: 'Quién se ocupa de ti.',
  cases: { title: 'Campañas, completas.', missed: 'Lo que faltó' },
} satisfies typeof fr;
