import type { sitePlan as fr } from './fr.ts';

/** The page that lists all pages of the site. */
export const sitePlan = {
  meta: {
    title: 'Mapa do site: todas as páginas',
    description:
      'Todas as páginas do site, por assunto: serviços e preços, ferramentas, respostas, guias e informações legais.',
  },
  /** Name in the footer and the breadcrumb, and the title. */
  name: 'Mapa do site',
  lead: 'Todas as páginas, por assunto.',
  groups: {
    agency: 'A agência',
    campaigns: 'Preparar uma campanha',
    answers: 'Entender',
    guides: 'Guias',
    legal: 'Informações legais',
  },
  guides: 'Os guias, em ordem',
  report: {
    name: 'Um exemplo de relatório de campanha',
    description: 'O que um cliente recebe: a estimativa, o resultado e o que faltou.',
  },
  simulator: 'Seis perguntas e, depois, uma faixa de visualizações para o seu orçamento.',
} satisfies typeof fr;
