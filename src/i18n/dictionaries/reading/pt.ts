import type { reading as fr } from './fr.ts';

/** The texts that all reading pages share. */
export const reading = {
  home: 'Início',
  breadcrumb: 'Trilha de navegação',
  contents: 'Sumário',
  backHome: 'Voltar ao início',
  toTop: 'Voltar ao topo',
} satisfies typeof fr;
