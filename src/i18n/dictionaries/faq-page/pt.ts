import type { faqPage as fr } from './fr.ts';

/** The page of all frequent questions. */
export const faqPage = {
  meta: {
    title: 'Perguntas frequentes sobre publicidade musical',
    description:
      'Preços, prazos, escolha da plataforma, visualizações reais, parar uma campanha: nossas respostas às perguntas de artistas e selos, com números.',
  },
  title: 'Perguntas frequentes',
  description: 'O que nos perguntam antes de começar e o que respondemos.',
  help: {
    title: 'Precisa de mais ajuda?',
    text: 'Uma pessoa da agência responde, por escrito ou por telefone.',
    contact: 'Fale com a gente',
    book: 'Agendar uma ligação',
    newTab: '(nova aba)',
  },
} satisfies typeof fr;
