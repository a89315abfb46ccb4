import type { sharing as fr } from './fr.ts';

/** The texts that other programs show: those of the news feed, and those on the pictures of shared links. */
export const sharing = {
  feed: {
    title: 'Guias da {brand}',
    description:
      'Orçamentos, indicadores e métodos para divulgar sua música com anúncios: os guias da {brand}, à medida que são publicados.',
  },
  /** The kind of the page, above the title on its picture. */
  kinds: {
    home: 'Agência de anúncios para a música',
    service: 'Serviços',
    hub: 'Marketing musical',
    guide: 'Guia',
    planner: 'Planejador',
    index: 'Guias',
    articles: 'Artigos',
    glossary: 'Recursos',
    faq: 'FAQ',
    questions: 'Perguntas',
    reviews: 'Avaliações',
    figures: 'Números',
    contact: 'Contato',
    legal: 'Informações legais',
    sitemap: 'Mapa do site',
    statement: 'Acessibilidade',
  },
  figures: {
    'spotify.from': 'Verba de anúncios no Spotify, a partir de',
    'agency.call': 'A primeira conversa',
    'glossary.terms': 'Termos explicados',
    'planner.delivery': 'Da entrega ao lançamento',
  },
} satisfies typeof fr;
