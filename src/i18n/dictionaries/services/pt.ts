import type { services as fr } from './fr.ts';

/**
 * The three landing pages of the services. A placeholder names a figure of `domain/benchmarks/figures.ts`; no digit is
 * typed here. `sample` and `samples` are invented examples, written for this site; the pages mark them as examples.
 */
export const services = {
  shared: {
    form: {
      name: 'Nome artístico',
      email: 'E-mail (nome@example.com)',
      optional: '(opcional)',
      nothingSent: 'O simulador abre com as suas respostas, sem enviar nada.',
      linkError: 'Este link está incompleto: copie o endereço inteiro, com https.',
    },
    booking: {
      missing: 'Preencha seu nome e e-mail antes de agendar uma ligação.',
      email: 'Digite um e-mail válido.',
    },
    stats: {
      eyebrow: 'Em números',
      views: 'visualizações geradas',
      plays: 'plays gerados',
      campaigns: 'campanhas feitas',
      artists: 'artistas atendidos',
      source: 'Números da agência.',
    },
    steps: { eyebrow: 'Como trabalhamos' },
    reviews: {
      eyebrow: 'Avaliações',
      /** The title as long as no review is known to be about the service. */
      anyPlatform: 'O que os artistas dizem, em todas as plataformas.',
      selection: 'Uma seleção de avaliações com nota máxima. A página de avaliações mostra todas as notas.',
      examples:
        'Ainda não há avaliações com nota máxima para mostrar aqui. O que vem a seguir é um exemplo escrito por nós, não as palavras de um cliente.',
      all: 'Ler todas as avaliações',
      topRating: 'Nota máxima',
      example: 'Exemplo',
    },
    sample: {
      text: 'Toda semana a gente sabia para onde ia a verba, o que funcionava e o que parava. Dava para ler a campanha como uma partitura.',
      author: 'Artista independente, exemplo',
    },
    offer: { eyebrow: 'Do que cuidamos' },
    trust: { eyebrow: 'Sem truques' },
    results: { eyebrow: 'Resultados' },
    faq: { eyebrow: 'Perguntas', more: 'Todas as perguntas' },
    guide: 'Como calcular a sua verba',
    book: 'Agendar uma ligação',
    write: 'Fale com a gente',
    newTab: '(nova aba)',
  },

  youtube: {
    meta: {
      title: 'YouTube Ads para artistas: cada visualização conta',
      description:
        'Seu clipe diante de quem já ouve artistas parecidos: pessoas de verdade, o preço por visualização de cada região, números que dá para conferir.',
    },
    hero: {
      slogan: 'YouTube Ads para artistas e selos',
      title: ['Tudo se decide', 'antes do “Pular”.'],
      description:
        'Seu vídeo diante de quem já ouve artistas com um som próximo do seu. {estimate.budget} de publicidade na Europa: {estimate.views}. Um lançamento fica entre {youtube.launch|low} e {youtube.launch|high}, e as visualizações você confere no seu próprio canal.',
    },
    form: {
      title: 'Quantas visualizações para o seu clipe?',
      link: 'Link do clipe no YouTube',
      submit: 'Estimar minha campanha',
    },
    instrument: {
      alt: 'Esquema em escala: o primeiro minuto de um clipe. O botão “Pular” aparece após {rules.google.skip}; o objetivo é que o público passe de {youtube.target.watchTime}.',
      skip: 'Pular',
      goal: 'Nosso objetivo',
    },
    value: {
      eyebrow: 'Por que o YouTube',
      title: 'Aqui uma música tem tempo de convencer.',
      text: 'No YouTube, a pessoa vem para ouvir. A tela é grande, o som está ligado, e o vídeo continua no ar quando a campanha acaba.',
      points: [
        {
          title: 'O público de artistas como você',
          text: 'Escolhemos os canais, os clipes e as buscas de artistas com um som próximo do seu.',
        },
        {
          title: 'Uma visualização que se conquista',
          text: 'O anúncio pode ser pulado. Você paga quando a pessoa fica ou clica, não quando sai na hora.',
        },
        {
          title: 'Um canal que guarda tudo',
          text: 'Inscritos, comentários, recomendações: o que a campanha traz fica com você.',
        },
      ],
      facts: [
        { label: '{estimate.budget} na Europa', value: '{estimate.about}', detail: '{estimate.between}' },
        { label: 'Custo médio por visualização', value: '{youtube.costPerView}' },
        { label: 'Verba de lançamento', value: '{youtube.launch}' },
        { label: 'Primeiros números', value: '{agency.firstFigures}' },
        { label: 'Resultados significativos', value: '{youtube.significantAfter}' },
      ],
      note: 'O número de visualizações é o do simulador, para uma campanha ampla na Europa. O custo por visualização é o dos nossos guias, que supõem um público segmentado, gênero por gênero.',
    },
    stats: { title: 'Nossas campanhas em números.' },
    steps: {
      title: 'Como funciona uma campanha no YouTube.',
      items: [
        {
          title: 'Assistimos ao clipe',
          text: 'Uma ligação de {agency.call}: a música, a data, os artistas cujo público pode virar o seu.',
        },
        {
          title: 'Testamos as aberturas',
          text: 'Vários começos, vários públicos, verbas pequenas. Os primeiros números chegam em {agency.firstFigures}.',
        },
        {
          title: 'Aceleramos o que prende',
          text: 'A verba vai para os públicos que passam de {youtube.target.watchTime}. O resto para.',
        },
      ],
    },
    reviews: { title: 'O que os artistas dizem das nossas campanhas no YouTube.' },
    offer: {
      title: 'Tudo o que uma campanha no YouTube inclui.',
      items: [
        {
          title: 'Antes dos clipes dos outros',
          text: 'No in-stream, seu vídeo passa para um público escolhido artista por artista.',
        },
        {
          title: 'Nas buscas',
          text: 'No in-feed, uma miniatura e um título: só clica quem quer ouvir.',
        },
        {
          title: 'Entre dois Shorts',
          text: 'O refrão na vertical, para quem descobre música rolando a tela.',
        },
        {
          title: 'Uma abertura reeditada',
          text: 'Editamos o começo do seu clipe em várias versões: é ali que o público sai ou fica.',
        },
        {
          title: 'Um segundo encontro',
          text: 'Quem assistiu recebe a sua próxima música, ou o show mais perto de casa.',
        },
        {
          title: 'Um relatório por semana',
          text: 'Visualizações, tempo de exibição, inscritos conquistados e quanto custou cada resultado. O que fica, o que sai.',
        },
      ],
    },
    trust: {
      title: 'Nossos compromissos no YouTube.',
      text: 'Ninguém pode prometer um número de visualizações. Garantimos como elas são conquistadas e contadas.',
      claims: [
        {
          title: 'Nenhuma visualização falsa',
          text: 'Nem fazendas de cliques, nem trocas, nem robôs. Tudo passa pela plataforma de anúncios do YouTube, que descarta o tráfego inválido.',
        },
        {
          title: 'Pessoas de verdade',
          text: 'Você paga por uma visualização quando alguém fica ou clica, embora pudesse pular o anúncio.',
        },
        {
          title: 'Em conformidade com o RGPD (GDPR)',
          text: 'Os públicos ficam na plataforma, nossos rastreadores esperam a sua permissão, e seus dados só servem à sua campanha.',
        },
        {
          title: 'Medição garantida, euro por euro',
          text: 'Não garantimos um retorno, garantimos a medição dele. Você vê o que cada euro produziu e como contamos.',
        },
      ],
    },
    faq: {
      title: 'YouTube Ads: suas perguntas.',
      items: [
        {
          question: 'Que verba é preciso para lançar um clipe?',
          answer:
            'Entre {youtube.launch|low} e {youtube.launch|high} para um lançamento. Para {estimate.budget} na Europa, o simulador conta {estimate.views}. Nossos guias supõem um público segmentado, em pop ou hip-hop: neles, {youtube.goal.first.views} visualizações exigem de {youtube.goal.first.budget|low} a {youtube.goal.first.budget|high}. O gênero, o país e o próprio clipe mexem nesse número.',
        },
        {
          question: 'Como confiro se as visualizações são reais?',
          answer:
            'No seu próprio canal: o YouTube Studio mostra a parte que veio da publicidade, o tempo de exibição e os países. Você mantém o acesso a tudo antes, durante e depois da campanha.',
        },
        {
          question: 'Essas visualizações contam para as paradas?',
          answer:
            'Elas entram no contador do vídeo quando cumprem os critérios do YouTube. Já as paradas musicais dele deixam de fora o que vem da publicidade: desconfie de quem promete uma posição.',
        },
        {
          question: 'Quando aparecem os resultados?',
          answer:
            'Os primeiros números chegam em {agency.firstFigures}. Para julgar, é preciso esperar de {youtube.significantAfter}: o tempo de os públicos se diferenciarem.',
        },
        {
          question: 'E se o meu clipe não prender ninguém?',
          answer:
            'Avisamos assim que o teste termina, antes de comprometer o resto da verba. Se as primeiras cenas não seguram ninguém, propomos outra edição, ou esperar a próxima música.',
        },
      ],
    },
    final: {
      title: 'O próximo clipe que vão ver pode ser o seu.',
      text: 'Uma estimativa em {agency.estimateTime}, sem compromisso. Ou {agency.call} de conversa.',
      action: 'Estimar minha campanha',
    },
  },

  meta: {
    meta: {
      title: 'Meta Ads para artistas: Reels, stories, ingressos',
      description:
        'Reels, stories e feed no Instagram e no Facebook, rumo a um play, um pré-save ou um ingresso. Um objetivo medido.',
    },
    hero: {
      slogan: 'Meta Ads para artistas e selos',
      title: ['Música que', 'interrompe o scroll.'],
      description:
        'Reels, stories e feed, no Instagram e no Facebook, rumo a um play, um pré-save ou um ingresso. De {meta.costPerThousand|low} a {meta.costPerThousand|high} por mil impressões em média, a partir de {meta.pageMinimum} em {agency.minimumDays}.',
    },
    form: {
      title: 'O que a sua verba rende na Meta?',
      link: 'Link de um vídeo',
      submit: 'Estimar minha campanha',
    },
    instrument: {
      alt: 'Esquema: dois stories, duas publicações do feed e, no meio, o seu Reel, o único preenchido.',
      yours: 'Seu Reel',
      story: 'Story',
      post: 'Feed',
    },
    value: {
      eyebrow: 'Por que a Meta',
      title: 'Do trecho ao play, e dali ao ingresso.',
      text: 'Ninguém abre o Instagram para ouvir um disco. O anúncio precisa prender na hora e levar a algum lugar.',
      points: [
        {
          title: 'Um trecho, não um clipe',
          text: 'Um refrão, um ensaio, uma frase para a câmera: tiramos vários vídeos verticais da mesma música.',
        },
        {
          title: 'Uma só ação',
          text: 'Ouvir, fazer pré-save, reservar, seguir: cada campanha tem um objetivo, e dá para contar.',
        },
        {
          title: 'Primeiro, quem já ouve você',
          text: 'Quem já reage aos seus posts e, depois, perfis parecidos: partimos do que existe.',
        },
      ],
      facts: [
        { label: 'Por mil impressões (CPM)', value: '{meta.costPerThousand}' },
        { label: 'Mínimo em {agency.minimumDays}', value: '{meta.pageMinimum}' },
        { label: 'Recomendado por mês', value: '{meta.minimum}' },
        { label: 'Resultados significativos', value: '{meta.significantAfter}' },
      ],
      note: 'Referências dos nossos guias. O simulador calcula por região e por objetivo.',
    },
    stats: { title: 'Nossas campanhas em números.' },
    steps: {
      title: 'Um trecho, um público, um objetivo.',
      items: [
        {
          title: 'Escolhemos o objetivo',
          text: 'Plays, pré-saves, ingressos ou seguidores: uma ligação de {agency.call} basta para decidir.',
        },
        {
          title: 'Testamos muito com pouco',
          text: 'Vários trechos, vários públicos. Abaixo de {meta.pauseBelow.clickRate} de cliques, paramos.',
        },
        {
          title: 'Aumentamos o que pega',
          text: 'Acima de {meta.scaleAbove.clickRate} de cliques, a verba sobe em pequenos passos, até {meta.scaleStep}.',
        },
      ],
    },
    reviews: { title: 'O que os artistas dizem das nossas campanhas na Meta.' },
    offer: {
      title: 'Tudo o que uma campanha na Meta inclui.',
      items: [
        {
          title: 'Reels',
          text: 'O trecho editado para fazer sentido sem contexto e agradar desde o primeiro compasso.',
        },
        {
          title: 'Stories',
          text: 'Tela cheia e um link: o caminho mais curto até um play ou um ingresso.',
        },
        {
          title: 'Feed',
          text: 'Uma foto, um vídeo, uma data: aquilo que vale parar para ler.',
        },
        {
          title: 'Lançamentos e pré-saves',
          text: 'Uma página de destino, um botão por plataforma e o número de cliques em cada um.',
        },
        {
          title: 'Venda de ingressos',
          text: 'Cidade por cidade, em volta da casa de shows, até a noite do show.',
        },
        {
          title: 'Um relatório por semana',
          text: 'Alcance, cliques, custo da ação pedida. Os trechos que ficam, os que saem.',
        },
      ],
    },
    results: {
      title: 'Uma campanha, em números.',
      text: 'Uma única campanha, em {meta.showcase.days}. Ela mostra o que é possível, não o que espera por você.',
      reach: {
        title: 'Alcance',
        unit: 'visualizações',
        text: '{meta.showcase.viewers} pessoas diferentes: {meta.showcase.uniqueReach} de alcance único.',
        alt: 'Gráfico: {meta.showcase.views} visualizações, com uma parte preenchida de {meta.showcase.uniqueReach}, ou seja, {meta.showcase.viewers} pessoas diferentes.',
      },
      engagement: {
        title: 'Engajamento',
        unit: 'interações',
        text: '{meta.showcase.engagement} de engajamento entre as pessoas alcançadas.',
        alt: 'Gráfico: de {meta.showcase.viewers} pessoas alcançadas, uma parte preenchida de {meta.showcase.engagement}, ou seja, {meta.showcase.interactions} interações.',
      },
      growth: {
        title: 'Crescimento',
        unit: 'em {meta.showcase.days}',
        text: 'Em relação ao período anterior.',
        alt: 'Gráfico: duas colunas, antes e depois. A segunda é mais alta: {meta.showcase.growth} em {meta.showcase.days}.',
        before: 'Antes',
        after: 'Depois',
      },
    },
    trust: {
      title: 'Nossos compromissos na Meta.',
      text: 'Seguidores comprados no atacado não vão ao show. Procuramos quem vai, sem prometer quantos.',
      claims: [
        {
          title: 'Nenhuma visualização falsa',
          text: 'Nem seguidores no atacado, nem grupos de engajamento, nem robôs: só a plataforma oficial de anúncios da Meta.',
        },
        {
          title: 'Pessoas de verdade',
          text: 'Gente que rola a tela e para, ou não. Você encontra as reações nos seus próprios posts.',
        },
        {
          title: 'Em conformidade com o RGPD (GDPR)',
          text: 'O pixel espera o consentimento. Uma lista de ouvintes só é usada se quem está nela aceitou.',
        },
        {
          title: 'Medição garantida, euro por euro',
          text: 'Não garantimos um retorno, garantimos a medição dele. Da impressão ao ingresso, cada passo tem sua conta e seu custo.',
        },
      ],
    },
    faq: {
      title: 'Meta Ads: suas perguntas.',
      items: [
        {
          question: 'Que verba devo reservar?',
          answer:
            'Uma campanha começa com {meta.pageMinimum} em {agency.minimumDays}. Recomendamos {meta.minimum} por mês: com menos, o algoritmo aprende devagar e sobra pouco para testar.',
        },
        {
          question: 'Por que não só impulsionar um post?',
          answer:
            'Um post impulsionado busca reações. Uma campanha busca a ação que você escolheu, com vários trechos e vários públicos, e interrompe o que não funciona.',
        },
        {
          question: 'Dá para medir os plays no Spotify ou na Deezer?',
          answer:
            'Até o clique para a plataforma, sim. Depois disso, só ela sabe quem ouviu: comparamos as duas curvas e avisamos que é uma comparação.',
        },
        {
          question: 'O Facebook ainda serve para a música?',
          answer:
            'Muitas vezes: {meta.split.facebook} da verba em média, {meta.split.instagram} para o Instagram. A divisão depende da idade do seu público e é corrigida toda semana.',
        },
        {
          question: 'Quando aparecem os resultados?',
          answer:
            'Os primeiros números chegam em {agency.firstFigures}; uma tendência confiável, em {meta.significantAfter}.',
        },
      ],
    },
    final: {
      title: 'Um refrão basta para começar.',
      text: 'Uma estimativa em {agency.estimateTime}, ou {agency.call} de conversa. Sem compromisso.',
      action: 'Estimar minha campanha',
    },
  },

  spotify: {
    meta: {
      title: 'Spotify Ads para artistas: entre duas músicas, a sua',
      description:
        'Um anúncio de áudio ou vídeo para quem já ouve o seu gênero. Sem vagas de playlist compradas nem plays falsos.',
    },
    hero: {
      slogan: 'Spotify Ads para artistas e selos',
      title: ['Entre duas músicas,', 'a sua.'],
      description:
        'Um anúncio de áudio ou de vídeo para quem já ouve o seu gênero. A partir de {spotify.from}; recomendamos {spotify.minimum} em {spotify.minimumDays}.',
    },
    form: {
      title: 'Vamos falar da sua música',
      link: 'Link da música no Spotify',
      newsletter: 'Receber também os conselhos da agência por e-mail',
      submit: 'Abrir o simulador',
      note: 'Em {agency.call} de ligação, você sai com um preço. O simulador compara YouTube, Meta e TikTok: o Spotify não está nele.',
    },
    instrument: {
      alt: 'Esquema: o fim de uma música, depois o seu anúncio, {spotify.audioLength} no máximo, e a música seguinte.',
      before: 'A música de antes',
      yours: 'A sua',
      length: 'no máximo {spotify.audioLength}',
      after: 'A música de depois',
    },
    value: {
      eyebrow: 'Por que o Spotify',
      title: 'Eles já estão de fone.',
      text: 'Nada para rolar, nada para olhar. Seu anúncio chega enquanto a pessoa ouve, entre duas músicas com a sua cara.',
      points: [
        {
          title: 'O único anúncio no ar',
          text: 'No áudio, é um anúncio por vez: sem miniatura ao lado, sem feed que continua.',
        },
        {
          title: 'O gênero, o clima, a hora',
          text: 'Rap ao acordar, eletrônica à noite: escolhemos os gêneros, os artistas parecidos e os momentos.',
        },
        {
          title: 'A um toque da música',
          text: 'O anúncio leva à sua faixa no mesmo aplicativo em que a pessoa ouve: tocar, salvar, seguir.',
        },
      ],
      facts: [
        { label: 'Uma campanha, a partir de', value: '{spotify.from}' },
        { label: 'Recomendado em {spotify.minimumDays}', value: '{spotify.minimum}' },
        { label: 'Anúncio de áudio, no máximo', value: '{spotify.audioLength}' },
        { label: 'Primeiros ajustes', value: '{spotify.optimisedAfter}' },
      ],
      note: 'Referências e conselhos da agência.',
    },
    stats: { title: 'Nossas campanhas em números.' },
    steps: {
      title: 'Escrever, posicionar, afinar.',
      items: [
        {
          title: 'Escrevemos o anúncio',
          text: 'Uma voz, seu refrão, um convite para ouvir: no máximo {spotify.audioLength}, sem desperdiçar nenhum.',
        },
        {
          title: 'Escolhemos os ouvintes',
          text: 'Gêneros, artistas parecidos, cidades da turnê, horas do dia.',
        },
        {
          title: 'Afinamos ouvindo',
          text: 'Os primeiros ajustes saem em {spotify.optimisedAfter}: fica o que faz a música ser salva.',
        },
      ],
    },
    reviews: {
      title: 'O que os artistas dizem das nossas campanhas no Spotify.',
      examples:
        'Ainda não há avaliações com nota máxima para mostrar aqui. Estes quatro depoimentos são exemplos escritos por nós, não palavras de clientes.',
    },
    samples: [
      {
        text: 'O relatório também dizia o que não tinha funcionado. Foi por isso que continuei.',
        author: 'Rapper independente, exemplo',
      },
      {
        text: 'A gente achava que estava vendendo um single. Descobriu, sobretudo, em que cidade tocar depois.',
        author: 'Duo de eletrônica, exemplo',
      },
      {
        text: 'O anúncio foi reescrito duas vezes antes de sair. O terceiro já não falava da gente: falava com alguém.',
        author: 'Cantor de folk, exemplo',
      },
      {
        text: 'Uma verba definida antes, uma prestação de contas por semana e o direito de dizer chega.',
        author: 'Selo independente, exemplo',
      },
    ],
    offer: {
      title: 'Tudo o que uma campanha no Spotify inclui.',
      items: [
        {
          title: 'Anúncio de áudio',
          text: 'Roteiro, voz, mixagem: seu refrão e um único convite no final.',
        },
        {
          title: 'Vídeo em tela cheia',
          text: 'Exibido com o aplicativo na tela, ou seja, quando alguém está olhando.',
        },
        {
          title: 'Cartão visual',
          text: 'Sua capa e um botão, na horizontal ou na vertical, ao lado do que toca.',
        },
        {
          title: 'Segmentação pela escuta',
          text: 'Gêneros, artistas parecidos, lugares, momentos: hábitos em vez de idades.',
        },
        {
          title: 'Um perfil pronto para receber',
          text: 'Canvas, escolha do artista, links: arrumamos o palco antes de abrir as portas.',
        },
        {
          title: 'Um relatório por semana',
          text: 'Ouvintes, salvamentos, custo por play. O que fica, o que se reescreve.',
        },
      ],
    },
    examples: {
      eyebrow: 'Exemplos',
      title: 'Como é um anúncio.',
      text: 'Três modelos desenhados por nós, para uma música imaginária. Toque em um para ampliar.',
      enlarge: 'Ampliar',
      close: 'Fechar',
      tag: 'Exemplo',
      mock: {
        ad: 'Anúncio',
        track: 'Sua música',
        artist: 'Seu nome',
        listen: 'Ouvir',
      },
      audio: {
        name: 'Anúncio de áudio',
        text: 'Capa, nome e botão acompanham a voz, no máximo {spotify.audioLength}.',
        alt: 'Exemplo de anúncio de áudio: uma capa, um título, uma linha de reprodução pela metade e um botão para ouvir.',
      },
      video: {
        name: 'Vídeo em tela cheia',
        text: 'O vídeo toma a tela inteira do celular, com som.',
        alt: 'Exemplo de vídeo em tela cheia: um celular tomado pela capa, com o título e um botão para ouvir.',
      },
      display: {
        name: 'Cartão visual',
        text: 'Horizontal no computador, vertical no celular: a mesma capa, dois formatos.',
        alt: 'Exemplo de cartão visual: o mesmo anúncio em formato horizontal e em formato vertical, com capa, título e um botão para ouvir.',
      },
    },
    results: {
      title: 'Uma campanha, em números.',
      text: 'Uma única campanha, em {spotify.showcase.days}. Com esse preço por play, os plays não pagaram a campanha: ela trouxe ouvintes, que agora é preciso fazer voltar.',
      alt: 'Gráfico: {spotify.showcase.streams} plays, {spotify.showcase.listeners} ouvintes únicos, {spotify.showcase.saves} salvamentos e seguidores.',
      streams: 'plays em {spotify.showcase.days}',
      listeners: 'ouvintes únicos',
      saves: 'salvamentos e seguidores',
      completion: 'ouviram até o fim o anúncio, que não dá para pular',
      clicks: 'clicaram no vídeo',
      cost: 'por play',
      playlists: 'novas playlists orgânicas, nenhuma comprada',
    },
    trust: {
      title: 'Nossos compromissos no Spotify.',
      text: 'Plays falsos podem tirar sua música do ar. Trabalhamos só com a plataforma de anúncios e não prometemos número nenhum.',
      claims: [
        {
          title: 'Nenhum play falso',
          text: 'Nem visualizações, nem plays, nem vagas em playlists: nada que possa tirar uma faixa do ar.',
        },
        {
          title: 'Pessoas de verdade',
          text: 'Ouvintes do plano gratuito, que escutam o anúncio e decidem ouvir a música, ou não.',
        },
        {
          title: 'Em conformidade com o RGPD (GDPR)',
          text: 'O Spotify só nos dá totais, nunca quem ouviu. O calendário só carrega se você pedir.',
        },
        {
          title: 'Medição garantida, euro por euro',
          text: 'Não garantimos um retorno, garantimos a medição dele. Plays, ouvintes, salvamentos e o que cada um custou.',
        },
      ],
    },
    faq: {
      title: 'Spotify Ads: suas perguntas.',
      items: [
        {
          question: 'Quem ouve o meu anúncio?',
          answer:
            'Os ouvintes do plano gratuito: os anúncios só chegam a eles. Para assinantes Premium, o Spotify for Artists tem outras ferramentas, Marquee e Showcase. Dizemos qual combina com o seu lançamento, mesmo que você possa usá-la sem nós.',
        },
        {
          question: 'Que verba devo reservar?',
          answer:
            'Uma campanha é possível a partir de {spotify.from}. Recomendamos {spotify.minimum} em {spotify.minimumDays}, para comparar várias vozes e vários públicos.',
        },
        {
          question: 'Uma campanha ajuda a entrar em playlists?',
          answer:
            'Ela não compra nenhuma. Quando alguém salva uma música, às vezes a adiciona às suas, e o algoritmo pode notar. Acontece; não se promete.',
        },
        {
          question: 'Quando aparecem os resultados?',
          answer:
            'A veiculação e os primeiros números aparecem em {agency.firstFigures}; os primeiros ajustes úteis exigem de {spotify.optimisedAfter}.',
        },
        {
          question: 'Sou eu que preciso gravar a voz?',
          answer:
            'Muitas vezes é o melhor: a sua voz é a da música. Se não, providenciamos a gravação. Nos dois casos, o texto é nosso.',
        },
        {
          question: 'Por que o Spotify não está no simulador?',
          answer:
            'Porque não temos uma tabela de custos ampla o bastante para dar uma faixa de preço honesta. Uma ligação de {agency.call} é melhor: dá um preço para a sua música.',
        },
      ],
    },
    final: {
      title: 'O próximo intervalo entre duas músicas está livre.',
      text: '{agency.call} por telefone: a música, a data, um preço. Sem compromisso.',
    },
  },
} satisfies typeof fr;
