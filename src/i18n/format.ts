import type { Locale } from '../domain/locale/locale.ts';
import type { CostRange, CostUnit } from '../domain/simulator/cost-table.ts';
import { DOLLARS_PER_EURO, inEuros } from '../domain/simulator/exchange.ts';

/**
 * Tags of the conventions for figures and dates. English follows European use; Portuguese is written for Brazil, the
 * larger audience (decision record 0006).
 */
const tags: Record<Locale, string> = { fr: 'fr-FR', en: 'en-GB', es: 'es-ES', pt: 'pt-BR' };

/** Returns the BCP 47 tag of the conventions for numbers and dates of a language. */
export const intlTag = (locale: Locale): string => tags[locale];

/** The first day of a month in the languages that write it as an ordinal number, which Intl does not do. */
const firstDays: Record<string, string> = { fr: '1er', pt: '1º' };

class OrdinalDates extends Intl.DateTimeFormat {
  override format(date?: Date | number): string {
    return this.#ordinal(super.format(date));
  }
  override formatRange(...dates: Parameters<Intl.DateTimeFormat['formatRange']>): string {
    return this.#ordinal(super.formatRange(...dates));
  }
  #ordinal(text: string): string {
    const first = firstDays[this.resolvedOptions().locale.slice(0, 2)];
    // Before a month or the dash of a range, and not before the `h` of an hour.
    return first ? text.replace(/(^|\s)1(?=\s?–|\s[adfjmnos])/g, `$1${first}`) : text;
  }
}

/**
 * Memoizes a format for each language and set of options. Creating a format takes 100 times as long as using it, and a page has
 * dozens of figures and dates. The size of the caches is bounded by the sets of options in the code.
 */
function kept<Options, Format>(create: (tag: string, options: Options) => Format) {
  const formats = new Map<string, Format>();
  return (locale: Locale, options: Options): Format => {
    const key = `${locale} ${JSON.stringify(options)}`;
    const format = formats.get(key) ?? create(tags[locale], options);
    formats.set(key, format);
    return format;
  };
}

export const numberFormat = kept(
  (tag, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(tag, options),
);
/** Returns a format of dates that writes the first day of a month as the language does: `1er décembre`, `1º de dezembro`. */
export const dateFormat = kept((tag, options: Intl.DateTimeFormatOptions) => new OrdinalDates(tag, options));
const pluralRules = kept((tag, options: Intl.PluralRulesOptions) => new Intl.PluralRules(tag, options));

/**
 * Groups digits with the ordinary no-break space. The webfonts have no narrow no-break space (U+202F), and browsers
 * render the missing character so thin that `20 000` looks like `20000`.
 */
const readable = (figure: string) => figure.replaceAll('\u202f', '\u00a0');

/** Formats a whole number: `12 500` in French, `12,500` in English; Spanish groups from five digits on: `1500`, `12.500`. */
export function formatNumber(locale: Locale, value: number): string {
  return readable(numberFormat(locale, { maximumFractionDigits: 0 }).format(value));
}

/** Formats euros, with cents only if the amount is not whole: `1 500 €`, `0,02 €`, `0,005 €` for a stream. */
export function formatEuro(locale: Locale, value: number): string {
  const format = numberFormat(locale, {
    style: 'currency',
    currency: 'EUR',
    ...euroDigits(value),
  });
  return readable(format.format(value));
}

/**
 * Formats two calendar days (`2026-11-09`), by a format whose time zone is UTC: `9–29 Nov`. Intl puts thin spaces around the dash,
 * which the webfonts do not have; between two days of a month it has none.
 */
export function formatDayRange(format: Intl.DateTimeFormat, from: string, to: string): string {
  return from === to
    ? format.format(Date.parse(from))
    : format
        .formatRange(Date.parse(from), Date.parse(to))
        .replaceAll(/[\u2009\u202f]/g, ' ')
        .replace(/^(\d+\S*) – (\d+)/, '$1–$2');
}

/** Formats a range of euros with one currency sign, before or after it by language: `0,02–0,05 €`, `€0.02–0.05`. */
export function formatEuroRange(locale: Locale, [low, high]: readonly [number, number]): string {
  if (low === high) return formatEuro(locale, low);
  const range = readable(numberFormat(locale, euroDigits(low, high)).formatRange(low, high));
  return formatEuro(locale, 1).replace('1', range);
}

/** The word between the ends of a range in a sentence. */
export const rangeWord: Record<Locale, string> = { fr: 'à', en: 'to', es: 'a', pt: 'a' };

/** Formats a range of euros for a sentence: `0,02 à 0,05 €`, `€0.02 to €0.05`. */
export function rangeInWords(locale: Locale, [low, high]: readonly [number, number]): string {
  if (low === high) return formatEuro(locale, low);
  const digits = euroDigits(low, high);
  const money = { style: 'currency', currency: 'EUR', ...digits } as const;
  // French and Spanish write the sign once, after the amounts; the other languages before each amount.
  const first = numberFormat(locale, locale === 'fr' || locale === 'es' ? digits : money).format(low);
  const last = numberFormat(locale, money).format(high);
  return readable(`${first} ${rangeWord[locale]}\u00a0${last}`);
}

/** No cents for whole euros; thousandths below 0.10 €, since a view or a stream can cost a fraction of a cent. */
function euroDigits(...amounts: number[]): Intl.NumberFormatOptions {
  if (amounts.every(Number.isInteger)) return { minimumFractionDigits: 0, maximumFractionDigits: 0 };
  const tiny = amounts.some((amount) => Math.abs(amount) < 0.1);
  return { minimumFractionDigits: 2, maximumFractionDigits: tiny ? 3 : 2 };
}

/**
 * Formats a cost in dollars as the language writes money: `0,010 $` for a view, `10 $` or `1,50 $` for a thousand
 * impressions. Brazil writes `US$`.
 */
export function formatCost(locale: Locale, value: number, unit: CostUnit): string {
  const perThousand = Number.isInteger(value) ? 0 : 2;
  const format = numberFormat(locale, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: locale === 'pt' ? 'symbol' : 'narrowSymbol',
    minimumFractionDigits: unit === 'CPV' ? 3 : perThousand,
    maximumFractionDigits: unit === 'CPV' ? 4 : 3,
  });
  return readable(format.format(value));
}

