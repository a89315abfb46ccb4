import type { agency as fr } from './fr.ts';

export const agency = {
  announcement: 'Aviso',
  testimonials: {
    title: 'Com a autorização de seus autores',
    note: 'Depoimentos que nós mesmos reunimos. Eles não contam nem na média nem no número de avaliações.',
  },
  team: 'Quem cuida de você.',
  cases: { title: 'Campanhas, por inteiro.', missed: 'O que faltou' },
} satisfies typeof fr;
