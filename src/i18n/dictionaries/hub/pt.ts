import type { hub as fr } from './fr.ts';

/** The expertise hub. A placeholder (`{youtube.costPerView}`) names a figure of `domain/benchmarks/figures.ts`. */
export const hub = {
  meta: {
    title: 'Marketing musical na prática: guias e referências',
    description:
      'Orçamento, ROI, segmentação, formatos: guias de publicidade musical por assunto e nível. O preço de uma visualização, fórmulas e patamares claros.',
  },
  name: 'Marketing musical na prática',
  updated: 'Atualizado em {year}',
  lead: 'Quanto custa uma visualização, quanto rende um play, para quem mostrar um clipe e quando parar. Nossos métodos, escritos para quem paga a própria campanha.',
  find: 'Encontrar um guia',
  order: 'Ler em ordem',
  wave: '{minutes} minutos de leitura no total.',
  stats: {
    label: 'Nossa experiência em números',
    guides: 'guias especializados',
    artists: 'artistas capacitados',
    budget: 'de orçamento otimizado',
    source: 'Artistas e orçamento: números da agência.',
    oneSource: 'Número da agência.',
  },
  benchmarks: {
    costPerView: 'Custo por visualização no YouTube, em média',
    return: 'Retorno desejado sobre o gasto com anúncios',
    note: 'Referências dos nossos guias. O retorno desejado vale para uma campanha que vende (ingressos, merch); se a meta são só plays, conte os fãs conquistados.',
    averageNote: 'Referência dos nossos guias: uma média.',
  },
  areas: {
    eyebrow: 'Áreas',
    title: 'As quatro alavancas de uma campanha.',
    guides: 'Guias desta área',
    budget: {
      title: 'Orçamento e estratégia',
      text: 'Quanto investir, em qual plataforma, e a partir de que valor um teste quer dizer alguma coisa.',
      figure:
        'O preço de uma visualização conforme o gênero: de {youtube.costPerView|low} a {youtube.costPerView|high}.',
    },
    analytics: {
      title: 'Analytics e ROI',
      text: 'Quais números ler, quais ignorar e o que decidir com eles na segunda de manhã.',
      figure:
        'O ROI que decide: pausa abaixo de {roi.threshold.test}, aumento acima de {roi.threshold.scale}.',
    },
    targeting: {
      title: 'Segmentação avançada',
      text: 'Quem já ouve artistas parecidos, depois quem se parece com eles, sem pagar duas vezes pela mesma pessoa.',
      figure:
        'O preço de uma visualização depende do público: {youtube.audience.retargeting} no remarketing, {youtube.audience.wide} com público amplo.',
    },
    creative: {
      title: 'Criativos e formatos',
      text: 'O trecho, a primeira imagem, o formato de cada plataforma: o que faz a pessoa ficar.',
      figure: 'No TikTok, um vídeo que o público recria custa menos para ser exibido.',
    },
  },
  call: {
    title: 'Dúvida sobre a sua campanha? Analisamos com você.',
    text: 'Sua música, seu orçamento, seus números, se houver. Em {agency.call}, dizemos o que faríamos e o que não faríamos.',
    contact: 'Consulta gratuita',
    book: 'Agendar uma ligação',
    newTab: '(nova aba)',
  },
} satisfies typeof fr;
