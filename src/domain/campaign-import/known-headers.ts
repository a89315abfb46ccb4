import type { Locale } from '../locale/locale.ts';
import type { ImportField, ImportSource } from './import-values.ts';

/**
 * The column names of the reports, as they were found in public code and in the help of the platforms
 * (`docs/decisions/0129-reports-of-platforms-are-read-by-rules.md`). Only exact names count: `Avg. cost` stands beside `Cost`.
 */

/** A field's names in each language, the preferred name first; `any`: the same in several languages. */
type Names = Partial<Record<Locale | 'any', readonly string[]>>;

/** A column that cannot be imported, with the reason. */
export type ColumnReason = 'not_additive' | 'computed';

interface Report {
  fields: Partial<Record<ImportField, Names>>;
  /** Several columns that can be the views of the promise: the reader chooses one, by its name. */
  viewChoices?: readonly (readonly string[])[];
  /** A table is this report if it has all fields of one of these lists. */
  required: readonly (readonly ImportField[])[];
  /** Names that are not imported, and tell this report from others with the same fields. */
  signs?: readonly string[];
  /** Columns that sum up a longer time than a day: a report with one of them, and without a day, is not daily. */
  periods: readonly string[];
}

const weeksAndMonths = [
  ...['Week', 'Month', 'Quarter', 'Year', 'Semaine', 'Mois', 'Trimestre', 'Année'],
  ...['Semana', 'Mes', 'Mês', 'Año', 'Ano'],
];

