import { budgetViews } from '../budget-views/pt.ts';
import { homeReviews } from '../home-reviews/pt.ts';
import type { home as fr } from './fr.ts';

/** The home page, in the order in which it is read. */
export const home = {
  meta: {
    title: 'Anúncios no YouTube, Meta e TikTok para artistas e selos',
    description:
      'Campanhas no YouTube, Meta e TikTok para artistas e selos. Calcule suas visualizações e seu orçamento em {agency.estimateTime}.',
  },
  hero: {
    slogan: 'A agência de anúncios dos artistas independentes',
    title: ['Sua música,', 'seu público.'],
    description: 'Campanhas no YouTube, Meta e TikTok para artistas e selos.',
    simulate: 'Estimar com {budget}',
    contact: 'Fale com a gente',
    scrubber: {
      label: 'Orçamento mensal, em euros',
      context: '{budget} de anúncios no YouTube',
      ...budgetViews,
      /** The word is too long for the size of the number: `spread` begins with it. */
      number: '≈ {views}',
      spread: 'visualizações, {between}',
      value: '{budget} por mês: cerca de {views} visualizações no YouTube na Europa, {between}',
      perMonth: '{budget} por mês',
    },
    counters: {
      label: 'A agência em números',
      campaigns: 'campanhas lançadas',
      artists: 'artistas atendidos',
      views: 'visualizações geradas',
      countries: 'países cobertos',
    },
  },
  services: {
    eyebrow: 'Serviços',
    title: 'Quatro plataformas. Uma regra: seus números decidem.',
    columns: {
      caption: 'Preço de um mês de publicidade, por plataforma',
      platform: 'Plataforma',
      what: 'O que fazemos',
      expect: 'O que esperar',
      budget: 'Publicidade',
      fee: 'Honorários',
      feeOf: 'Honorários, {percent}',
      plusFee: '+ honorários',
      total: 'Total por mês',
    },
    cost: '{label}: {cost}',
    views: '{range} visualizações',
    impressions: '{range} impressões',
    noEstimate: 'Sem estimativa',
    noEstimateReason: 'O simulador não calcula o Spotify.',
    byQuote: 'sob orçamento',
    from: 'A partir de',
    advised: 'Recomendado a partir de',
    costPerView: 'Custo por visualização',
    costPerThousand: 'Custo por mil',
    /** The source of the table's prices. */
    basis:
      'Preços em euros, Europa, reconhecimento. Nossa tabela está em dólares: contamos {euro} como {dollars}.',
    simulate: 'Estimativa para {platform}',
    more: 'Como trabalhamos: {platform}',
    youtube: {
      name: 'YouTube Ads',
      text: 'Seu clipe diante de quem já ouve artistas com um som próximo do seu.',
    },
    meta: {
      name: 'Meta Ads',
      text: 'Reels e stories que levam ao play, ao ingresso, ao pré-save.',
    },
    tiktok: {
      name: 'TikTok Ads',
      text: 'Um trecho, um gesto, uma trend: testamos rápido e ficamos com o que pega.',
    },
    spotify: {
      name: 'Spotify Ads',
      text: 'Também: um anúncio de áudio ou vídeo entre duas músicas, a partir de {from}.',
    },
  },
  report: {
    title: 'Este é um relatório. Olhe de perto.',
    text: 'Uma página por campanha. O que faltou aparece tão grande quanto o resto.',
    /** Says what is invented and what is real. */
    note: 'Exemplo: artista e resultados inventados; cálculos e layout reais.',
    passage: 'Trecho do relatório',
    passages: ['O anunciado e o obtido', 'O que faltou', 'De onde vem a estimativa'],
    open: 'Abrir o relatório completo',
    back: 'Voltar ao início',
  },
  sound: {
    title: 'Trinta segundos de som, uma página de destino.',
    text: 'O anúncio toca entre duas músicas. Quem toca na capa chega à página do disco e escolhe a plataforma.',
    /** Says what is invented. */
    note: 'Exemplo: artista, disco e música inventados. Um programa deste site calcula este som. Um anúncio real leva a sua faixa.',
    play: 'Ouvir',
    pause: 'Pausar',
    seek: 'Posição no som',
    position: '{second} segundos de {of}',
    failed: 'O som não carrega. A descrição continua abaixo.',
    transcript: 'O que se ouve',
    /** The parts of the sound, in the order of `sound-cues.ts`. */
    cues: [
      'Acordes e uma melodia, logo de cara. Sem introdução.',
      'Entram a bateria e o baixo.',
      'A melodia volta, com eco uma oitava acima.',
      'Um único acorde que se apaga.',
    ],
    phone: { title: 'Grandes marées', artist: 'Presqu’île', date: 'Sai em janeiro', action: 'Ouvir' },
  },
  about: {
    eyebrow: 'A agência',
    title: 'Encontramos quem vai ouvir você.',
    text: 'Nada de visualizações falsas, de robôs ou de números prometidos. Toda semana você vê para onde vai a verba e decide o próximo passo.',
    picture: {
      alt: 'Esquema de uma campanha de {days} dias: testes curtos nos primeiros dias e, depois, mais verba para os anúncios que encontram seu público.',
      test: 'Testar',
      keep: 'Manter',
      push: 'Acelerar',
      start: 'Dia 1',
      end: 'Dia {days}',
    },
    advantages: [
      {
        title: 'Públicos reais',
        text: 'Segmentação por artistas parecidos, por gênero e por hábitos de escuta.',
      },
      {
        title: 'Primeiros resultados em {first} a {last} horas',
        text: 'Depois, pelo menos {days} dias: o tempo de o algoritmo aprender quem ouve você.',
      },
      {
        title: 'Um relatório que dá para entender',
        text: 'Visualizações, custo, seguidores: o que deu certo, o que não deu, o que vamos mudar.',
      },
      {
        title: '{renewal} dos clientes renovam',
        text: 'E {independent} dos nossos clientes são artistas independentes. Números da agência.',
      },
    ],
    /** Replaces the advantage that names both claims if one or both may not be shown. */
    clients: {
      renewal: { title: '{renewal} dos clientes renovam', text: 'Número da agência.' },
      independent: {
        title: '{independent} de artistas independentes',
        text: 'Entre os nossos clientes. Número da agência.',
      },
      neither: {
        title: 'Você decide',
        text: 'Uma campanha pode ser pausada em poucos minutos, e cada passo seguinte é decidido com você, semana a semana.',
      },
    },
  },
  articles: {
    eyebrow: 'Artigos',
    title: 'Nossos artigos mais recentes.',
    blog: 'Ler o blog',
    all: 'Todos os artigos',
  },
  reviews: homeReviews,
  faq: {
    eyebrow: 'FAQ',
    title: 'O que você quer saber antes de começar.',
    more: 'Todas as perguntas',
  },
  contact: {
    eyebrow: 'Contato',
    title: 'Conte sobre a sua música.',
    text: 'Um título, uma data, um orçamento: três linhas bastam. Quem responde é uma pessoa da agência.',
    partnersTitle: 'As plataformas onde veiculamos suas campanhas',
    partnersNote: 'São as plataformas onde seus anúncios aparecem. Elas não patrocinam a agência.',
    partners: {
      youtube: 'Anúncios antes dos vídeos e entre eles',
      meta: 'Facebook e Instagram',
      tiktok: 'Vídeos curtos e trends',
      spotify: 'Áudio entre duas músicas',
    },
  },
} satisfies typeof fr;
