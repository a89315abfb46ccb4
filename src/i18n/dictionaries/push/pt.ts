import type { push as fr } from './fr.ts';

export const push: typeof fr = {
  lead: { title: 'Novo lead', body: 'Abra o painel para ler.' },
  alarm: { title: 'O site precisa de você', body: 'Abra “Antes de publicar” para ver o que não vai bem.' },
};