export const reports: Record<ImportSource, Report> = {
  'google-ads': {
    fields: {
      day: { en: ['Day'], fr: ['Jour'], any: ['Día', 'Dia'] },
      campaign: { en: ['Campaign'], fr: ['Campagne'], es: ['Campaña'], pt: ['Campanha'] },
      campaignId: {
        en: ['Campaign ID'],
        fr: ['ID de campagne', 'ID de la campagne', 'Identifiant de campagne'],
        es: ['ID de campaña', 'ID de la campaña'],
        pt: ['ID da campanha', 'Código da campanha'],
      },
      currency: {
        en: ['Currency code', 'Currency'],
        fr: ['Code de la devise', 'Code devise', 'Devise'],
        es: ['Código de moneda', 'Código de la moneda', 'Moneda'],
        pt: ['Código da moeda', 'Moeda'],
      },
      country: {
        en: ['Country/Territory (User location)', 'Country/Territory'],
        fr: ["Pays/Territoire (zone géographique de l'utilisateur)", 'Pays/Territoire'],
        es: ['País/territorio (ubicación del usuario)', 'País/territorio'],
        pt: ['País/território (local do usuário)', 'País/território'],
      },
      cost: { en: ['Cost'], fr: ['Coût'], es: ['Coste', 'Costo'], pt: ['Custo'] },
      impressions: {
        any: ['Impr.', 'Impressions'],
        es: ['Impresiones'],
        pt: ['Impressões'],
      },
      // Never "YouTube public views": the report counts them by another rule than the views that are paid.
      views: {
        en: ['TrueView views', 'Video views', 'Views'],
        fr: ['Vues TrueView', 'Vues de vidéo', 'Vues'],
        es: ['Visualizaciones de TrueView', 'Vistas de TrueView', 'Visualizaciones', 'Vistas'],
        pt: ['Visualizações TrueView', 'Visualizações do TrueView', 'Visualizações'],
      },
      clicks: { en: ['Clicks'], any: ['Clics'], pt: ['Cliques'] },
      // A share of the impressions, here and nowhere else.
      quartile: {
        en: ['Video played to 25%'],
        fr: ['Vidéo lue à 25 %', 'Vidéo lue à 25%'],
        es: ['Vídeo reproducido al 25%', 'Video reproducido al 25%', 'Video reproducido hasta el 25%'],
        pt: ['Vídeo assistido até 25%', 'Vídeo reproduzido até 25%'],
      },
    },
    required: [['campaign', 'cost']],
    periods: weeksAndMonths,
  },
  'meta-ads': {
    fields: {
      day: { en: ['Day'], fr: ['Jour'], any: ['Día', 'Dia'] },
      starts: {
        en: ['Reporting starts'],
        fr: ['Début des rapports'],
        es: ['Inicio del informe'],
        pt: ['Início dos relatórios'],
      },
      ends: {
        en: ['Reporting ends'],
        fr: ['Fin des rapports'],
        es: ['Fin del informe'],
        pt: ['Término dos relatórios'],
      },
      campaign: {
        en: ['Campaign name'],
        fr: ['Nom de la campagne'],
        es: ['Nombre de la campaña'],
        pt: ['Nome da campanha'],
      },
      campaignId: {
        en: ['Campaign ID'],
        fr: ['ID de la campagne', 'Identifiant de la campagne'],
        es: ['Identificador de la campaña', 'ID de la campaña'],
        pt: ['Identificação da campanha', 'ID da campanha'],
      },
      currency: { en: ['Currency'], fr: ['Devise'], es: ['Divisa'], pt: ['Moeda'] },
      country: { en: ['Country'], fr: ['Pays'], any: ['País'] },
      cost: {
        en: ['Amount spent'],
        fr: ['Montant dépensé'],
        es: ['Importe gastado'],
        pt: ['Valor usado', 'Valor gasto'],
      },
      impressions: { any: ['Impressions'], es: ['Impresiones'], pt: ['Impressões'] },
      // Never « Views », which are plays and, for photos, appearances on a screen; never « Results », whose meaning changes.
      views: {
        en: ['3-second video plays'],
        fr: ['Lectures de vidéo de 3 secondes'],
        es: ['Reproducciones de video de 3 segundos', 'Reproducciones de vídeo de 3 segundos'],
        pt: ['Reproduções do vídeo por no mínimo 3 segundos'],
      },
      clicks: {
        en: ['Link clicks'],
        fr: ['Clics sur un lien', 'Clics sur le lien'],
        es: ['Clics en el enlace'],
        pt: ['Cliques no link'],
      },
      quartile: {
        en: ['Video plays at 25%'],
        fr: ['Lectures de vidéo à 25 %', 'Lectures de vidéo à 25%'],
        es: ['Reproducciones de video hasta el 25%', 'Reproducciones de vídeo hasta el 25%'],
        pt: ['Reproduções de 25% do vídeo'],
      },
    },
    // The spend is the only name that no other report has.
    required: [['cost', 'impressions']],
    periods: weeksAndMonths,
  },
  'tiktok-ads': {
    fields: {
      day: { en: ['By Day', 'Date'] },
      campaign: { en: ['Campaign name'] },
      campaignId: { en: ['Campaign ID'] },
      currency: { en: ['Currency'] },
      country: { en: ['Country/Region', 'Country', 'Country or region'] },
      cost: { en: ['Cost', 'Total cost'] },
      impressions: { en: ['Impressions', 'Impression'] },
      clicks: { en: ['Clicks (destination)', 'Clicks (all)', 'Clicks'] },
      quartile: { en: ['Video views at 25%'] },
    },
    // Starts of the playback are many times as many as views of six seconds. Which of them a promise means is not in the file.
    viewChoices: [
      ['6-second video views', '6-second video views (focused view)', '6-second focused views'],
      ['Video views'],
    ],
    required: [['campaign', 'cost', 'impressions']],
    periods: ['By Week', 'By Month', 'Week', 'Month'],
  },
  // Views of everybody, counted from the first frame since August 2026: never those of a promise.
  'youtube-studio': {
    fields: {
      day: { any: ['Date'], es: ['Fecha'], pt: ['Data'] },
      campaignId: { en: ['Content'], fr: ['Contenu'], es: ['Contenido'], pt: ['Conteúdo'] },
      campaign: {
        en: ['Video title'],
        fr: ['Titre de la vidéo'],
        es: ['Título del vídeo', 'Título del video'],
        pt: ['Título do vídeo'],
      },
      plays: {
        en: ['Views'],
        fr: ['Vues'],
        es: ['Visualizaciones', 'Vistas'],
        pt: ['Visualizações'],
      },
    },
    required: [
      ['day', 'plays'],
      ['campaignId', 'plays'],
    ],
    signs: ['Engaged views', 'Vues engagées'],
    periods: weeksAndMonths,
  },
  'spotify-artists': {
    fields: {
      day: { any: ['date'] },
      campaign: { en: ['song'], fr: ['titre'] },
      plays: { en: ['streams'], fr: ['écoutes'] },
      listeners: { en: ['listeners'], fr: ['auditeurs'] },
      saves: { en: ['saves'] },
      adds: { en: ['playlist adds'] },
    },
    required: [
      ['day', 'plays'],
      ['campaign', 'plays'],
    ],
    signs: ['followers', 'release_date', 'abonnés'],
    periods: [],
  },
  // Its listeners are the average of a day, which is another figure than Spotify's: they are left out.
  'apple-music': {
    fields: {
      day: { any: ['Date'], fr: ['Jour'] },
      campaign: { en: ['Song'], fr: ['Morceau'] },
      plays: { en: ['Plays'], fr: ['Écoutes'] },
    },
    required: [['campaign', 'plays']],
    signs: ['Shazams', 'Nombre de Shazam', 'Radio Spins', 'Purchases', 'Achats'],
    periods: weeksAndMonths,
  },
};

