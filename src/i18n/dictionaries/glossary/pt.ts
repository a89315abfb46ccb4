import type { glossary as fr } from './fr.ts';

/** The words of music advertising. Figures come from `domain/benchmarks`, with their unit. */
export const glossary = {
  meta: {
    title: 'Glossário da publicidade musical',
    description:
      'CPV, CPM, ROAS, lookalike, pré-save: as palavras das campanhas no YouTube, Meta, TikTok e Spotify, explicadas para músicos, com nossas referências.',
  },
  eyebrow: 'Glossário',
  title: 'A língua dos anúncios, traduzida para músicos.',
  lead: 'O que cada termo quer dizer e o que muda na sua campanha. Os números são nossas referências: cada campanha tem os seus.',
  /** Before the link to the guide that explains a term. */
  guide: 'No guia:',
  terms: {
    'ab-test': {
      term: 'Teste A/B',
      definition:
        'Duas versões do mesmo anúncio com uma única diferença: a imagem, o gancho ou o público. Fica a que ganhar. Separe {kpi.testShare} da verba para esses testes e espere pelo menos {kpi.abTest.impressions} impressões por versão: antes disso, a diferença entre dois trechos pode ser puro acaso.',
    },
    'ad-account': {
      term: 'Conta de anúncios (ad account)',
      definition:
        'A conta no Google, na Meta ou no TikTok de onde saem suas campanhas: verbas, públicos e histórico ficam ali. É melhor que esteja no seu nome: se você trocar de agência, mantém seus públicos, seus números e o que a plataforma aprendeu sobre quem ouve você.',
    },
    'ad-break': {
      term: 'Intervalo comercial (mid-roll)',
      definition:
        'O momento em que um vídeo longo para e exibe anúncios. Seu clipe pode entrar no meio de uma entrevista ou de um show ao vivo. A atenção já está ali, mas você está interrompendo alguém: os primeiros segundos precisam dar um motivo para ficar.',
    },
    'ad-library': {
      term: 'Biblioteca de Anúncios (Ad Library)',
      definition:
        'O registro público da Meta com os anúncios ativos de uma página ou de um país. O TikTok tem o seu, o Creative Center. Procure artistas parecidos: o que roda há muito tempo provavelmente funciona. São gratuitos e não dizem nada sobre resultados.',
    },
    'ad-set': {
      term: 'Conjunto de anúncios (ad set)',
      definition:
        'O nível do meio de uma campanha, entre o objetivo e os anúncios: um público, posicionamentos, uma verba, um calendário. Google e TikTok dizem grupo de anúncios. Um conjunto para fãs de um artista parecido, outro para quem viu seu último clipe, e você vê qual deles ouve de verdade.',
    },
    'advantage-plus': {
      term: 'Advantage+',
      definition:
        'O nome dos ajustes automáticos da Meta: público, posicionamentos, verba, aprimoramentos do vídeo. Seus interesses ali são só sugestões. Deixe com ele os posicionamentos e desative os aprimoramentos, inclusive a música adicionada: ela cobriria a sua.',
    },
    algorithm: {
      term: 'Algoritmo',
      definition:
        'O programa que decide para quem mostrar um anúncio ou uma faixa, conforme o que cada pessoa assiste, pula ou compartilha. Uma campanha dá exemplos a ele: quanto melhor a escolha dos primeiros ouvintes, melhor ele encontra os próximos. Visualizações geradas por robôs ensinam o contrário.',
    },
    'app-tracking-transparency': {
      term: 'Permissão de rastreamento (App Tracking Transparency, ATT)',
      definition:
        'A pergunta que a Apple obriga cada aplicativo a fazer antes de acompanhar uma pessoa em outros apps e sites. Quando ela recusa, Instagram ou TikTok estimam parte das conversões em vez de contá-las. Os seus números de iPhone são, portanto, aproximados.',
    },
    'artificial-stream': {
      term: 'Play artificial',
      definition:
        'Um play que não vem de alguém que queria ouvir: robô, fazenda de cliques, playlist paga. As plataformas o removem, retêm os royalties e podem cobrar da distribuidora. Aparece como um pico sem salvamentos, vindo de uma cidade onde ninguém segue você.',
    },
    attribution: {
      term: 'Atribuição',
      definition:
        'A regra que diz a qual anúncio pertence um play ou uma venda. Contamos uma ação até {roi.attribution.click} depois de um clique, e {roi.attribution.view} depois que o anúncio só apareceu. Sem regra fixa, YouTube e Meta reivindicam o mesmo fã, e você o conta duas vezes.',
    },
    audience: {
      term: 'Público (audiência)',
      definition:
        'O grupo de pessoas que podem ver um anúncio: idade, país, artistas que seguem, hábitos de escuta. Amplo demais, a verba se espalha; estreito demais, os mesmos veem você sem parar. Comece pelos artistas que seus ouvintes já amam e deixe os números ampliarem.',
    },
    'audience-expansion': {
      term: 'Expansão do público (Smart targeting)',
      definition:
        'O ajuste com que o TikTok veicula além dos interesses e públicos escolhidos, se espera resultados melhores. Idade, gênero e local continuam respeitados. Para comparar dois públicos, desligue: sem isso, você não sabe mais quem está testando.',
    },
    'audience-overlap': {
      term: 'Sobreposição de públicos',
      definition:
        'A parcela de pessoas que estão em dois públicos ao mesmo tempo, por exemplo os fãs de dois rappers parecidos. Seus conjuntos correm então atrás da mesma gente: um deles custa a ser exibido, ou o anúncio se repete. Junte os grupos, ou exclua um do outro.',
    },
    bid: {
      term: 'Lance (bid)',
      definition:
        'O preço que você aceita pagar por uma visualização, um clique ou uma ação. A cada espaço livre, a plataforma pesa os lances e o interesse provável da pessoa. Um trecho que segura o ouvinte pode vencer um lance maior: uma boa edição derruba o preço.',
    },
    bot: {
      term: 'Robô (bot)',
      definition:
        'Um programa que finge visualizações, plays ou seguidores. Enche um contador, nunca uma casa de shows: nada de compartilhamento, nada de ingresso, e um algoritmo que depois procura mais perfis falsos. As plataformas apagam esses números e podem tirar a faixa do ar. Nós não compramos nenhum.',
    },
    'branded-challenge': {
      term: 'Desafio de marca (branded challenge)',
      definition:
        'No TikTok, um convite ao público: um gesto, um som, uma hashtag. Para uma música, é um refrão que cada um refaz do seu jeito. Se você mesmo o lança, nossa fórmula aplica {tiktok.viral.challenge} à verba, porque as versões das pessoas fazem parte da divulgação. O que o TikTok vende (Branded Hashtag Challenge) é outro produto, bem mais caro.',
    },
    budget: {
      term: 'Verba de mídia (budget)',
      definition:
        'O valor pago à plataforma para exibir seus anúncios, sem os honorários da agência. Nossas campanhas começam em {agency.minimum} por mês, e em {spotify.from} no Spotify. Abaixo disso, os resultados chegam devagar demais para separar um bom trecho de um golpe de sorte. No primeiro teste, ponha um valor que você possa perder.',
    },
    'call-to-action': {
      term: 'Chamada para ação (call to action)',
      definition:
        'As palavras ou o botão que dizem o que fazer depois: ouvir, seguir, reservar. Uma só por anúncio. “Ouvir a música” diz o que vem; “Saiba mais” não diz nada. Do outro lado do link, é isso mesmo que precisa estar esperando o ouvinte, sem desvio.',
    },
    'campaign-objective': {
      term: 'Objetivo de campanha',
      definition:
        'O que você pede para a plataforma buscar: ser visto, gerar reação, gerar ação. Ela escolhe as pessoas de acordo. Uma campanha ajustada para reconhecimento encontra espectadores, não compradores: se você quer pré-saves, diga já nesse ajuste.',
    },
    churn: {
      term: 'Taxa de abandono (churn)',
      definition:
        'A parcela de ouvintes ou seguidores que deixam você em um período. Ganhar cem seguidores e perder oitenta é encher um balde furado. Se o abandono sobe depois de uma campanha, o público não era o certo, ou nada esperava por ele depois.',
    },
    'click-rate': {
      term: 'Taxa de cliques (CTR)',
      definition:
        'A parcela de impressões seguidas de um clique. É um dos primeiros sinais de que um trecho desperta interesse. Nossas referências: mais de {meta.target.clickRate} na Meta, mais de {youtube.target.clickRate} no YouTube in-feed. Uma boa taxa com poucos plays aponta para a página de destino, não para o anúncio.',
    },
    'commercial-music-library': {
      term: 'Biblioteca comercial (Commercial Music Library)',
      definition:
        'O catálogo do TikTok com faixas liberadas para publicidade. Uma conta comercial só tem acesso a ele, mesmo quando a música é sua. Para divulgar a sua própria faixa, use o seu som original e confirme que você tem os direitos.',
    },
    'completion-rate': {
      term: 'Taxa de conclusão (completion rate)',
      definition:
        'A parcela de pessoas que assistem ou ouvem até o fim. No TikTok, esperamos mais de {tiktok.test.completionRate} na fase de teste antes de aumentar a verba. Se todo mundo sai no mesmo segundo, é ali que a edição perde força ou o refrão demora.',
    },
    'confidence-level': {
      term: 'Nível de confiança',
      definition:
        'A exigência que você define antes de declarar uma versão vencedora. Com {kpi.abTest.confidence}, uma diferença desse tamanho seria rara se as duas versões fossem iguais. Dois trechos separados por meia dúzia de cliques não provam nada: espere mais, ou aceite o empate.',
    },
    consent: {
      term: 'Consentimento',
      definition:
        'A autorização que uma pessoa dá antes que um site ou uma plataforma acompanhe o que ela faz. Sem ela, nada de pixel nem de remarketing na União Europeia. Para uma campanha, isso significa números incompletos, mas honestos, e uma lista de fãs que você tem o direito de usar.',
    },
    conversion: {
      term: 'Conversão',
      definition:
        'A ação que a campanha busca: um play, um pré-save, um seguidor, um ingresso. Você a escolhe antes de lançar, e só uma. Um clipe visto por milhares de pessoas sem nenhuma conversão fez barulho; ainda não formou um público.',
    },
    'conversion-rate': {
      term: 'Taxa de conversão',
      definition:
        'A parcela de visitantes que fazem o que você esperava. Para streaming, nossa referência é {kpi.conversion.streaming}. Se a sua for menor, olhe primeiro a página de destino: links demais, carregamento lento, ou uma faixa que não é a que tocava no anúncio.',
    },
    'conversions-api': {
      term: 'Conversions API',
      definition:
        'O envio de uma conversão à Meta pelo servidor da página, além do pixel do navegador. Um identificador em comum evita contar a ação em duplicidade. Ela pede o mesmo consentimento que o pixel: muda o caminho, e a regra continua.',
    },
    'cost-per-acquisition': {
      term: 'Custo de aquisição (CPA)',
      definition:
        'O que custa um fã, um seguidor ou um comprador a mais: o gasto dividido pelo que ele trouxe. Nosso teto é o valor do tempo de vida dessa pessoa {kpi.acquisitionShare}; em média, buscamos menos de {roi.target.costPerFan}. Acima disso, some o que pagaria estúdio, clipe e turnê.',
    },
    'cost-per-click': {
      term: 'Custo por clique (CPC)',
      definition:
        'O gasto dividido pelo número de cliques. Útil quando o anúncio leva a outro lugar: serviço de streaming, venda de ingressos, loja. Um clique barato não é um fã: compare com os plays que vêm depois, ou você estará pagando sobretudo polegares distraídos.',
    },
    'cost-per-thousand': {
      term: 'Custo por mil (CPM)',
      definition:
        'O preço de mil impressões. Em média, {meta.costPerThousand} na Meta e {tiktok.costPerThousand} no TikTok, conforme o gênero musical, a idade e a época. Ele mede a disputa pela atenção do seu público: no fim do ano, quando as marcas compram muito, o mesmo espaço custa mais.',
    },
    'cost-per-view': {
      term: 'Custo por visualização (CPV)',
      definition:
        'O preço de uma visualização do seu clipe como anúncio. No YouTube, {youtube.costPerView} em média, conforme o gênero e o público. É a unidade do simulador para o YouTube: a verba dividida pelo custo dá visualizações estimadas, nunca garantidas.',
    },
    'countdown-page': {
      term: 'Countdown Page (contagem regressiva)',
      definition:
        'A página do Spotify que anuncia um álbum ou um EP: contagem regressiva, faixas, clipes curtos, pré-save. Pede {streaming.countdown.listeners} ouvintes ativos e exclui singles. Quem faz o pré-save é avisado no dia do lançamento.',
    },
    creative: {
      term: 'Criativo (creative)',
      definition:
        'O vídeo, a imagem ou o som que chega ao público. Muitas vezes ele decide o custo mais do que a segmentação. Prepare vários cortes da mesma música: refrão, verso, bastidores. Os números apontam o certo, e nem sempre é o preferido da banda.',
    },
    'custom-audience': {
      term: 'Público personalizado (custom audience)',
      definition:
        'Um público de pessoas que já conhecem você: visitantes do site, quem viu um clipe, gente da sua lista que autorizou. Elas reagem mais rápido; nossa fórmula da Meta aplica {meta.audience.custom} ao custo delas. Pequeno, ele se esgota: guarde para um lançamento ou um show.',
    },
    'custom-segment': {
      term: 'Segmento personalizado (custom segment)',
      definition:
        'No Google Ads, um público que você descreve com palavras pesquisadas, endereços de sites ou aplicativos. Para uma música, são os nomes de artistas parecidos, os sites deles e a mídia do gênero. É o público mais preciso de uma campanha no YouTube.',
    },
    'demand-gen': {
      term: 'Demand Gen',
      definition:
        'A campanha do Google exibida no YouTube, nos Shorts, no Discover e no Gmail para obter cliques ou conversões. É lá que vivem os públicos semelhantes, tratados como um sinal. Não se paga por visualização: para um clipe, compare com uma campanha de visualizações.',
    },
    'discovery-mode': {
      term: 'Discovery Mode',
      definition:
        'A ferramenta do Spotify que indica uma música prioritária à rádio, à reprodução automática e aos mixes. Nada a pagar antes: uma comissão de {streaming.discovery.commission} sobre os royalties dos plays desses contextos. Serve a uma música que já segura seus ouvintes.',
    },
    distributor: {
      term: 'Distribuidora digital (distributor)',
      definition:
        'A empresa que entrega suas faixas ao Spotify, ao Apple Music ou à Deezer e repassa a receita a você. Também define com você o dia em que a música entra no ar. Avise cedo: uma campanha que leva a um link que ainda não funciona é dinheiro jogado fora.',
    },
    'engagement-rate': {
      term: 'Taxa de engajamento',
      definition:
        'A parcela de pessoas alcançadas que reagem: curtida, comentário, compartilhamento, salvamento. Na Meta, buscamos mais de {meta.target.engagement}. Nem toda reação vale o mesmo: um compartilhamento apresenta sua música a alguém cuja atenção você não pagou.',
    },
    'exclusion-list': {
      term: 'Lista de exclusão (exclusion)',
      definition:
        'As pessoas, os lugares ou os vídeos em que o seu anúncio não deve aparecer. Exclua de uma campanha de descoberta os seguidores e os espectadores recentes: a verba vai para gente nova, e os seus dois públicos param de disputar as mesmas impressões.',
    },
    'focused-view': {
      term: 'Visualização atenta (focused view)',
      definition:
        'A unidade que o TikTok vende com o objetivo Video views: uma pessoa que assiste por pelo menos {rules.tiktok.focusedView} ou que interage. Vale mais do que uma visualização comum, contada assim que o vídeo começa, e custa mais.',
    },
    frequency: {
      term: 'Frequência',
      definition:
        'Quantas vezes, em média, a mesma pessoa vê seu anúncio. Uma música ganha quando é ouvida de novo; um anúncio, bem menos. Quando a frequência sobe e os cliques caem, o público está gasto: troque o trecho ou amplie o público.',
    },
    'geo-targeting': {
      term: 'Segmentação geográfica (geo-targeting)',
      definition:
        'A escolha dos países, estados ou cidades onde seus anúncios aparecem. Ela segue o seu projeto: as cidades da turnê, os países onde já ouvem você. A mesma impressão não custa igual em todo lugar, e visualizações distantes e baratas não enchem uma casa de shows em Recife.',
    },
    hook: {
      term: 'Gancho (hook)',
      definition:
        'Os primeiros segundos, em que o polegar decide. Na música, costuma ser a voz ou o riff, antes de qualquer introdução. Um gancho fraco encarece cada visualização, porque a plataforma mostra menos o que as pessoas abandonam. Teste vários com a mesma música.',
    },
    impression: {
      term: 'Impressão',
      definition:
        'Um anúncio exibido uma vez na tela, visto ou não. Não é uma pessoa nem uma visualização: alguém pode receber várias. As impressões servem para contar a entrega e calcular o custo por mil, não para saber se as pessoas gostam da sua música.',
    },
    'in-app-browser': {
      term: 'Navegador interno (in-app browser)',
      definition:
        'A janela web que o Instagram ou o TikTok abre sem sair do aplicativo. Ali ninguém está conectado ao Spotify, e as escolhas sobre rastreadores são logo esquecidas. Teste sempre sua página de links pelo aplicativo, no iPhone e no Android.',
    },
    'in-feed': {
      term: 'Anúncio in-feed',
      definition:
        'No YouTube, uma miniatura e um título na página inicial, na busca ou ao lado de um vídeo. A pessoa decide clicar para assistir: ali a taxa de cliques diz alguma coisa, e a visualização acontece no seu canal.',
    },
    'in-stream': {
      term: 'Anúncio in-stream',
      definition:
        'Um anúncio em vídeo exibido antes, durante ou depois de outro vídeo. No YouTube, seu clipe passa na frente do de um artista parecido, no mesmo player e quase sempre com som. É o formato da descoberta: quem fica escolheu ouvir você.',
    },
    kpi: {
      term: 'Indicador-chave (KPI)',
      definition:
        'Um número escolhido antes para dizer se a campanha funciona. Dois ou três bastam: custo por visualização e tempo de exibição para um clipe, custo por play e salvamentos para uma faixa. Um indicador que não muda nenhuma decisão sua é enfeite.',
    },
    'learning-phase': {
      term: 'Fase de aprendizado',
      definition:
        'Os primeiros dias de uma campanha, em que a plataforma experimenta públicos e momentos. Os custos oscilam, é normal, e cada mudança grande faz tudo recomeçar. É um dos motivos pelos quais recomendamos pelo menos {agency.minimumDays} de veiculação.',
    },
    'lifetime-value': {
      term: 'Valor do tempo de vida de um fã (LTV)',
      definition:
        'O que um fã traz ao longo de toda a relação: plays, compras, shows. Nossas referências: {roi.lifetimeValue.occasional} para um ouvinte ocasional, {roi.lifetimeValue.engaged} para um fã engajado, {roi.lifetimeValue.superFan} para um superfã. Ele diz quanto você pode pagar para conquistar alguém, e por que manter importa mais.',
    },
    lookalike: {
      term: 'Público semelhante (lookalike)',
      definition:
        'Um público que a plataforma encontra por se parecer com uma lista que você dá: seus ouvintes, seus compradores. Na Meta, o mais próximo reúne {meta.lookalikeShare} dos usuários de um país. Ele vale o que vale a lista: parta de fãs de verdade, não de seguidores comprados.',
    },
    marquee: {
      term: 'Marquee e Showcase',
      definition:
        'As recomendações pagas por clique que as equipes de artistas compram no Spotify for Artists: tela cheia para uma novidade, cartão na página inicial para uma música recente ou antiga. Verba a partir de {streaming.campaign.least}, um país por campanha. Com um single, alcançam só assinantes Premium.',
    },
    organic: {
      term: 'Orgânico (organic)',
      definition:
        'O que chega sem pagar pela entrega: buscas, compartilhamentos, recomendações, playlists. Uma boa campanha aparece aqui também, nos plays que continuam depois que a verba acaba. Anote seu nível antes de lançar, ou vai pôr na conta dos anúncios o que viria sozinho.',
    },
    payback: {
      term: 'Prazo de retorno (payback)',
      definition:
        'O tempo que um fã leva para trazer o que custou. Nossa referência: menos de {roi.target.payback}. Os plays rendem pouco por muito tempo; um ingresso rende muito de uma vez. Esse prazo diz se o seu caixa aguenta até o próximo lançamento.',
    },
    pixel: {
      term: 'Pixel (tag de rastreamento)',
      definition:
        'Um pequeno código em um site que avisa a uma plataforma de anúncios que alguém entrou, clicou ou comprou. Ele liga o anúncio ao resultado e alimenta o remarketing. Na União Europeia, espera o consentimento do visitante; neste site também.',
    },
    placement: {
      term: 'Posicionamento (placement)',
      definition:
        'O lugar onde o anúncio aparece: feed, story, Reels, antes de um vídeo, entre duas faixas. Cada um tem seu formato e seus hábitos: imagem vertical no story, muitas vezes sem som no feed. O mesmo trecho jogado em toda parte não encaixa em nenhuma.',
    },
    playlist: {
      term: 'Playlist (lista de reprodução)',
      definition:
        'Uma lista de faixas mantida por uma equipe, um algoritmo ou um ouvinte. Um lugar em uma playlist editorial não se compra. Uma campanha pode ajudar de outro jeito: plays completos e salvamentos de pessoas reais são sinais que as playlists algorítmicas leem.',
    },
    'pre-save': {
      term: 'Pré-save (pre-save)',
      definition:
        'Colocar uma música na biblioteca de um ouvinte antes do lançamento: ela chega para ele no dia. Para você, é um primeiro dia menos silencioso e uma medida da expectativa. Lance várias semanas antes, com um trecho que se sustente sozinho.',
    },
    reach: {
      term: 'Alcance (reach)',
      definition:
        'O número de pessoas diferentes para quem seu anúncio foi exibido. Divida as impressões pelo alcance e você tem a frequência. Um grande alcance torna um nome conhecido; ainda não diz quem ouviu. O que o nosso simulador dá para o YouTube é uma estimativa.',
    },
    'release-plan': {
      term: 'Plano de lançamento (release plan)',
      definition:
        'O calendário de um single, um EP ou um álbum: anúncio, pré-save, lançamento, clipe, lembretes. Ele evita gastar tudo na primeira sexta-feira, quando muita gente lança também.',
    },
    retargeting: {
      term: 'Remarketing (retargeting)',
      definition:
        'Mostrar um anúncio a quem já viu você: visitantes do site, quem assistiu a um clipe. Essas pessoas são mais fáceis de convencer; nossa fórmula do YouTube aplica {youtube.audience.retargeting} ao custo delas. Guarde para o próximo capítulo: a música depois do trecho, o show depois da música.',
    },
    'return-on-ad-spend': {
      term: 'Retorno sobre o gasto com anúncios (ROAS)',
      definition:
        'A receita de uma campanha dividida só pelo gasto com anúncios. Nosso mínimo é {kpi.returnOnAdSpend}; na Meta, buscamos mais de {meta.target.returnOnAdSpend}. São referências, não promessas. Honorários e filmagens ficam de fora: para eles, olhe o retorno sobre o investimento.',
    },
    roi: {
      term: 'Retorno sobre o investimento (ROI)',
      definition:
        'O ganho líquido comparado a tudo o que a campanha custou, com honorários e criativos incluídos. Buscamos mais de {roi.target.overall}, sem poder garantir. Na música, uma parte volta tarde: plays espalhados por meses, um fã presente em cada turnê.',
    },
    'safe-zone': {
      term: 'Zona segura (safe zone)',
      definition:
        'A parte de um vídeo vertical que a interface não cobre. Em cima fica o nome da conta, embaixo a legenda e o botão, à direita as reações. Letra e rosto vão no centro, e a prévia confirma.',
    },
    'save-rate': {
      term: 'Taxa de salvamento (save rate)',
      definition:
        'A parcela de ouvintes que adicionam sua música à biblioteca ou a uma playlist. Mais do que um play, é sinal de que vão voltar. Muitos plays e poucos salvamentos? A segmentação traz curiosos, não o seu público: afine a escolha dos artistas parecidos.',
    },
    scaling: {
      term: 'Aumento de verba (scaling)',
      definition:
        'Subir por etapas a verba de um anúncio que provou funcionar. Na Meta, vamos até {meta.scaleStep}, em passos pequenos, quando a taxa de cliques passa de {meta.scaleAbove.clickRate}. Rápido demais, a fase de aprendizado recomeça e o custo sobe; tarde demais, o trecho se gastou sem ter servido.',
    },
    'short-video': {
      term: 'Vídeo curto (short)',
      definition:
        'Um vídeo breve e vertical, no TikTok, no Reels ou no Shorts, que se passa com o polegar. Para uma música, é o teste mais barato: um refrão, um gesto, uma reação. O que pega ali merece um clipe e uma verba; o resto só custou uma tarde.',
    },
    'skippable-ad': {
      term: 'Anúncio pulável (skippable ad)',
      definition:
        'Um anúncio em vídeo que dá para pular depois de cinco segundos. No YouTube, com custo por visualização, você paga se a pessoa assiste a trinta segundos, ou a tudo se for mais curto, ou se clica. Quem sai antes não custa nada: sua intro faz a triagem.',
    },
    'smart-link': {
      term: 'Smart link (página de links)',
      definition:
        'Uma página curta, com um botão por serviço de streaming, para onde levam seus anúncios. O clique em um botão é o evento que a plataforma de anúncios aprende a obter. Sem ela, você não vê nada depois do clique.',
    },
    'smart-plus': {
      term: 'Smart+',
      definition:
        'A campanha automática do TikTok: a partir de um objetivo e de uma verba, ela escolhe o público, os lances e os vídeos. Útil quando o evento de conversão é frequente; com poucas conversões, mantenha o controle do país, da idade e dos vídeos.',
    },
    'spark-ads': {
      term: 'Spark Ads',
      definition:
        'O formato do TikTok que promove um vídeo já publicado, seu ou de um criador que dá um código a você. Os comentários, os compartilhamentos e os seguidores ganhos ficam na conta de origem depois da campanha.',
    },
    streaming: {
      term: 'Streaming (escuta online)',
      definition:
        'A escuta sob demanda, por assinatura ou com anúncios. Um play rende cerca de {roi.perStream}, valor depois dividido entre os titulares dos direitos. Por isso, uma campanha raramente se paga só com plays: ela constrói um público, e dele vêm também ingressos, vinis e direitos autorais.',
    },
    'super-fan': {
      term: 'Superfã (super fan)',
      definition:
        'A pessoa que compra o vinil, vai ao show e leva dois amigos. Nossas referências dão a ela um valor de {roi.lifetimeValue.superFan}, muito à frente de um ouvinte ocasional. A publicidade encontra o superfã, não o fabrica: depois, fale direto com ele, por e-mail ou nos bastidores.',
    },
    thruplay: {
      term: 'ThruPlay',
      definition:
        'A unidade de visualização da Meta: um vídeo visto até o fim, ou durante {rules.meta.thruPlay} se for mais longo. Mostra a atenção melhor do que uma visualização comum e ajuda a encher um público para reencontrar. Não diz nada sobre o play seguinte.',
    },
    trueview: {
      term: 'Visualização TrueView (TrueView view)',
      definition:
        'O nome que o Google Ads dá à visualização cobrada: {rules.google.view} assistidos, ou o vídeo inteiro se for mais curto, ou uma interação. É diferente da visualização pública mostrada sob o vídeo, que o YouTube conta com regras próprias.',
    },
    utm: {
      term: 'Parâmetros UTM',
      definition:
        'Palavras acrescentadas ao fim de um link para dizer de onde vem o clique: plataforma, campanha, trecho. Um link por anúncio, e você sabe qual deles encheu a casa. Eles descrevem o anúncio, não a pessoa, e qualquer um pode lê-los na barra de endereço.',
    },
    'video-views-campaign': {
      term: 'Campanha de visualizações (Video views)',
      definition:
        'A campanha do Google Ads em que você paga por visualização. Ela reúne in-stream pulável, in-feed e Shorts e leva a verba para onde a visualização custa menos. É o ponto de partida para divulgar um clipe.',
    },
    'view-rate': {
      term: 'Taxa de visualização (view rate)',
      definition:
        'No YouTube, a parte das impressões que virou visualização paga. É o número a ler antes de um clipe, mais do que a taxa de cliques: diz quanta gente fica quando podia pular. Compare suas edições entre si, com o mesmo público.',
    },
    'viral-factor': {
      term: 'Fator viral (viral factor)',
      definition:
        'O coeficiente da nossa fórmula do TikTok: quanto mais um conteúdo circula sozinho, menos é preciso pagar pela entrega. Contamos {tiktok.viral.original} para um trecho original, {tiktok.viral.trend} em uma trend, {tiktok.viral.creator} com um criador. É uma hipótese inicial: a viralidade se constata, não se encomenda.',
    },
    'watch-time': {
      term: 'Tempo de exibição (watch time)',
      definition:
        'O tempo que as pessoas realmente passam diante do seu vídeo. No YouTube, buscamos mais de {youtube.target.watchTime}. Um tempo longo diz ao algoritmo que o clipe merece ser recomendado; uma queda brusca mostra o segundo em que a edição precisa de revisão.',
    },
  },
} satisfies typeof fr;
