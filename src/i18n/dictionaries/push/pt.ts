import type { push as fr } from './fr.ts';

export const push: typeof fr = {
  lead: { title: 'Novo lead', body: 'Abra o painel para ler.' },
};
