import type { sharing as fr } from '../fr/sharing.ts';

/** What other programs show of the site: readers of feeds, and the pictures of shared links. */
export const sharing = {
  feed: {
    title: 'Guias da {brand}',
    description:
      'Orçamentos, indicadores e métodos para divulgar sua música com anúncios: os guias da {brand}, à medida que são publicados.',
  },
  /** Above the title, on the picture of a page. */
  kinds: {
    home: 'Agência de anúncios para a música',
    service: 'Serviços',
    hub: 'Marketing musical',
    guide: 'Guia',
    index: 'Guias',
    glossary: 'Recursos',
    faq: 'FAQ',
    reviews: 'Avaliações',
    contact: 'Contato',
    legal: 'Informações legais',
  },
} satisfies typeof fr;
