import type { plannerResults as fr } from './fr.ts';

export const plannerResults = {
  advice: {
    keep: {
      title: 'Fique com o dia {day}',
      text: 'Lançamentos esperados nesse dia: {count}. É a sexta-feira mais favorável do mês.',
    },
    keep_unmeasured: {
      title: 'Fique com o dia {day}',
      text: 'É a sexta-feira mais segura do mês, pelo calendário e pelos prazos.',
    },
    keep_equal: {
      title: 'Fique com o dia {day}',
      text: 'Outras sextas-feiras do mês têm a mesma nota. Em caso de empate, ficamos com {ties}.',
    },
    keep_possible: {
      title: 'Fique com o dia {day}',
      text: 'Nota: {score} em {ten}. O dia {other} tem {otherScore}, mas já não dá tempo de preparar o lançamento.',
    },
    keep_outside: {
      title: 'Fique com o dia {day}',
      text: 'Nota: {score} em {ten}. O dia {other} tem {otherScore}, mas cai nas festas: de {holidaysFrom} a {holidaysTo}, distribuidoras e playlists andam devagar.',
    },
    wait_late: {
      title: 'Espere até {day}',
      text: 'Em nenhuma sexta-feira {ofMonth} ainda dá tempo de entregar, propor a faixa ao Spotify e promover.',
    },
    wait_holidays: {
      title: 'Espere até {day}',
      text: 'Em nenhuma sexta-feira {ofMonth} ainda dá tempo de preparar tudo antes das festas: de {holidaysFrom} a {holidaysTo}, distribuidoras e playlists andam devagar.',
    },
    wait_better: {
      title: 'Espere até {day}',
      text: 'Nota: {score} em {ten}, contra {otherScore} em {other}. Espera: {weeks}.',
    },
    equal: {
      title: 'Outras sextas-feiras valem o mesmo',
      text: 'Outras sextas-feiras {ofMonth} têm a mesma nota. Em caso de empate, ficamos com {ties}.',
    },
    window_low: {
      title: 'Aproveite o espaço',
      text: 'Poucos lançamentos concorrentes são esperados nessa sexta-feira: concentre a promoção na primeira semana.',
    },
    window_moderate: {
      title: 'Comece a promoção {weeks} antes',
      text: 'A concorrência esperada é moderada: faça com que esperem por você no dia do lançamento.',
    },
    window_high: {
      title: 'Mude para o dia {other} se puder',
      text: 'A concorrência esperada é forte em {day}, e o dia {other} tem nota melhor.',
    },
    window_high_everywhere: {
      title: 'Prepare um lançamento disputado',
      text: 'A concorrência esperada é forte nessa sexta-feira, e esperar não melhora a nota: alcance primeiro quem já segue você.',
    },
    saturated: {
      title: 'Conte com o seu público',
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
    avoid_mega: { title: 'Evite o dia {other}', text: 'Nomes muito grandes esperados: {count}.' },
    avoid_major: {
      title: 'Evite o dia {other}',
      text: 'Lançamentos de grandes gravadoras esperados: {count}.',
    },
    avoid_volume: {
      title: 'Evite o dia {other}',
      text: 'Lançamentos esperados: {count}, contra {than} em {day}.',
    },
    avoid_holiday: { title: 'Evite o dia {other}', text: 'Feriado perto dessa sexta-feira: {countries}.' },
    avoid_holidays: {
      title: 'Evite o dia {other}',
      text: 'De {holidaysFrom} a {holidaysTo}, distribuidoras e playlists andam devagar: uma sexta-feira vazia não é uma vantagem.',
    },
    holiday: {
      title: 'Leve o feriado em conta',
      text: 'Feriado perto dessa sexta-feira: {countries}. Agende as publicações antes.',
    },
    deliver: {
      title: 'Entregue em {day}',
      text: 'Último prazo: {other}. Depois disso, a distribuidora não pode mais prometer a data.',
    },
    deliver_now: {
      title: 'Entregue o quanto antes, em {day}',
      text: 'O prazo habitual passou. Último prazo: {other}; depois disso, a distribuidora não pode mais prometer a data.',
    },
    deliver_last: {
      title: 'Entregue até {day}, no máximo',
      text: 'Depois disso, a distribuidora não pode mais prometer a data.',
    },
    pitch: {
      title: 'Proponha a faixa ao Spotify em {day}',
      text: 'Até {other}, no máximo: o Spotify pede {pitchDays} dias antes do lançamento.',
    },
    pitch_last: {
      title: 'Proponha a faixa ao Spotify até {day}, no máximo',
      text: 'O Spotify pede {pitchDays} dias antes do lançamento.',
    },
    no_single: {
      title: 'Lance sem single antes',
      text: 'Falta tempo para entregar e propor um single antes de {day}: destaque a melhor faixa.',
    },
    again: {
      title: 'Refaça a análise em {day}',
      text: 'Até lá, mais lançamentos dessa sexta-feira terão sido anunciados, e a nota poderá se apoiar neles.',
    },
    invest: {
      title: 'Dá para investir forte',
      text: 'A nota passa de {high} em {ten}: a data ajuda, se o objetivo é ganhar fãs.',
    },
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
    singleDeliver: 'Entregar o primeiro single',
    singlePitch: 'Propor o primeiro single ao Spotify',
    firstSingle: 'Lançar o primeiro single',
    pitch: 'Propor a faixa ao Spotify',
    preSave: 'Abrir o pré-save',
    clips: 'Trechos de vídeo prontos',
    countdown: 'Ativar a Countdown Page, a partir de {listeners} ouvintes ativos',
    adTest: 'Iniciar um teste de anúncios de {testDays} dias',
    apple: 'Pedir à distribuidora que apresente o lançamento ao Apple Music',
    readTest: 'Ler os resultados do teste de anúncios',
    checkLinks: 'Conferir todos os links',
    release: 'Lançamento',
    adsOn: 'Ativar os anúncios',
    secondContent: 'Publicar um segundo conteúdo',
    review: 'Avaliar a primeira semana',
    scaleOrStop: 'Aumentar ou parar os anúncios',
    report: 'Fazer o balanço',
  },
  /** The consequence of a step that is too late. */
  consequences: {
    master: 'Sem master e capa, nada pode ser entregue a tempo.',
    metadata: 'Créditos que faltam travam a entrega.',
    singleDeliver: 'O single não pode mais ser entregue a tempo.',
    deliver: 'A distribuidora pode recusar a data: pergunte antes de enviar.',
    singlePitch: 'O single não seria proposto às playlists do Spotify.',
    firstSingle: 'O lançamento sairá sem um single antes.',
    pitch: 'O Spotify não avalia mais para as playlists dele.',
    apple: 'O Apple Music não avalia mais para as playlists dele.',
    preSave: 'Sem pré-save: anuncie só a data.',
    clips: 'A promoção começa sem vídeo.',
    countdown: 'O lançamento chega sem Countdown Page.',
    adTest: 'Os anúncios começariam sem teste.',
    readTest: 'Os anúncios começariam sem teste.',
    checkLinks: 'Confira os links no dia do lançamento.',
    release: 'As plataformas não mostrariam o lançamento nesse dia.',
    other: 'A data desta etapa já passou.',
  },
  /** The reasons to prefer a Friday to others with the same score; `next` joins two reasons. */
  ties: {
    time: 'a de prazos menos apertados',
    quiet: 'a mais tranquila',
    first: 'a primeira',
    next: '{before}, depois {after}',
  },
  /** The known releases that are the reason of an advice. */
  named: 'Já anunciado: {names}.',
  verdicts: {
    nothing: 'Nada a comprar',
    dont_buy: 'Não compre',
    test: 'Teste, só isso',
    consider: 'Só para ganhar fãs',
  },
  /** Shown after a price if the fee is missing or by quote. */
  feeNotCounted: 'Os honorários não entram nesta conta.',
  reasons: {
    no_budget: 'Seu orçamento é de {from}: o plano todo funciona sem anúncios.',
    no_time: 'O tempo que resta é pouco para preparar uma campanha.',
    crowded: 'Essa sexta-feira está cheia: a atenção custa mais.',
    under_minimum: 'Abaixo de {minimum}, uma campanha alcança pouca gente para você aprender alguma coisa.',
    small: 'Entre {from} e {to}, um único teste de {testDays} dias: você saberá se as pessoas seguem você.',
    fans: 'Os plays sozinhos não pagam o gasto: julgue pelos fãs conquistados.',
  },
  basis: {
    known: 'Cerca de {share} dos lançamentos dessa sexta-feira já estão anunciados em bases públicas.',
    mixed:
      'Cerca de {share} dos lançamentos dessa sexta-feira já estão anunciados em bases públicas; o resto vem das mesmas semanas de anos anteriores.',
    /** For a Friday without announced releases, of which past years were counted. */
    far: 'Nada está anunciado com tanta antecedência: os números vêm das mesmas semanas de anos anteriores.',
    season:
      'As bases públicas ainda anunciam quase nada para essa sexta-feira: os números vêm sobretudo das mesmas semanas de anos anteriores.',
    /** For a Friday without counts of past years. */
    scaled:
      'Cerca de {share} dos lançamentos dessa sexta-feira já estão anunciados em bases públicas; o resto é estimado a partir deles, por falta de contagens de anos anteriores.',
    /** For a Friday with some announced releases, but without counts of past years. */
    few: 'Há poucos lançamentos anunciados para medir a concorrência: quase toda a nota vem do calendário e dos prazos. Ela não pode passar de {cap} em {ten}.',
    calendar:
      'Concorrência não medida: só o calendário e os prazos contaram. A nota não pode passar de {cap} em {ten}.',
  },
  /** The calendar file; `file` is its name, in ASCII. */
  calendar: {
    name: 'Lançamento de {day}',
    note: 'Etapa do seu plano de lançamento. Dias antes do lançamento: {days}.',
    until: 'Último dia possível: {day}.',
    file: 'plano-de-lancamento',
  },
  /** The mail with the plan. `named` replaces `intro` if the artist has a name. */
  mail: {
    subject: 'Seu plano de lançamento: {day}',
    intro: 'Olá, aqui está o plano solicitado em {today} em {site}.',
    named: 'Olá, aqui está o plano solicitado em {today} em {site} para {artist}.',
    pair: '{title}: {value}',
    score: '{score} {outOf}. {range}',
    calendar: 'Estes dias na sua agenda (.ics):',
    again: 'Refazer a análise:',
    foot: 'Você não pediu nada? Alguém digitou seu endereço por engano. Ignore esta mensagem ou escreva para {contact} e apagaremos o pedido.',
  },
} satisfies typeof fr;
