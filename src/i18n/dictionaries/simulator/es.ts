import { budgetViews } from '../budget-views/es.ts';
import { fee } from '../fee/es.ts';
import type { simulator as fr } from './fr.ts';

/** The campaign simulator, step by step. */
export const simulator = {
  title: 'Simulador de campaña',
  progress: 'Simulador, paso {step} de {total}',
  close: 'Cerrar el simulador',
  next: 'Siguiente',
  previous: 'Atrás',
  compute: 'Ver mi estimación',
  reassurance: '{time}, sin compromiso',
  keys: 'En una respuesta (tecla Tab): {first} a {last} para elegir, Intro para continuar',
  steps: {
    platform: {
      title: '¿Dónde quieres que te vean?',
      text: 'Una sola plataforma para empezar. Después podrás comparar.',
    },
    campaignType: {
      title: '¿Qué tiene que lograr la campaña?',
      text: 'Cuanto más le pides al público, más cuesta.',
    },
    budget: {
      title: '¿Cuánto al mes?',
      text: 'El presupuesto publicitario que cobra la plataforma, sin nuestros honorarios.',
    },
    region: {
      title: '¿Dónde está tu público?',
      text: 'De una región a otra, el precio de una misma visualización cambia mucho.',
    },
    contact: {
      title: '¿Para qué artista es?',
      text: 'La estimación aparece al momento. También la recibimos nosotros, para preparar nuestra respuesta.',
    },
  },
  platforms: {
    youtube: { name: 'YouTube', hint: 'Se paga por visualización' },
    meta: { name: 'Facebook e Instagram', hint: 'Se paga por mil impresiones' },
    tiktok: { name: 'TikTok', hint: 'Se paga por mil impresiones, desde {minimum} al mes' },
  },
  campaignTypes: {
    awareness: { name: 'Notoriedad', hint: 'Que te vea cuanta más gente, mejor' },
    engagement: { name: 'Interacción', hint: 'Me gusta, comentarios, compartidos' },
    conversion: { name: 'Conversión', hint: 'Una reproducción, un seguidor, una entrada' },
  },
  regions: {
    europe: 'Europa',
    usa: 'Estados Unidos',
    canada: 'Canadá',
    south_america: 'América del Sur',
    asia: 'Asia',
  },
  budget: {
    label: 'Presupuesto mensual',
    unit: '€ al mes',
    presets: 'Presupuestos habituales',
    preview: 'Entre {low} y {high} visualizaciones al mes',
    anyRegion: 'según la región',
    underMinimum:
      'En {platform} recomendamos al menos {minimum} al mes. Por debajo, el algoritmo aprende demasiado despacio.',
  },
  contact: {
    artistName: 'Nombre artístico',
    email: 'Correo electrónico (nombre@example.com)',
    link: 'Enlace del vídeo o de la canción (opcional)',
    privacy: 'Ni boletines ni venta de datos.',
    privacyLink: 'Privacidad',
  },
  /** The words of the agency's fee. */
  fee,
  result: {
    heading: 'Tu estimación',
    context: '{budget} al mes en {platform}, {type}, {region}',
    views: 'visualizaciones estimadas al mes',
    between: budgetViews.between,
    low: 'prudente',
    high: 'optimista',
    picture:
      'Escala de visualizaciones estimadas: {low} con el coste más alto, {views} con el coste medio, {high} con el más bajo.',
    cost: 'Coste',
    costInEuros: 'es decir, {costs}, contando {euro} como {dollars}',
    costPerView: 'por visualización',
    costPerThousand: 'por mil impresiones',
    reach: { youtube: 'Personas alcanzadas (estimación)', impressions: 'Impresiones' },
    exact: {
      youtube:
        'El cálculo exacto, tal como lo recibe la agencia: {views} visualizaciones, de {low} a {high}; {reach} personas alcanzadas.',
      impressions:
        'El cálculo exacto, tal como lo recibe la agencia: {views} visualizaciones, de {low} a {high}; {reach} impresiones.',
    },
    disclaimer: 'Medias de mercado, no una garantía.',
    formula: {
      show: 'Ver el cálculo',
      cpv: '{budget} ÷ {average} por visualización (un euro cuenta como un dólar) = {views} visualizaciones. Alcance: {views} × 2,5 = {reach}.',
      cpm: '{budget} ÷ {average} por mil (un euro cuenta como un dólar) × 1000 = {reach} impresiones, de las que el 30 % se convierten en visualizaciones: {views}.',
      row: 'Nuestra tabla de costes: {platform}, {region}, {type}, de {min} a {max}, media {average}.',
    },
    /** The link to the page that compares budgets. */
    budgets: 'Qué se consigue con otros presupuestos',
    share: 'Copiar el enlace',
    shared: 'Enlace copiado',
    shareFailed: 'Copia este enlace',
    shareNote: 'El enlace vuelve a abrir el simulador con estas respuestas, sin tu nombre ni tu correo.',
    modify: 'Modificar',
    book: 'Reservar una llamada',
    newTab: '(pestaña nueva)',
    sending: 'Enviando a la agencia…',
    sent: 'Estimación enviada a la agencia.',
    kept: 'Sin conexión: tu estimación se guarda aquí y se enviará en cuanto vuelva la red.',
    refused: 'La agencia no ha recibido esta estimación: {reason}',
    none: {
      title: 'Todavía no hay precio para esta combinación',
      text: 'No tenemos datos fiables para {platform}, {type}, {region}. Un experto puede hablarlo contigo.',
    },
  },
} satisfies typeof fr;