/** Returns a range of costs in a sentence: `de 0,010 $ à 0,040 $`. */
export function formatCostRange(locale: Locale, [low, high]: CostRange, unit: CostUnit): string {
  return fill(costRanges[locale], {
    low: formatCost(locale, low, unit),
    high: formatCost(locale, high, unit),
  });
}

/** Formats a range of costs, given in dollars, in euros: `0,01 à 0,04 €`. */
export const formatCostsInEuros = (locale: Locale, costs: CostRange): string =>
  rangeInWords(locale, inEuros(costs));

/** Returns the exchange rate of costs for a sentence: `1 €` and `1 $`. */
export const exchangeWords = (locale: Locale): { euro: string; dollars: string } => ({
  euro: formatEuro(locale, 1),
  dollars: formatCost(locale, DOLLARS_PER_EURO, 'CPM'),
});

/** How a range of costs is said. */
export const costRanges: Record<Locale, string> = {
  fr: 'de {low} à {high}',
  en: '{low} to {high}',
  es: 'de {low} a {high}',
  pt: 'de {low} a {high}',
};

/** Formats a share from 0 to 1: `98 %` in French, `98%` in English. */
export function formatPercent(locale: Locale, share: number): string {
  return readable(numberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(share));
}

/** Formats milliseconds as seconds: `0,4 s`, `0.4 sec`. */
export function formatSeconds(locale: Locale, ms: number): string {
  const unit = { style: 'unit', unit: 'second', unitDisplay: 'short', maximumFractionDigits: 1 } as const;
  return readable(numberFormat(locale, unit).format(ms / 1000));
}

/** Formats the day of epoch milliseconds in a zone: `12 septembre 2026`, `1er septembre 2026`, `12 September 2026`. */
export function formatDate(locale: Locale, time: number, timeZone = 'UTC'): string {
  return dateFormat(locale, { dateStyle: 'long', timeZone }).format(time);
}

/** Formats a calendar day such as `2027-01-08` without its year: `8 janvier`, `1er janvier`, `8 January`. */
export function formatDayOfMonth(locale: Locale, day: string): string {
  const format = dateFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  return format.format(Date.parse(day));
}

/** Formats a calendar day such as `2027-01-08` with its weekday, short: `ven. 8 janv.`, `Fri 8 Jan`. */
export function formatWeekday(locale: Locale, day: string): string {
  const format = dateFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  return `${format.format(Date.parse(day))} ${formatShortDay(locale, day)}`;
}

/** Formats a calendar day such as `2027-01-08`, short: `8 janv.`, `1er janv.`, `8 Jan`. */
export function formatShortDay(locale: Locale, day: string): string {
  const format = dateFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  return format.format(Date.parse(day));
}

/** Formats the month of a calendar day: `janvier 2027`, `January 2027`. */
export function formatMonth(locale: Locale, day: string): string {
  const format = dateFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return format.format(Date.parse(day));
}

/** Formats a month with "of": `de juillet 2024`, but `d’août 2025`, since French elides before a vowel. */
export function ofMonth(locale: Locale, day: string): string {
  const month = formatMonth(locale, day);
  if (locale === 'en') return `of ${month}`;
  return locale === 'fr' && /^[ao]/.test(month) ? `d’${month}` : `de ${month}`;
}

/**
 * Fills placeholders: `fill('Dès {budget} par mois', { budget: '500 €' })`. A placeholder without a value is not replaced. The full
 * stop of a value that ends a sentence, such as `28 déc.`, ends the sentence as well.
 */
export function fill(template: string, values: Record<string, string | number>): string {
  return template.replace(/\{(\w+)\}(\.(?!\S))?/g, (hole, name: string, stop = '') => {
    const value = values[name];
    if (value === undefined) return hole;
    return String(value).endsWith('.') ? String(value) : value + stop;
  });
}

/** Returns the singular or the plural form for a count: `1 vue`, `2 vues`, and in French `0 vue`. */
export function pluralForm(locale: Locale, forms: { one: string; other: string }, count: number): string {
  return pluralRules(locale, {}).select(count) === 'one' ? forms.one : forms.other;
}

/** Returns the form of a count, with one of its own for none at all: `sans un auditeur de plus`. */
export function countedForm(
  locale: Locale,
  forms: { none: string; one: string; other: string },
  count: number,
): string {
  return count === 0 ? forms.none : pluralForm(locale, forms, count);
}
