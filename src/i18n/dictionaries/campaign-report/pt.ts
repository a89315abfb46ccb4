import type { campaignReport as fr } from './fr.ts';

/** The report of a campaign, for the client who has a secret link. */
export const campaignReport = {
  title: 'Campanha de {artist}',
  by: '{brand} · relatório de campanha',
  facts: {
    budget: 'Orçamento previsto',
    spent: 'Gasto',
    video: 'Vídeo ou música',
  },
  openVideo: 'Ver em {host}',
  planned: 'A campanha ainda não começou. Isto é o que esperamos dela.',
  running: 'A campanha está em andamento: estes números ainda vão mudar.',
  over: 'A campanha terminou: estes números ainda podem ser corrigidos.',
  noResult: 'A campanha terminou. O resultado ainda não foi registrado.',
  noCost: 'O custo final ainda não é conhecido: o resultado não pode ser comparado com a estimativa.',
  noSpend: 'Nada foi gasto: o resultado não pode ser comparado com a estimativa.',
  notEstimated: 'Não fazemos estimativas para campanhas no Spotify: este é só o resultado.',
  views: {
    inside: '{actual} visualizações: o resultado está dentro da faixa estimada, de {low} a {high}.',
    above: '{actual} visualizações: são {gap} a mais que o topo da faixa estimada, de {low} a {high}.',
    below:
      '{actual} visualizações: o resultado ficou abaixo da faixa estimada, de {low} a {high}. Faltam {gap} visualizações para chegar ao mínimo.',
  },
  costAbove: 'Uma visualização custou {actual}, acima da faixa estimada, de {low} a {high}.',
  reachBelow: {
    youtube:
      '{actual} pessoas alcançadas, abaixo da faixa estimada, de {low} a {high}. Faltam {gap} para chegar ao mínimo.',
    impressions:
      '{actual} impressões, abaixo da faixa estimada, de {low} a {high}. Faltam {gap} para chegar ao mínimo.',
  },
  compared: 'Estimativa e resultado',
  picture: 'Escala de visualizações: faixa estimada de {low} a {high}, resultado {actual}.',
  columns: { figure: 'Número', estimate: 'Estimativa', actual: 'Resultado' },
  rows: {
    views: 'Visualizações',
    streams: 'Plays',
    costPerView: 'Custo por visualização',
    costPerStream: 'Custo por play',
    reach: 'Pessoas alcançadas',
    impressions: 'Impressões',
  },
  middle: '{middle} em média',
  where: { below: 'Abaixo', inside: 'Dentro da faixa', above: 'Acima' },
  none: '–',
  days: {
    title: 'Dia a dia',
    most: 'Mais visualizações: {views}, em {day}.',
    provisional: 'Em contorno, com * na tabela: os dias que a plataforma ainda pode corrigir.',
    missing: 'Um vazio: nenhum relatório cobre esse dia.',
    late: 'A campanha começou em {start}, e os números por dia em {day}: nenhum relatório cobre os dias anteriores.',
    table: 'A tabela dos {count} dias',
    day: 'Dia',
    spent: 'Gasto',
    cost: 'Custo de uma visualização, desde o início',
    high: '{cost}, topo da faixa',
    low: '{cost}, base da faixa',
    each: 'Custo por visualização',
    running: 'Desde o início',
    csv: 'Os dias, em CSV',
    file: 'Arquivo',
    state: 'Estado',
    provisionalDay: 'provisório',
    missingDay: 'nenhum relatório',
    zone: 'Os dias são os da conta de anúncios, no fuso horário dela.',
  },
  sources: {
    column: 'Fonte',
    file: 'Exportação de {source} de {day}',
    hand: 'Tabela de {day}, colunas nomeadas pela agência',
    more: '(e mais {count})',
    typed: 'Informado pela agência',
    computed: 'Calculado: {cost} ÷ {views}',
    withdrawn: 'Arquivo {file} retirado em {day}',
  },
  release: {
    title: 'A página do lançamento',
    left: 'visitas seguidas de um clique, de {visits} vindas da publicidade: {share}, de {low} a {high} (confiança de {confidence}).',
    clicks: 'Cliques no anúncio',
    visits: 'Visitas à página',
    least: 'pelo menos {share} dos cliques',
    conversions: 'Visitas seguidas de um clique',
    platforms: 'Cliques por plataforma: {list}.',
    note: 'Só contam as visitas vindas da publicidade, nos dias de Paris. Menos visitas que cliques é normal: janelas fechadas na hora, robôs excluídos. É um limite inferior.',
    shared:
      'Essas visitas são as de {count} campanhas deste artista ao mesmo tempo: a página não as distingue.',
  },
  notes: 'Como ler estes números',
  basis:
    'A estimativa é a dos {amount} gastos. Para os {budget} previstos, tínhamos anunciado de {low} a {high} visualizações.',
  source:
    'A estimativa vem do nosso simulador. A tabela está em dólares: contamos {euro} como {dollars}. É uma média do mercado, não uma garantia.',
  version: 'Foi calculada com a versão {version} da nossa tabela de custos.',
  learned:
    'A faixa foi calculada para conter quatro de cada cinco campanhas ({share}): uma em cada cinco fica fora.',
  unusual: {
    title: 'Números incomuns',
    files: 'Regras aplicadas aos arquivos de reproduções, {days}.',
    none: 'Nossas regras não apontaram nada de incomum nos arquivos de reproduções, {days}. Isso não prova a ausência de reproduções artificiais: as plataformas não publicam como as detectam.',
    oneDay: '{days}: {plays} reproduções para {listeners} ouvintes, o que é incomum.',
    repeated: {
      none: '{days}: {found} reproduções a mais que o habitual, sem um ouvinte a mais, o que é incomum.',
      one: '{days}: {found} reproduções a mais que o habitual para {against} ouvinte a mais, o que é incomum.',
      other:
        '{days}: {found} reproduções a mais que o habitual para {against} ouvintes a mais, o que é incomum.',
    },
    unsaved: {
      none: '{days}: nenhum salvamento a mais que o habitual, quando se esperavam {against}, o que é incomum.',
      one: '{days}: {found} salvamento a mais que o habitual, quando se esperavam {against}, o que é incomum.',
      other:
        '{days}: {found} salvamentos a mais que o habitual, quando se esperavam {against}, o que é incomum.',
    },
    peak: '{days}: {found} reproduções, contra {against} por dia na semana anterior, e de volta logo depois, o que é incomum.',
    proof:
      'Não é uma prova de reproduções artificiais, e a ausência de sinal também não provaria o contrário.',
    rule: 'Regra',
    rules: {
      repeated:
        'reproduções repetidas: pelo menos {each} por ouvinte a mais, e {times} vezes o habitual, aqui {usual}',
      unsaved: 'ouvintes sem salvamentos: menos de {share} dos esperados',
      peak: 'pico isolado: {times} vezes o nível da semana anterior, e de volta',
    },
    calculation: 'Cálculo',
    calculations: {
      repeated: {
        none: '{found} reproduções a mais, sem ouvintes a mais: contadas para um só; a regra começa em {limit}',
        one: '{found} reproduções a mais ÷ {against} ouvinte a mais = {ratio} por ouvinte; a regra começa em {limit}',
        other:
          '{found} reproduções a mais ÷ {against} ouvintes a mais = {ratio} por ouvinte; a regra começa em {limit}',
      },
      unsaved:
        'salvamentos a mais, encontrados ÷ esperados: {found} ÷ {against} = {ratio}; a regra vale abaixo de {limit}',
      peak: '{found} reproduções ÷ {against} = {ratio} vezes; a regra começa em {limit}',
    },
    harmless: 'Razões banais',
    reasons: 'playlist editorial, imprensa, dia do lançamento, fãs em loop',
    looked: 'Examinado pela agência em {day}: {reason}',
    foundOneDay: {
      playlist: 'uma playlist incluiu a música nesse dia.',
      press: 'a imprensa ou um programa falou dela nesse dia.',
    },
    found: {
      unknown: 'não conhecemos a causa.',
      playlist: 'uma playlist incluiu a música nesses dias.',
      press: 'a imprensa ou um programa falou dela nesses dias.',
      release: 'é o dia do lançamento.',
      fans: 'fãs a ouviram em loop.',
    },
  },
  definitions: {
    title: 'O que é uma visualização',
    youtube:
      'Uma visualização paga: {seconds} assistidos, ou o fim de um clipe mais curto, ou um clique. Não é o contador público do YouTube, que conta desde a primeira imagem.',
    meta: 'Uma visualização paga: uma reprodução de pelo menos {seconds}. Não são as “visualizações” que a Meta mostra, que contam cada reprodução e, em uma foto, cada vez que ela aparece na tela.',
    tiktok:
      'A visualização é a da coluna indicada abaixo. O TikTok conta duas: “Video views”, desde o início da reprodução, sem as repetições, e as de pelo menos {seconds}.',
    share: 'A estimativa conta {share} das impressões como visualizações; a tabela mostra as duas.',
  },
  imported: {
    files: 'De onde vêm estes números',
    file: 'Exportação de {source} recebida em {at} ({days}).',
    hand: 'Tabela recebida em {at} ({days}), colunas nomeadas pela agência.',
    metric: 'As visualizações são a coluna “{metric}”. Impressão digital:',
    fingerprint: 'Impressão digital:',
    withdrawn: 'Retirada em {at}.',
    replaced: 'Substituída depois por um arquivo mais recente.',
    hash: 'A impressão digital é a do arquivo recebido, que não é guardado. Ela prova que é o mesmo arquivo, não que ele diz a verdade.',
    now: 'Os arquivos dizem hoje {figures}.',
    views: '{figure} visualizações ({change})',
    spent: '{figure} gastos ({change})',
    corrected: 'A plataforma corrigiu os números desde este relatório.',
    nowThere: 'Para os dias e as campanhas deste relatório, os arquivos dizem hoje {figures}.',
    further: 'Eles também contam dias ou campanhas que não estão neste relatório.',
    until: 'Este relatório traz os números dos arquivos até {to}. Os arquivos agora vão até {later}.',
  },
  question: 'Alguma dúvida sobre este relatório?',
  read: 'Consultado em {moment}, horário de Paris.',
  expires: 'Este link secreto é válido até {day}. Quem o tiver pode ler este relatório.',
} satisfies typeof fr;
