import type { reading as fr } from '../fr/reading.ts';

/** What every reading page shares. */
export const reading = {
  home: 'Início',
  breadcrumb: 'Trilha de navegação',
  backHome: 'Voltar ao início',
  toTop: 'Voltar ao topo',
} satisfies typeof fr;
