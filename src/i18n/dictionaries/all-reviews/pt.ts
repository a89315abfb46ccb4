import type { allReviews as fr } from './fr.ts';

/** The page of all reviews. SAMPLE CONTENT: the six testimonials are examples that we wrote; the page states that. */
export const allReviews = {
  meta: {
    title: 'Todas as avaliações, boas e nem tanto',
    description:
      'Todas as avaliações publicadas sobre nossas campanhas musicais, por fonte e por nota, e como são coletadas, verificadas e ordenadas.',
  },
  title: 'Todas as avaliações',
  lead: 'As boas, as mornas e as ruins. Mais abaixo, contamos de onde vêm e o que verificamos.',
  /** Sample content: invented texts and names (docs/product.md, Reviews). */
  examples: {
    title: 'Como é uma avaliação útil',
    text: 'Seis exemplos escritos por nós: esses artistas não existem. As palavras deles mostram o que uma avaliação útil conta; não entram nem na média nem no número de avaliações.',
    badge: 'Exemplo',
    items: [
      {
        text: 'Meu primeiro clipe. Pararam o anúncio mais caro antes que eu pedisse e explicaram o motivo.',
        author: 'Ariel X.',
        about: 'MPB, YouTube',
      },
      {
        text: 'O relatório cabe em uma página. Eu teria gostado de escolher os trechos com eles.',
        author: 'DJ Amostra',
        about: 'Eletrônica, TikTok',
      },
      {
        text: 'Eles me aconselharam a esperar a mixagem final antes de gastar. Esperei, e estavam certos.',
        author: 'Noá X.',
        about: 'Rap, Meta',
      },
      {
        text: 'As visualizações vieram; os inscritos, nem tanto. O relatório diz isso sem rodeios e propõe outro público.',
        author: 'Os Fictícios',
        about: 'Rock, YouTube',
      },
      {
        text: 'Os primeiros dias decepcionaram. Refizeram a segmentação, e os plays vieram.',
        author: 'Alex X.',
        about: 'Folk, Spotify',
      },
      {
        text: 'Vários artistas, um só contato, um só painel. Para um selo pequeno, é tempo ganho.',
        author: 'Selo Exemplo',
        about: 'Selo independente, Meta',
      },
    ],
  },
  reviews: {
    title: 'As avaliações publicadas',
    empty: 'Ainda não há nenhuma avaliação publicada. A primeira vai aparecer aqui, seja qual for a nota.',
    average: 'de 5 em média',
    noAverage: 'Nenhuma nota dada por enquanto',
    published: 'Avaliações publicadas',
    rated: 'Notas dadas',
    hidden: {
      one: '{count} avaliação de outro site está oculta, por um motivo que nosso registro guarda. A nota dela conta na média e na distribuição.',
      other:
        '{count} avaliações de outros sites estão ocultas, cada uma por um motivo que nosso registro guarda. As notas delas contam na média e na distribuição.',
    },
    distribution: 'Distribuição das notas',
    level: '{rating} de 5: {count}',
    filters: {
      label: 'Filtrar as avaliações',
      source: 'Fonte',
      rating: 'Nota',
      all: 'Todas',
      others: 'Outras fontes',
      unrated: 'Sem nota',
      reset: 'Mostrar tudo',
      shown: 'Avaliações exibidas: {count} de {total}',
      none: 'Nenhuma avaliação atende aos dois filtros. Mude um deles ou mostre tudo.',
    },
  },
  method: {
    title: 'De onde vêm essas avaliações e o que verificamos',
    items: [
      {
        term: 'Coletadas',
        text: 'De duas formas. Neste site, onde um cliente pode escrever com ou sem convite; o convite é um link pessoal que só funciona uma vez. E em serviços públicos como o Google, cujas avaliações mostramos sem escolher.',
      },
      {
        term: 'Verificadas, ou não',
        text: 'A marca “{verified}” quer dizer uma coisa só: a avaliação veio de um convite usado ou de um serviço que verifica por conta própria que o autor foi cliente. Sem ela, não pudemos ter certeza disso. O Google, por exemplo, não verifica.',
      },
      {
        term: 'Publicadas',
        text: 'Uma pessoa lê cada avaliação deixada aqui antes da publicação. Ela é publicada como foi escrita, seja qual for a nota: nenhuma avaliação é deixada de fora ou retirada por ser negativa. Em no máximo {days} dias, ela é publicada ou recusada.',
      },
      {
        term: 'Recusadas',
        text: 'Uma avaliação deixada aqui só é recusada por um destes motivos: {grounds}. Cada decisão entra em um registro que não se apaga. O autor sempre recebe o motivo no e-mail que deixou; sem e-mail, o link do convite mostra o motivo por um ano.',
      },
      {
        term: 'Ocultas',
        text: 'Uma avaliação que vem de um serviço só é ocultada por um motivo escrito: ofende, expõe a vida privada de alguém, faz propaganda ou fala de outra empresa. O motivo entra no mesmo registro, a avaliação pode ser mostrada de novo, e a página diz quantas estão ocultas. Uma nota baixa não é motivo, e a nota de uma avaliação oculta continua contando.',
      },
      {
        term: 'Exibidas',
        text: 'Não reescrevemos nada. Uma parte retirada depois de uma denúncia é substituída por “[…]”, e a avaliação leva a menção “Excerto”. O nome é reduzido ao primeiro nome e a uma inicial; um comentário longo é cortado e termina com reticências. Uma nota máxima sem comentário leva uma legenda nossa, sem aspas. Se respondemos a uma avaliação, nossa resposta aparece abaixo dela, com a data, no idioma em que a escrevemos.',
      },
      {
        term: 'Ordenadas',
        text: 'Nesta página, da mais recente à mais antiga; as que não têm data ficam no fim: a nota não muda nada. A página inicial mostra primeiro as notas mais baixas. “{featured}” marca automaticamente uma avaliação com nota máxima e comentário detalhado, sem fazê-la subir.',
      },
      {
        term: 'Contadas',
        text: 'A média e a distribuição abrangem todas as avaliações publicadas e as de outros sites que estão ocultas; só contam as notas dadas. Uma avaliação sem nota aparece sem barras e não entra em média nenhuma.',
      },
      {
        term: 'Úteis',
        text: 'Um clique em “{helpful}” conta uma vez por navegador e não muda nem a ordem nem a média. O contador começa em zero.',
      },
      {
        term: 'Datadas e guardadas',
        text: 'Ao lado da data de uma avaliação aparecem o mês da experiência, quando é conhecido, e se houve algo em troca: quem escreve declara, e o convite registra. Uma avaliação escrita aqui é apagada {years} anos depois, ou antes, se quem escreveu pedir. A que vem de um serviço desaparece com a original.',
      },
    ],
    report: 'Uma avaliação parece falsa, ou você quer retirar a sua? Escreva para nós:',
  },
} satisfies typeof fr;
