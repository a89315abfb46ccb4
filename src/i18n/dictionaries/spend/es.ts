import { budgetViews } from '../budget-views/es.ts';
import type { spend as fr } from './fr.ts';

/** The page that says what budgets buy, when two ads differ, and when not to buy. */
export const spend: typeof fr = {
  title: 'Lo que compran {budgets}',
  crumb: 'Lo que compra un presupuesto',
  description:
    'Un rango de visualizaciones y clics para {budgets} de publicidad musical, dos anuncios que comparar y cuándo es mejor no comprar.',
  lead: 'Un rango para cada presupuesto, dos anuncios que comparar y los casos en que vale más guardar el dinero.',
  views: budgetViews,
  campaign: {
    title: 'Tu campaña',
    platform: 'Plataforma',
    campaignType: 'Objetivo',
    country: 'Región',
    budget: 'Tu presupuesto, en euros al mes',
    budgetHint: 'Opcional, desde {minimum}.',
    rate: { youtube: 'Clics por cada cien visualizaciones', impressions: 'Clics por cada cien impresiones' },
    rateHint: {
      youtube: 'Una hipótesis: pon la tuya si la conoces.',
      impressions: 'La tasa por debajo de la cual paramos un anuncio: pon la tuya.',
    },
    show: 'Volver a calcular',
  },
  budgets: {
    title: '{platform}, {type}, {region}',
    own: 'tu presupuesto',
    views: 'Visualizaciones al mes',
    impressions: 'Impresiones',
    clicks: 'Clics hacia tu página',
    range: 'de {low} a {high}',
    enough: 'Suficiente para juzgar tus clics.',
    few: 'Muy poco para juzgar clics: puede haber menos de {least}.',
    band: 'Debajo de cada presupuesto, la banda va del mínimo al máximo del rango de visualizaciones y la línea es la estimación, en una misma escala que empieza en cero.',
    source:
      'Visualizaciones e impresiones son las del simulador: el presupuesto dividido por el coste medio, el más alto y el más bajo de nuestra tabla n.º {version}. Son promedios de mercado, no una garantía.',
    assumed:
      'Los clics suponen una tasa del {rate}, de {low} a {high} según el anuncio. Su rango apunta a ocho de cada diez campañas, si el coste sigue nuestra tabla.',
    none: 'Todavía no tenemos un precio para esta combinación.',
  },
  ads: {
    title: 'Dos anuncios, un cuarto del presupuesto cada uno',
    text: 'Muéstralos al mismo público los mismos días. El resto va al más barato si tiene al menos un {chance} de probabilidades de serlo de verdad; si no, repártelo.',
    share: '{budget}: {share} cada uno, de {low} a {high} visualizaciones.',
    compare: 'Comparar dos anuncios',
    names: { a: 'Anuncio A', b: 'Anuncio B' },
    days: 'Días',
    cost: 'Gastado, en euros',
    views: 'Visualizaciones',
    impressions: 'Impresiones',
    judge: 'Comparar',
    better:
      'El anuncio {ad} cuesta un {saving} menos, con un {chance} de probabilidades de que sea cierto: dale el resto.',
    equal:
      'No hay diferencia visible: el anuncio {ad} solo tiene un {chance} de probabilidades de ser el más barato. Reparte el resto.',
    early: {
      text: 'Demasiado pronto para decirlo. Por reunir: {missing}. Cada anuncio debe tener al menos {days} y {units}.',
      days: { one: '{count} día', other: '{count} días' },
      views: { one: '{count} visualización', other: '{count} visualizaciones' },
      impressions: { one: '{count} impresión', other: '{count} impresiones' },
    },
    missing: '{what} con el anuncio {ad}',
  },
  not: {
    title: 'Cuándo no comprar',
    few: 'Quieres clics, y {budgets} pueden traer menos de {least}: con tan pocos no se juzga nada.',
    closed:
      'La página o el enlace no está en línea el primer día: las visualizaciones pagadas no llevan a ninguna parte.',
    crowded: 'Tu viernes está saturado, y uno más tranquilo llega en las próximas {weeks}.',
    planner: 'Ver los viernes',
    saves:
      'Tras los primeros {first}, los oyentes guardan la mitad de lo habitual: el público o la canción no es el adecuado.',
    streams:
      'Quieres recuperar el dinero con las reproducciones: {budget} requieren de {low} a {high} reproducciones, pagadas a {each} cada una.',
  },
  simulate: 'Estimar mi campaña',
};
