import type { plannerResults as fr } from '../fr/planner-results.ts';

export const plannerResults = {
  advice: {
    keep: {
      title: 'Fique com {day}',
      text: 'Lançamentos esperados nesse dia: {count}. É a sexta-feira mais favorável do mês.',
    },
    keep_unmeasured: {
      title: 'Fique com {day}',
      text: 'É a sexta-feira mais segura do mês, pelo calendário e pelos prazos.',
    },
    keep_equal: {
      title: 'Fique com {day}',
      text: 'O calendário e os prazos não a distinguem de outras sextas-feiras do mês: é a primeira das melhores.',
    },
    moved: {
      title: 'Mire em {day}',
      text: 'Nenhuma sexta-feira do mês escolhido é viável. Esta é a primeira que deixa tempo para você.',
    },
    window_low: {
      title: 'Aproveite o espaço',
      text: 'Há poucos lançamentos concorrentes nessa sexta-feira: concentre a promoção na primeira semana.',
    },
    window_moderate: {
      title: 'Comece a promoção {promotionWeeks} semanas antes',
      text: 'A concorrência é moderada: é bom que esperem por você no dia do lançamento.',
    },
    window_high: {
      title: 'Adie de {delayFrom} a {delayTo} semanas',
      text: 'A concorrência é forte nessa sexta-feira.',
    },
    saturated: {
      title: 'Troque de sexta-feira se puder',
      text: 'Lançamentos esperados nesse dia: {count}. Acima de {saturated}, o público já não tem tempo de descobrir.',
    },
    active: {
      title: 'Prepare um gancho claro',
      text: 'Lançamentos esperados nesse dia: {count}. Os primeiros segundos decidem se as pessoas ficam.',
    },
    mega: {
      title: 'Desvie dos grandes nomes',
      text: 'Nomes muito grandes esperados: {count}. Mire no seu público, não nas grandes playlists.',
    },
    major: {
      title: 'Escolha um público preciso',
      text: 'Lançamentos de grandes gravadoras esperados: {count}. Os orçamentos delas ocupam os espaços mais vistos.',
    },
    avoid: { title: 'Evite {other}', text: 'Há mais concorrência ou menos prazo.' },
    avoid_holidays: {
      title: 'Evite {other}',
      text: 'De {holidaysFrom} a {holidaysTo}, distribuidoras e playlists andam devagar: uma sexta-feira vazia não é uma oportunidade.',
    },
    holiday: {
      title: 'Leve o feriado em conta',
      text: 'Países escolhidos com feriado perto dessa sexta-feira: {count}. Agende as publicações antes.',
    },
    deliver: {
      title: 'Entregue antes de {day}',
      text: 'A distribuidora precisa de {deliveryWeeks} semanas para entregar sem risco, {holidayWeeks} perto das festas.',
    },
    deliver_late: {
      title: 'Entregue até {day}, no máximo',
      text: 'A data prudente já passou: avise a distribuidora antes de enviar.',
    },
    pitch: {
      title: 'Proponha a faixa ao Spotify em {day}',
      text: 'Último dia aceito: {other}, {pitchDays} dias antes do lançamento.',
    },
    pitch_late: {
      title: 'Proponha a faixa ao Spotify sem demora',
      text: 'Último dia aceito: {day}, {pitchDays} dias antes do lançamento.',
    },
    again: {
      title: 'Refaça a análise em {day}',
      text: 'Os primeiros lançamentos são anunciados várias semanas antes: aí se saberá quem mais lança nesse dia.',
    },
    invest: { title: 'Dá para investir forte', text: 'A nota passa de {high} em {ten}.' },
    invest_some: {
      title: 'Invista com moderação',
      text: 'A nota passa de {middle} em {ten}, sem passar de {high}.',
    },
    invest_careful: {
      title: 'Tenha cautela com o orçamento',
      text: 'A nota não passa de {middle} em {ten}.',
    },
  },
  steps: {
    master: 'Master e capa prontas',
    metadata: 'Créditos e divisão de direitos preenchidos',
    deliver: 'Entregar à distribuidora',
    deliverLatest: 'Entregar, último prazo',
    firstSingle: 'Lançar o primeiro single',
    pitch: 'Propor a faixa ao Spotify',
    preSave: 'Abrir o pré-save',
    clips: 'Trechos de vídeo prontos',
    countdown: 'Ativar a Countdown Page, a partir de {listeners} ouvintes ativos',
    lastGoodPitch: 'Último bom dia para propor a faixa',
    adTest: 'Iniciar um teste de anúncios de {testDays} dias',
    apple: 'Último dia recomendado para o Apple Music',
    pitchDeadline: 'Último dia para propor a faixa ao Spotify',
    readTest: 'Ler os resultados do teste de anúncios',
    checkLinks: 'Conferir todos os links',
    release: 'Lançamento',
    adsOn: 'Ligar os anúncios',
    secondContent: 'Publicar um segundo conteúdo',
    review: 'Avaliar a primeira semana',
    scaleOrStop: 'Aumentar ou parar os anúncios',
    report: 'Fazer o balanço',
  },
  verdicts: {
    nothing: 'Nada a comprar',
    dont_buy: 'Não compre',
    test: 'Teste, só isso',
    consider: 'Pode valer a pena',
  },
  reasons: {
    no_budget: 'Seu orçamento é de {from}: o plano todo funciona sem anúncios.',
    no_time: 'O tempo que resta é pouco para preparar uma campanha.',
    crowded: 'Essa sexta-feira está cheia: a atenção custa mais.',
    under_minimum: 'Abaixo de {minimum}, uma campanha alcança gente de menos para ensinar alguma coisa.',
    small: 'Entre {from} e {to}, um único teste de {testDays} dias: você saberá se as pessoas seguem você.',
    fans: 'Os plays sozinhos não devolvem o gasto: julgue pelos fãs conquistados.',
  },
  basis: {
    known: 'Cerca de {share} dos lançamentos dessa sexta-feira já estão anunciados em bases públicas.',
    mixed:
      'Cerca de {share} dos lançamentos dessa sexta-feira já estão anunciados em bases públicas; o resto vem das mesmas semanas de anos anteriores.',
    season:
      'Nada está anunciado com tanta antecedência: os números vêm das mesmas semanas de anos anteriores.',
    calendar:
      'Concorrência não medida: só o calendário e os prazos contaram. A nota não pode passar de {cap} em {ten}.',
  },
  /** Of the file for a calendar; `file` is its name, in ASCII. */
  calendar: {
    name: 'Lançamento de {day}',
    note: 'Etapa do seu plano de lançamento. Dias antes do lançamento: {days}.',
    file: 'plano-de-lancamento',
  },
} satisfies typeof fr;
