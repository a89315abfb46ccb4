import type { calculators as fr } from './fr.ts';

/** The guides' calculators and worked examples. Every figure is filled into a placeholder. */
export const calculators = {
  static: 'Um exemplo já calculado. Os campos são liberados assim que a calculadora carrega.',
  scriptless: 'Um exemplo já calculado. Para pôr seus números, ative o JavaScript.',
  live: 'Mude um campo e o resultado acompanha.',
  failed: 'A calculadora não carregou. O exemplo continua valendo.',
  retry: 'Tentar de novo',
  source: 'Ordens de grandeza, segundo a fórmula e as médias deste guia, atualizadas em {date}.',
  share: 'Copiar o link',
  shared: 'Link copiado',
  shareFailed: 'Copie este link',
  shareNote: 'O link reabre esta calculadora com os mesmos valores.',
  working: 'O cálculo',
  waiting: 'O resultado volta assim que os campos sinalizados forem corrigidos.',
  chosen: '(sua escolha)',
  yes: 'Sim',
  no: 'Não',
  target: 'Objetivo: {target}',
  onTarget: 'Dentro do objetivo',
  offTarget: 'Fora do objetivo',
  compare: { under: 'menos de {figure}', over: 'mais de {figure}', atLeast: 'pelo menos {figure}' },
  example: { title: 'Exemplo com números', inputs: 'Os dados', result: 'O resultado' },
  problems: {
    missing: 'Informe um número.',
    'not-a-number': 'Escreva um número em algarismos.',
    negative: 'Este número não pode ser negativo.',
    'too-small': 'Informe pelo menos {min}.',
    'too-large': 'Informe no máximo {max}.',
    'not-whole': 'Informe um número inteiro.',
    'not-a-choice': 'Escolha uma resposta da lista.',
    'above-impressions': 'Não pode haver mais cliques do que impressões.',
  },
  youtube: {
    title: 'Calcular meu orçamento no YouTube',
    fields: { views: 'Visualizações desejadas', genre: 'Gênero', audience: 'Público' },
    choices: {
      genre: {
        popHipHop: 'Pop, hip-hop',
        electroDance: 'Eletrônica, dance',
        rockMetal: 'Rock, metal',
        jazzClassical: 'Jazz, erudita',
      },
      audience: {
        targeted: 'Segmentado, padrão',
        wide: 'Amplo',
        lookalike: 'Semelhante (Demand Gen)',
        retargeting: 'Remarketing',
      },
    },
    margin: 'Margem de otimização',
    caption: 'de verba de mídia, margem incluída',
    sentence: 'Conte com {budget} para esse objetivo, entre {low} e {high} conforme o preço da visualização.',
    working: {
      one: '{views} visualização × {cost} × {audience} (público) × {margin} (margem) = {budget}',
      other: '{views} visualizações × {cost} × {audience} (público) × {margin} (margem) = {budget}',
    },
    chart: 'O mesmo objetivo conforme o público',
    perMonth: 'Orçamento, se gasto em um mês',
  },
  meta: {
    title: 'Calcular meu orçamento na Meta',
    fields: { reach: 'Alcance desejado, em pessoas', genre: 'Gênero', audience: 'Público' },
    choices: {
      genre: { pop: 'Pop', electro: 'Eletrônica', rock: 'Rock', jazz: 'Jazz' },
      audience: {
        interests: 'Por interesses',
        wide: 'Amplo',
        lookalike: 'Semelhante de {meta.lookalikeShare}',
        custom: 'Personalizado',
      },
    },
    margin: 'Margem',
    caption: 'de verba de mídia, margem incluída',
    sentence:
      'Conte com {budget} para esse objetivo, entre {low} e {high} conforme o preço de mil impressões.',
    working: {
      one: '{reach} pessoa × {cost} × {audience} (público) ÷ {thousand} × {margin} (margem) = {budget}',
      other: '{reach} pessoas × {cost} × {audience} (público) ÷ {thousand} × {margin} (margem) = {budget}',
    },
    chart: 'O mesmo objetivo conforme o público',
    perMonth: 'Orçamento, se gasto em um mês',
  },
  tiktok: {
    title: 'Calcular meu orçamento no TikTok',
    fields: {
      reach: 'Impressões desejadas',
      age: 'Idade do público',
      video: 'Tipo de vídeo',
      targeting: 'Segmentação',
      abTests: 'Testes A/B',
      days: 'Dias de veiculação no mês',
    },
    choices: {
      age: {
        from: '{from} a {to} anos',
        open: '{from} anos ou mais',
      },
      video: {
        original: 'Conteúdo original',
        trend: 'Uma trend, do seu jeito',
        creator: 'Com um criador',
        challenge: 'Desafio lançado por você',
      },
      targeting: {
        none: 'Sem segmentação fina',
        behavioural: 'Por comportamento',
        lookalike: 'Público semelhante',
      },
    },
    caption: 'de verba de mídia para o mês',
    sentence:
      'Conte com {budget} para esse objetivo, ou {perDay} por dia, entre {low} e {high} conforme o preço de mil impressões.',
    working: {
      one: '{reach} impressão × {cost} ÷ {thousand} × {video} (vídeo) × {targeting} (segmentação) × {tests} (testes) = {budget}',
      other:
        '{reach} impressões × {cost} ÷ {thousand} × {video} (vídeo) × {targeting} (segmentação) × {tests} (testes) = {budget}',
    },
    chart: 'O mesmo objetivo conforme o vídeo',
    perMonth: 'Orçamento do mês',
    perDay: 'Orçamento por dia',
  },
  roi: {
    title: 'Calcular meu ROI',
    fields: {
      spend: 'Gasto, com todos os custos, em euros',
      revenue: 'Receita já recebida, em euros',
      months: 'Período medido, em meses',
      occasional: 'Novos fãs ocasionais',
      engaged: 'Novos fãs engajados',
      superFan: 'Novos superfãs',
    },
    caption: 'de ROI combinado',
    sentence: {
      scale: 'ROI combinado de {roi}, acima de {scale}: você pode aumentar a verba ({step}).',
      optimise:
        'ROI combinado de {roi}, entre {optimise} e {scale}: mantenha a verba e melhore os anúncios e a segmentação.',
      test: 'ROI combinado de {roi}, entre {test} e {optimise}: continue testando antes de gastar mais.',
      pause: 'ROI combinado de {roi}, abaixo de {test}: pause a campanha e descubra o que a está travando.',
    },
    working: {
      lifetimeRevenue:
        'Valor do tempo de vida dos fãs: {occasional} × {occasionalValue} + {engaged} × {engagedValue} + {superFan} × {superFanValue} = {lifetimeRevenue}',
      immediate: 'ROI imediato: ({revenue} − {spend}) ÷ {spend} = {immediate}',
      lifetime: 'ROI de longo prazo: ({lifetimeRevenue} − {spend}) ÷ {spend} = {lifetime}',
      blended: 'ROI combinado: {immediateShare} × ({immediate}) + {lifetimeShare} × ({lifetime}) = {roi}',
    },
    chart: 'O que se gasta, o que volta',
    rows: {
      spend: 'Gasto',
      revenue: 'Receita já recebida',
      lifetimeRevenue: 'Valor do tempo de vida dos fãs',
    },
    facts: {
      overall: 'ROI combinado',
      costPerFan: 'Custo por fã',
      lifetimeToCost: 'Valor do tempo de vida em relação ao custo',
      payback: 'Prazo de retorno, no ritmo atual',
    },
    noFans: 'Nenhum fã contado',
    noRevenue: 'Nenhuma receita contada',
  },
  spotify: {
    title: 'Calcular o custo de um play',
    fields: {
      spotifySpend: 'Gasto, em euros',
      gained: 'Plays ganhos',
      before: 'Plays da música em um ano, antes',
    },
    perStream: 'Receita média de um play',
    caption: 'por play ganho',
    paid: 'Um play ganho custa {cost} e rende {perStream} em média: {spend} gastos, {revenue} de royalties.',
    unpaid:
      'Um play ganho custa {cost}. Com {total} plays, a música continua abaixo do patamar de {threshold}: ainda não rende nada.',
    working: {
      cost: '{spend} ÷ {gained} = {cost}',
      total: '{before} + {gained} = {total} plays em um ano',
      revenue: '{gained} × {perStream} = {revenue}',
    },
    streams: 'Plays em um ano',
    chart: 'O que você gasta e o que volta',
    rows: { spend: 'Gasto', revenue: 'Royalties' },
  },
  listening: {
    title: 'Calcular o preço de um ouvinte',
    fields: {
      pageSpend: 'Gasto, em euros',
      visits: 'Visitas da página',
      clickedOut: 'Visitantes que escolhem um serviço, em porcentagem',
      listened: 'Desses, os que ouvem, em porcentagem',
    },
    caption: 'por ouvinte',
    sentence: 'Um ouvinte custa {listener}: {visit} a visita, {clickOut} o clique de saída.',
    working: {
      visit: '{spend} ÷ {visits} = {visit} a visita',
      clickOut: '{visit} ÷ {clickedOut} = {clickOut} o clique de saída',
      listener: '{clickOut} ÷ {listened} = {listener} o ouvinte',
    },
    conversion: 'Visitas que viram plays',
    chart: 'O que cada passo custa',
    rows: { visit: 'Uma visita', clickOut: 'Um clique de saída', listener: 'Um ouvinte' },
  },
  kpi: {
    title: 'Conferir meus números',
    adSpend: {
      title: 'Retorno sobre o gasto com anúncios',
      fields: { spend: 'Gasto com anúncios, em euros', revenue: 'Receita atribuída, em euros' },
      caption: 'de retorno sobre o gasto com anúncios',
      reached: 'Um euro gasto traz {amount}: o mínimo de {minimum} foi atingido.',
      missed: 'Um euro gasto traz {amount}: o mínimo de {minimum} não foi atingido.',
      working: '{revenue} ÷ {spend} = {ratio}',
      chart: 'Seu retorno e o mínimo',
      rows: { yours: 'Seu retorno', minimum: 'Mínimo' },
    },
    acquisition: {
      title: 'Custo de aquisição aceitável',
      fields: { lifetimeValue: 'Valor do tempo de vida de um fã, em euros' },
      caption: 'no máximo para ganhar um fã',
      sentence: 'Ganhar um fã que vale {value} não deveria custar mais de {cost}.',
      working: '{share} × {value} = {cost}',
      chart: 'Quanto vale um fã e quanto ele pode custar',
      rows: { value: 'Valor do tempo de vida', cost: 'Custo aceitável' },
    },
    abTest: {
      title: 'Teste A/B',
      fields: {
        impressionsA: 'Impressões de A',
        clicksA: 'Cliques em A',
        impressionsB: 'Impressões de B',
        clicksB: 'Cliques em B',
      },
      winner: {
        caption: 'de cliques para {winner}, com as mesmas impressões',
        captionOnlyOne: 'de cliques para {winner}, nenhum para a outra',
        sentence: 'A versão {winner} vence: {best} de cliques contra {other}, com {confidence} de confiança.',
      },
      noDifference: {
        caption: 'de confiança, são necessários {needed}',
        sentence:
          'Nada está provado ainda: {rateA} de cliques para A, {rateB} para B, com {confidence} de confiança. Deixe o teste chegar à duração prevista.',
      },
      tooFewClicks: {
        caption: 'de confiança, são necessários {needed}',
        sentence:
          'Poucos cliques para concluir: {rateA} de cliques para A, {rateB} para B, com {confidence} de confiança. Deixe o teste reunir mais cliques.',
      },
      notEnough: {
        caption: {
          one: 'impressão da versão menos vista, são necessárias {needed}',
          other: 'impressões da versão menos vista, são necessárias {needed}',
        },
        sentence: 'Cedo demais para julgar: cada versão precisa de pelo menos {needed} impressões.',
      },
      working: {
        rates: 'A: {clicksA} ÷ {impressionsA} = {rateA}. B: {clicksB} ÷ {impressionsB} = {rateB}.',
        test: 'Teste exato de Fisher, bilateral, das duas proporções: {confidence} de confiança.',
      },
      chart: 'Taxa de cliques das duas versões',
      rows: { a: 'Versão A', b: 'Versão B' },
    },
  },
} satisfies typeof fr;
