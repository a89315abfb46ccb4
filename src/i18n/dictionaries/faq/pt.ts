import type { faq as fr } from './fr.ts';

/** The frequent questions. The home page shows the first ones; figures come from `domain/benchmarks`. */
export const faq = {
  items: [
    {
      question: 'Quanto custa uma campanha?',
      answer:
        'A partir de {agency.minimum} por mês de verba de mídia, ou de {tiktok.minimum} no TikTok; no Spotify, dá para começar com {spotify.from}. Nossos clientes investem entre {agency.minimum} e {agency.maximum} por mês.',
    },
    {
      question: 'Quantas visualizações cabem no meu orçamento?',
      answer:
        'No YouTube, {estimate.budget} de publicidade na Europa: {estimate.views}. O simulador calcula essa faixa conforme a plataforma, o objetivo e a região: são médias de mercado, não uma garantia. Nossos guias contam de outro jeito, de {youtube.costPerView|low} a {youtube.costPerView|high} por visualização: supõem um público segmentado, gênero por gênero.',
    },
    {
      question: 'As visualizações são reais?',
      answer:
        'Sim. Suas campanhas passam pelas plataformas oficiais de anúncios do YouTube, da Meta e do TikTok: seu anúncio aparece para pessoas de verdade, que assistem ou pulam. Não compramos visualizações, seguidores nem plays de revendedores.',
    },
    {
      question: 'Quando vejo os primeiros resultados?',
      answer:
        'Conte a partir do momento em que o anúncio entra no ar. Em {agency.firstFigures}, os primeiros números: ele está sendo veiculado, e você vê quanto custa. Em {agency.firstResults}, os primeiros resultados: o bastante para cortar o que não funciona. Para comparar dois públicos, espere de {youtube.significantAfter} no YouTube e de {meta.significantAfter} na Meta. E conte com pelo menos {agency.minimumDays}, para o algoritmo aprender e os custos se estabilizarem.',
    },
    {
      question: 'Qual plataforma escolher?',
      answer:
        'YouTube para apresentar um clipe, Meta para levar a um play, a um show ou a um pré-save, TikTok para testar um trecho curto. Na dúvida, compare as três no simulador.',
    },
    {
      question: 'Vocês trabalham com artistas sem selo?',
      answer:
        'Principalmente com eles: {agency.independent} dos nossos clientes são independentes. Você precisa de uma música pronta, de um link para ouvi-la e de uma verba que possa dedicar a um primeiro teste.',
    },
    {
      question: 'Posso parar quando quiser?',
      answer:
        'Sim. Uma campanha é pausada em poucos minutos, e a plataforma só cobra o que já foi exibido. As condições dos nossos honorários estão no seu contrato.',
    },
  ],
} satisfies typeof fr;

/** The answer about artists without a label, without the claim that may not be shown. */
export const unclaimedAnswer =
  'Sim. Você precisa de uma música pronta, de um link para ouvi-la e de uma verba que possa dedicar a um primeiro teste.';
