import type { faq as fr } from './fr.ts';

/** The frequent questions. The home page shows the first ones; figures come from `domain/benchmarks`. */
export const faq = {
  items: [
    {
      question: '¿Cuánto cuesta una campaña?',
      answer:
        'Desde {agency.minimum} al mes de presupuesto publicitario, o {tiktok.minimum} en TikTok; en Spotify se puede desde {spotify.from}. Nuestros clientes invierten entre {agency.minimum} y {agency.maximum} al mes.',
    },
    {
      question: '¿Para cuántas visualizaciones da mi presupuesto?',
      answer:
        'En YouTube, {estimate.budget} de publicidad en Europa: {estimate.views}. El simulador calcula este rango según la plataforma, el objetivo y la región: son medias de mercado, no una garantía. Nuestras guías cuentan de otra manera, de {youtube.costPerView|low} a {youtube.costPerView|high} por visualización: suponen un público segmentado, género por género.',
    },
    {
      question: '¿Las visualizaciones son reales?',
      answer:
        'Sí. Tus campañas pasan por las plataformas publicitarias oficiales de YouTube, Meta y TikTok: tu anuncio llega a personas de verdad, que lo ven o se lo saltan. No compramos visualizaciones, seguidores ni reproducciones a revendedores.',
    },
    {
      question: '¿Cuándo veré los primeros resultados?',
      answer:
        'Cuenta desde que el anuncio se publica. En {agency.firstFigures}, las primeras cifras: está en circulación y ves lo que cuesta. En {agency.firstResults}, los primeros resultados: lo justo para cortar lo que no funciona. Para comparar dos públicos, espera de {youtube.significantAfter} en YouTube y de {meta.significantAfter} en Meta. Y prevé {agency.minimumDays} como mínimo, para que el algoritmo aprenda y los costes se estabilicen.',
    },
    {
      question: '¿Qué plataforma elijo?',
      answer:
        'YouTube para dar a conocer un videoclip, Meta para llevar a una reproducción, a un concierto o a un pre-save, TikTok para probar un fragmento corto. Si dudas, compara las tres en el simulador.',
    },
    {
      question: '¿La agencia trabaja con artistas sin sello?',
      answer:
        'Sobre todo con ellos: el {agency.independent} de nuestros clientes son independientes. Necesitas una canción terminada, un enlace para escucharla y un presupuesto que puedas dedicar a una primera prueba.',
    },
    {
      question: '¿Puedo parar cuando quiera?',
      answer:
        'Sí. Una campaña se pausa en pocos minutos, y la plataforma solo cobra lo que ya se ha mostrado. Las condiciones de nuestros honorarios figuran en tu contrato.',
    },
  ],
} satisfies typeof fr;

/** The answer about artists without a label, without the claim that may not be shown. */
export const unclaimedAnswer =
  'Sí. Necesitas una canción terminada, un enlace para escucharla y un presupuesto que puedas dedicar a una primera prueba.';
