import type { articles as fr } from './fr.ts';

export const articles: typeof fr = {
  meta: {
    title: 'Artigos sobre publicidade musical',
    description:
      'Campanhas, lançamentos, públicos e orçamentos: os artigos do nosso blog por categoria, com o tempo de leitura de cada um.',
  },
  title: 'Artigos',
  lead: 'Os artigos do blog, do mais recente ao mais antigo.',
  written: 'Os artigos são escritos em {language}.',
  categories: 'Categorias',
  all: 'Todos',
  list: 'Os artigos anteriores',
  listAlone: 'Todos os artigos',
  minutes: '{minutes} min',
  reading: 'de leitura',
  count: { one: '{count} artigo', other: '{count} artigos' },
  paging: {
    label: 'Páginas de artigos',
    page: 'Página {page} de {pages}',
    previous: 'Página anterior',
    next: 'Próxima página',
  },
  rss: 'Feed RSS',
  empty: {
    title: 'Ainda não há artigos.',
    text: 'Os artigos do nosso blog vão aparecer aqui. Enquanto isso, nossos guias respondem às perguntas sobre orçamento, segmentação e medição.',
    guides: 'Ler os guias',
    blog: 'Abrir o blog',
  },
  sample: {
    mark: 'Exemplo',
    list: 'Estes artigos são exemplos inventados, que mostram a página antes de o blog ser conectado.',
    article: 'Este artigo é um exemplo inventado.',
  },
  contents: 'Neste artigo',
  guide: {
    label: 'O guia que acompanha',
    read: 'Ler o guia',
  },
  call: {
    title: 'E a sua música, quantas visualizações?',
    budget: '{budget} de anúncios no YouTube, na Europa, honorários à parte',
    text: 'Seis perguntas, uma estimativa, sem compromisso.',
    action: 'Estimar minha campanha',
  },
  origin: 'Artigo reproduzido do blog da agência, atualizado em {date}.',
  original: 'Ver o original',
  report: 'Avisar sobre um erro',
  back: 'Todos os artigos',
  missing: {
    text: 'Imagem que ficou no blog: {alt}',
    open: 'Ver a imagem',
    unnamed: 'Imagem que ficou no blog',
  },
  /** Content of an article that this site does not show: a line with a link replaces it. */
  left: {
    text: 'Ficou no blog: {what}',
    what: { audio: 'um som', video: 'um vídeo', form: 'um formulário', content: 'um conteúdo' },
    open: 'Abrir no blog',
    audio: 'Ouvir',
    video: 'Ver o vídeo',
  },
  embed: {
    video: 'Vídeo hospedado por {vendor}',
    audio: 'Player hospedado por {vendor}',
    note: 'Nada é carregado antes do seu clique. Depois, {vendor} recebe seu endereço IP e pode gravar cookies.',
    loadVideo: 'Carregar o vídeo do {vendor}',
    loadAudio: 'Carregar o player do {vendor}',
    open: 'Abrir no {vendor}',
    elsewhere: 'Conteúdo hospedado por {host}',
  },
  table: 'Tabela com rolagem',
  code: 'Código com rolagem',
  feed: {
    title: 'Artigos da {brand}',
    description: 'Os artigos do blog da {brand}, à medida que são publicados.',
  },
};
