import { budgetViews } from '../budget-views/es.ts';
import { homeReviews } from '../home-reviews/es.ts';
import type { home as fr } from './fr.ts';

/** The home page, in the order in which it is read. */
export const home = {
  meta: {
    title: 'Publicidad en YouTube, Meta y TikTok para artistas y sellos',
    description:
      'Campañas en YouTube, Meta y TikTok para artistas y sellos. Calcula tus visualizaciones y tu presupuesto en {agency.estimateTime}.',
  },
  hero: {
    slogan: 'La agencia de publicidad de los artistas independientes',
    title: ['Tu música,', 'su público.'],
    description: 'Campañas en YouTube, Meta y TikTok para artistas y sellos.',
    simulate: 'Estimar con {budget}',
    contact: 'Escríbenos',
    scrubber: {
      label: 'Presupuesto mensual, en euros',
      context: '{budget} de publicidad en YouTube',
      ...budgetViews,
      /** The word is too long for the size of the number: `spread` begins with it. */
      number: '≈ {views}',
      spread: 'visualizaciones, {between}',
      value: '{budget} al mes: unas {views} visualizaciones en YouTube en Europa, {between}',
      perMonth: '{budget} al mes',
    },
    counters: {
      label: 'La agencia en cifras',
      campaigns: 'campañas lanzadas',
      artists: 'artistas promocionados',
      views: 'visualizaciones generadas',
      countries: 'países cubiertos',
    },
  },
  services: {
    eyebrow: 'Servicios',
    title: 'Cuatro plataformas. Una regla: deciden tus cifras.',
    columns: {
      caption: 'Precio de un mes de publicidad, por plataforma',
      platform: 'Plataforma',
      what: 'Qué hacemos',
      expect: 'Qué esperar',
      budget: 'Publicidad',
      fee: 'Honorarios',
      feeOf: 'Honorarios, {percent}',
      plusFee: '+ honorarios',
      total: 'Total al mes',
    },
    cost: '{label}: {cost}',
    views: '{range} visualizaciones',
    impressions: '{range} impresiones',
    noEstimate: 'Sin estimación',
    noEstimateReason: 'El simulador no calcula Spotify.',
    byQuote: 'según presupuesto',
    from: 'Desde',
    advised: 'Recomendado desde',
    costPerView: 'Coste por visualización',
    costPerThousand: 'Coste por mil',
    /** The source of the table's prices. */
    basis:
      'Precios en euros, Europa, notoriedad. Nuestra tabla está en dólares: contamos {euro} como {dollars}.',
    simulate: 'Estimar en {platform}',
    more: 'Cómo trabajamos en {platform}',
    youtube: {
      name: 'YouTube Ads',
      text: 'Tu videoclip ante quienes ya escuchan a artistas con un sonido como el tuyo.',
    },
    meta: {
      name: 'Meta Ads',
      text: 'Reels e historias que llevan a una reproducción, a una entrada, a un pre-save.',
    },
    tiktok: {
      name: 'TikTok Ads',
      text: 'Un fragmento, un gesto, una tendencia: probamos rápido y nos quedamos con lo que engancha.',
    },
    spotify: {
      name: 'Spotify Ads',
      text: 'También: un anuncio de audio o vídeo entre dos canciones, desde {from}.',
    },
  },
  report: {
    title: 'Este es un informe. Míralo de cerca.',
    text: 'Una página por campaña. Lo que faltó se escribe tan grande como el resto.',
    /** Says what is invented and what is real. */
    note: 'Ejemplo: artista y resultados inventados; cálculos y maquetación reales.',
    passage: 'Parte del informe',
    passages: ['Lo anunciado y lo obtenido', 'Lo que faltó', 'El origen de la estimación'],
    open: 'Abrir el informe completo',
    back: 'Volver al inicio',
  },
  sound: {
    title: 'Treinta segundos de sonido, una página de destino.',
    text: 'El anuncio suena entre dos canciones. Quien toca la portada llega a la página del disco y elige su plataforma.',
    /** Says what is invented. */
    note: 'Ejemplo: artista, disco y música inventados. Un programa de este sitio calcula este sonido. Un anuncio real lleva tu tema.',
    play: 'Escuchar',
    pause: 'Pausar',
    seek: 'Posición en el sonido',
    position: '{second} segundos de {of}',
    failed: 'El sonido no se carga. Su descripción sigue abajo.',
    transcript: 'Lo que se oye',
    /** The parts of the sound, in the order of `sound-cues.ts`. */
    cues: [
      'Acordes y una melodía desde el primer segundo. Sin introducción.',
      'Entran la batería y el bajo.',
      'Vuelve la melodía, con eco una octava más arriba.',
      'Un solo acorde que se apaga.',
    ],
    phone: { title: 'Grandes marées', artist: 'Presqu’île', date: 'Sale en enero', action: 'Escuchar' },
  },
  about: {
    eyebrow: 'La agencia',
    title: 'Encontramos a quienes te escucharán.',
    text: 'Ni visualizaciones falsas, ni bots, ni cifras prometidas. Cada semana ves adónde va el presupuesto y decides cómo seguir.',
    picture: {
      alt: 'Esquema de una campaña de {days} días: pruebas cortas los primeros días y, después, más presupuesto para los anuncios que encuentran a su público.',
      test: 'Probamos',
      keep: 'Elegimos',
      push: 'Impulsamos',
      start: 'Día 1',
      end: 'Día {days}',
    },
    advantages: [
      {
        title: 'Públicos reales',
        text: 'Segmentación por artistas afines, por género y por hábitos de escucha.',
      },
      {
        title: 'Primeros resultados en {first} a {last} horas',
        text: 'Luego, {days} días como mínimo: lo que tarda el algoritmo en aprender quién te escucha.',
      },
      {
        title: 'Un informe que se entiende',
        text: 'Visualizaciones, coste, seguidores: lo que ha funcionado, lo que no, lo que cambiamos.',
      },
      {
        title: 'El {renewal} de los clientes renueva',
        text: 'Y el {independent} de nuestros clientes son artistas independientes. Cifras de la agencia.',
      },
    ],
    /** Replaces the advantage that names both claims if one or both may not be shown. */
    clients: {
      renewal: { title: 'El {renewal} de los clientes renueva', text: 'Cifra de la agencia.' },
      independent: {
        title: '{independent} de artistas independientes',
        text: 'Entre nuestros clientes. Cifra de la agencia.',
      },
      neither: {
        title: 'Tú decides',
        text: 'Una campaña se pausa en unos minutos, y cada paso siguiente se decide contigo, semana a semana.',
      },
    },
  },
  articles: {
    eyebrow: 'Artículos',
    title: 'Nuestros últimos artículos.',
    blog: 'Leer el blog',
    all: 'Todos los artículos',
  },
  reviews: homeReviews,
  faq: {
    eyebrow: 'Preguntas',
    title: 'Lo que quieres saber antes de empezar.',
    more: 'Todas las preguntas',
  },
  contact: {
    eyebrow: 'Contacto',
    title: 'Háblanos de tu canción.',
    text: 'Un título, una fecha, un presupuesto: con tres líneas basta. Te responde una persona de la agencia.',
    partnersTitle: 'Las plataformas donde lanzamos tus campañas',
    partnersNote: 'En estas plataformas se muestran tus anuncios. Ninguna patrocina a la agencia.',
    partners: {
      youtube: 'Anuncios antes de los vídeos y entre ellos',
      meta: 'Facebook e Instagram',
      tiktok: 'Vídeos cortos y tendencias',
      spotify: 'Audio entre dos canciones',
    },
  },
} satisfies typeof fr;