/** The names, in all reports, of figures that must not be added up over days. */
const notAdditive = [
  ...['Unique users', 'Reach', 'Frequency', 'Utilisateurs uniques', 'Couverture', 'Portée', 'Répétition'],
  ...['Fréquence', 'Usuarios únicos', 'Alcance', 'Frecuencia', 'Usuários únicos', 'Frequência'],
  ...['Avg. impr. freq. per user', 'Unique viewers', 'Listeners', 'Auditeurs', 'followers', 'abonnés'],
];

/** What begins the name of a rate or of an average, which this site computes itself. */
const computed =
  /^(?:avg|average|ctr|cpc|cpm|cpv|cout ?\/|cost ?\/|cost per|coste ?\/|costo ?\/|custo ?\/|cout par|coste por|costo por|custo por|conv\. rate|taux|tasa|taxa|moy|.*\b(?:rate|moyen|medio|moyenne|media|prom\.)\b)|\(%\)$|^%/;

/** Returns a name without case, accents, and the spellings of spaces and apostrophes that files mix. */
export const plainName = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replaceAll(/[’‘`]/g, "'")
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase();

/** Returns a column's plain name, and the currency that some reports write behind it: `Amount spent (EUR)`. */
export function nameAndCurrency(header: string): { name: string; currency: string | null } {
  const [, code = null] = /\(([A-Z]{3})\)\s*$/.exec(header) ?? [];
  const name = plainName(code === null ? header : header.replace(/\([A-Z]{3}\)\s*$/, ''));
  return { name, currency: code };
}

/**
 * Returns which kind of views a column has, of those that one platform counts: a column has other names in other languages, but
 * only TikTok's reports have several kinds. -1: the only kind of its platform.
 */
export const viewKind = (metric: string | null): number =>
  (reports['tiktok-ads'].viewChoices ?? []).findIndex((spellings) =>
    spellings.some((name) => metric !== null && plainName(name) === plainName(metric)),
  );

const notAdditiveNames = new Set(notAdditive.map(plainName));

/** Why a column is not offered for import; null: it is only not needed. */
export function reasonOf(header: string): ColumnReason | null {
  const { name } = nameAndCurrency(header);
  if (notAdditiveNames.has(name)) return 'not_additive';
  return computed.test(name) ? 'computed' : null;
}

/** The words that begin a total row in the four languages. */
export const isTotal = (cell: string): boolean =>
  /^(?:total(?:es)?|totaux|resultados totales)(?:$|[\s:])/.test(plainName(cell));

/** The words of a row of averages, which workbooks of Meta put beside their total. */
export const isAverage = (cell: string): boolean => /^(?:media|moyenne|average|mean)$/.test(plainName(cell));
