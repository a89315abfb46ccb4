import { budgetViews } from '../budget-views/pt.ts';
import type { spend as fr } from './fr.ts';

/** The page that says what budgets buy, when two ads differ, and when not to buy. */
export const spend: typeof fr = {
  title: 'O que {budgets} compram',
  crumb: 'O que um orçamento compra',
  description:
    'Uma faixa de visualizações e cliques para {budgets} de publicidade musical, dois anúncios para comparar e quando é melhor não comprar.',
  lead: 'Uma faixa para cada orçamento, dois anúncios para comparar e os casos em que é melhor guardar o dinheiro.',
  views: budgetViews,
  campaign: {
    title: 'Sua campanha',
    platform: 'Plataforma',
    campaignType: 'Objetivo',
    country: 'Região',
    budget: 'Seu orçamento, em euros por mês',
    budgetHint: 'Opcional, a partir de {minimum}.',
    rate: { youtube: 'Cliques por cem visualizações', impressions: 'Cliques por cem impressões' },
    rateHint: {
      youtube: 'Uma hipótese: coloque a sua, se você a conhece.',
      impressions: 'A taxa abaixo da qual paramos um anúncio: coloque a sua.',
    },
    show: 'Calcular de novo',
  },
  budgets: {
    title: '{platform}, {type}, {region}',
    own: 'seu orçamento',
    views: 'Visualizações por mês',
    impressions: 'Impressões',
    clicks: 'Cliques para a sua página',
    range: 'de {low} a {high}',
    enough: 'O bastante para julgar seus cliques.',
    few: 'Pouco demais para julgar cliques: pode haver menos de {least}.',
    band: 'Abaixo de cada orçamento, a barra vai do mínimo ao máximo da faixa de visualizações e o traço é a estimativa, em uma mesma escala que começa em zero.',
    source:
      'Visualizações e impressões são as do simulador: o orçamento dividido pelo custo médio, o mais alto e o mais baixo da nossa tabela nº {version}. São médias de mercado, não uma garantia.',
    assumed:
      'Os cliques supõem uma taxa de {rate}, de {low} a {high} conforme o anúncio. A faixa deles visa oito em cada dez campanhas, se o custo seguir a nossa tabela.',
    none: 'Ainda não temos um preço para esta combinação.',
  },
  ads: {
    title: 'Dois anúncios, um quarto do orçamento cada um',
    text: 'Mostre os dois ao mesmo público, nos mesmos dias. O resto vai para o mais barato se ele tiver pelo menos {chance} de chances de realmente ser; senão, divida.',
    share: '{budget}: {share} cada um, de {low} a {high} visualizações.',
    compare: 'Comparar dois anúncios',
    names: { a: 'Anúncio A', b: 'Anúncio B' },
    days: 'Dias',
    cost: 'Gasto, em euros',
    views: 'Visualizações',
    impressions: 'Impressões',
    judge: 'Comparar',
    better:
      'O anúncio {ad} custa {saving} menos, com {chance} de chances de que seja verdade: dê o resto a ele.',
    equal:
      'Nenhuma diferença visível: o anúncio {ad} tem só {chance} de chances de ser o mais barato. Divida o resto.',
    early: {
      text: 'Cedo demais para dizer. Ainda por reunir: {missing}. Cada anúncio precisa de pelo menos {days} e {units}.',
      days: { one: '{count} dia', other: '{count} dias' },
      views: { one: '{count} visualização', other: '{count} visualizações' },
      impressions: { one: '{count} impressão', other: '{count} impressões' },
    },
    missing: '{what} com o anúncio {ad}',
  },
  not: {
    title: 'Quando não comprar',
    few: 'Você quer cliques, e {budgets} podem trazer menos de {least}: com tão poucos, nada se julga.',
    closed:
      'A página ou o link não está no ar no primeiro dia: as visualizações pagas não levam a lugar nenhum.',
    crowded: 'Sua sexta-feira está saturada, e uma mais calma vem nas próximas {weeks}.',
    planner: 'Ver as sextas-feiras',
    saves:
      'Depois dos primeiros {first}, os ouvintes salvam metade do habitual: o público ou a música não é o certo.',
    streams:
      'Você quer recuperar o dinheiro com os plays: {budget} pedem de {low} a {high} plays, pagos a {each} cada um.',
  },
  simulate: 'Estimar minha campanha',
};
