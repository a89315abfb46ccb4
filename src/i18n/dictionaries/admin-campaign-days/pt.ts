import type { adminCampaignDays as french } from './fr.ts';

export const adminCampaignDays: typeof french = {
  audience: {
    title: 'Reproduções e visualizações do público',
    note: 'O que as plataformas contaram nesses dias, pago ou não: durante a campanha, não necessariamente por causa dela. Ouvintes não se somam de um dia para outro.',
    all: 'Todos os títulos',
    columns: {
      day: 'Dia',
      plays: 'Reproduções ou visualizações',
      listeners: 'Ouvintes',
      saves: 'Salvamentos',
      adds: 'Adições',
    },
  },
  unusual: {
    look: {
      reason: 'O que você encontrou',
      reasons: {
        unknown: 'Nada: causa desconhecida',
        playlist: 'Uma playlist',
        press: 'A imprensa ou um programa',
        release: 'O dia do lançamento',
        fans: 'Fãs em loop',
        setting: 'Uma configuração, já corrigida',
        travel: 'Viajantes ou uma VPN',
        format: 'Outro formato ou edição',
      },
      shown: 'Mostrar ao cliente',
      save: 'Eu examinei',
      saved: 'Salvo: números examinados',
      by: 'Examinado em {day} por {name}.',
      visible: 'O cliente vê no relatório.',
      hidden: 'O cliente não vê.',
    },
    title: 'Números incomuns, para a agência',
    none: 'Nossas regras não apontaram nada de incomum durante a campanha. Isso não prova a ausência de reproduções artificiais: as plataformas não publicam como as detectam.',
    few: 'Falta base de comparação: são necessários números de pelo menos {least} dos {days} dias antes da campanha.',
    repeated: {
      none: '{days}: {found} reproduções a mais que o habitual, sem um ouvinte a mais. O habitual é {usual} por ouvinte.',
      one: '{days}: {found} reproduções a mais que o habitual de {against} ouvinte a mais. O habitual é {usual} por ouvinte.',
      other:
        '{days}: {found} reproduções a mais que o habitual de {against} ouvintes a mais. O habitual é {usual} por ouvinte.',
    },
    unsaved: {
      none: '{days}: nenhum salvamento a mais que o habitual, quando se esperavam {against} de tantos ouvintes novos.',
      one: '{days}: {found} salvamento a mais que o habitual, quando se esperavam {against} de tantos ouvintes novos.',
      other:
        '{days}: {found} salvamentos a mais que o habitual, quando se esperavam {against} de tantos ouvintes novos.',
    },
    peak: '{days}: {found} reproduções, contra {against} por dia na semana anterior, e de volta em dois dias. Uma nota, não um sinal.',
    reasons:
      'Uma playlist editorial, um artigo, o dia do lançamento ou fãs em loop dão os mesmos números. Não conhecemos a causa, e o cliente só vê o que você examinou e marcou.',
  },
  ads: {
    title: 'Números incomuns dos anúncios, para a agência',
    abroad:
      '{found} de {against} ({share}) gastos fora da região prevista, {region}: {countries}. É um erro de configuração da segmentação.',
    country: '{country} {cost}',
    more: { one: 'e outro país', other: 'e outros {count} países' },
    unwatched:
      '{found} de {against} visualizações ({share}) chegaram a um quarto do vídeo. O habitual é {usual}.',
    rules: {
      abroad: 'Regra: a partir de {abroad} do gasto conhecido por país.',
      unwatched:
        'Regra: menos de {share} da mediana das suas campanhas anteriores, a partir de {least} visualizações.',
    },
    reasons: {
      abroad:
        'Motivos comuns: viajantes, uma VPN ou uma segmentação que também inclui pessoas interessadas em um lugar.',
      unwatched: 'Motivos comuns: uma edição mais longa, outro posicionamento, um formato curto.',
    },
  },
  pages: {
    title: 'A landing page do mesmo lançamento',
    clicks: 'Cliques pagos',
    visits: 'Visitas',
    least: 'pelo menos {share} dos cliques',
    conversions: 'Primeiros cliques',
    rate: '{share}, de {low} a {high} (confiança de {confidence})',
    note: 'Só contam as visitas vindas dos anúncios desta plataforma, nos dias do site. Menos visitas que cliques é normal: janelas fechadas na hora, robôs excluídos. É um limite inferior.',
    shared:
      'Essas visitas são as de {count} campanhas deste artista ao mesmo tempo: o site não as distingue.',
  },
  track: {
    title: 'Dia a dia',
    spent: 'Gasto',
    ofBudget: 'de {budget}, {planned} previstos até este dia',
    views: 'Visualizações',
    promised: 'estimadas: de {low} a {high}',
    notPromised: 'sem estimativa',
    cost: 'Custo por visualização',
    place: {
      inside: 'dentro da faixa estimada, de {min} a {max}',
      above: 'acima da faixa estimada, de {min} a {max}',
      below: 'abaixo da faixa estimada, de {min} a {max}',
    },
    facts: 'Como está a campanha',
    exceeded: 'Orçamento ultrapassado',
    since: 'desde {day}',
    atThisCost: 'Ao custo de hoje',
    wholeBudget: 'visualizações com todo o orçamento',
    legend: 'previsto',
    today: 'hoje',
    usedUp: 'esgotado em {day}',
    gaps: '{days}: sem números',
    moreGaps: { one: '{days} e mais um: sem números', other: '{days} e mais {count}: sem números' },
    late: 'A campanha começou em {start}, e os números em {day}: nenhum arquivo cobre os dias anteriores.',
    table: 'Ver a tabela',
    charts: {
      spent: 'Gasto acumulado, em euros',
      cost: 'Custo por visualização desde o início, em euros',
      costs: 'Gasto por dia, em euros',
      views: 'Visualizações por dia',
    },
    note: 'Os dias são os da conta na plataforma. Um dia sem números é um vazio, não um zero; um dia hachurado é provisório: a plataforma ainda o corrige.',
    alerts: {
      titles: {
        spends_fast: 'Gasto {share} rápido demais há {lasting} dias.',
        spends_slowly: 'Gasto {share} lento demais há {lasting} dias.',
        costs_more: 'O custo está fora da faixa há {lasting} dias: alto demais.',
        costs_less: 'O custo está fora da faixa há {lasting} dias: baixo demais.',
        no_figures: 'Sem números há {count} dias.',
      },
      titlesThen: {
        spends_fast: 'Em {day}, o gasto estava {share} rápido demais havia {lasting} dias.',
        spends_slowly: 'Em {day}, o gasto estava {share} lento demais havia {lasting} dias.',
        costs_more: 'Em {day}, o custo estava fora da faixa havia {lasting} dias: alto demais.',
        costs_less: 'Em {day}, o custo estava fora da faixa havia {lasting} dias: baixo demais.',
      },
      texts: {
        spends_fast: '{spent} gastos até {day}, {planned} previstos.',
        spends_slowly: '{spent} gastos até {day}, {planned} previstos.',
        costs_more:
          'Sem os dois primeiros dias, uma visualização custa mais de 20% acima do máximo estimado: {cost}, no máximo {limit}.',
        costs_less:
          'Sem os dois primeiros dias, uma visualização custa pelo menos 17% a menos que o mínimo estimado: {cost}, no mínimo {limit}. Confira se são as visualizações certas.',
        no_figures: 'O último dia importado é {day}: importe um relatório mais recente ({days}).',
      },
      falseAlarms: {
        below: 'menos de {rate}',
        spend: 'Falso alerta: {rate} das campanhas simuladas que seguem o plano.',
        cost: 'Falso alerta: {rate} das campanhas simuladas no meio da faixa, {near} das que estão logo dentro dela.',
      },
      exceeded: 'O orçamento foi ultrapassado em {over} desde {day}.',
      usedUp: 'Nesse ritmo, não haverá mais orçamento em {day}.',
      left: 'Nesse ritmo, {left} não serão gastos.',
      wasUsedUp: 'Nesse ritmo, o orçamento se esgotou em {day}: importe um arquivo mais recente.',
      old: 'Importe um arquivo mais recente antes de mudar um ajuste.',
      unspent: 'Em {day}, {left} ainda não tinham sido gastos.',
      ended: {
        whole: 'A campanha terminou em {end}.',
        early: 'A campanha terminou em {end}: importe um arquivo que vá até esse dia.',
      },
      change: 'Troque o criativo ou avise o cliente.',
      daily: 'Ajuste a campanha para {daily} por dia para gastar o orçamento até o último dia.',
      hide: 'Resolvido, ocultar',
      done: 'Alerta oculto. Ele volta se a regra for cumprida de novo.',
    },
    columns: {
      day: 'Dia',
      cost: 'Gasto',
      views: 'Visualizações',
      spent: 'Gasto acumulado',
      planned: 'Previsto',
      running: 'Custo por visualização desde o início',
    },
    missing: 'sem números',
    provisional: 'provisório',
  },
};
