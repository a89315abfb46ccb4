import type { Locale } from '../domain/locale/locale.ts';

/**
 * Tags of the conventions for figures and dates. English follows European use; Portuguese is written for Brazil, the
 * larger audience (decision record 0006).
 */
const tags: Record<Locale, string> = { fr: 'fr-FR', en: 'en-GB', es: 'es-ES', pt: 'pt-BR' };

/** The BCP 47 tag whose conventions a language follows here. */
export const intlTag = (locale: Locale): string => tags[locale];

/**
 * The webfonts have no narrow no-break space (U+202F), and browsers draw a missing one so thin that `20 000` reads as
 * `20000`: figures are grouped with the ordinary no-break space.
 */
const readable = (figure: string) => figure.replaceAll('\u202f', '\u00a0');

/** `12 500` in French, `12,500` in English; Spanish groups from five digits on: `1500`, `12.500`. */
export function formatNumber(locale: Locale, value: number): string {
  return readable(new Intl.NumberFormat(tags[locale], { maximumFractionDigits: 0 }).format(value));
}

/** Euros, with cents only where they count: `1 500 €`, `0,02 €`, `0,005 €` for a stream. */
export function formatEuro(locale: Locale, value: number): string {
  const format = new Intl.NumberFormat(tags[locale], {
    style: 'currency',
    currency: 'EUR',
    ...euroDigits(value),
  });
  return readable(format.format(value));
}

/** `0,02–0,05 €`, `€0.02–0.05`: one sign for both ends, where the language puts it. */
export function formatEuroRange(locale: Locale, [low, high]: readonly [number, number]): string {
  if (low === high) return formatEuro(locale, low);
  const range = readable(new Intl.NumberFormat(tags[locale], euroDigits(low, high)).formatRange(low, high));
  return formatEuro(locale, 1).replace('1', range);
}

/** No cents for whole euros; thousandths for prices of a view or a stream, which are fractions of a cent. */
function euroDigits(...amounts: number[]): Intl.NumberFormatOptions {
  if (amounts.every(Number.isInteger)) return { minimumFractionDigits: 0, maximumFractionDigits: 0 };
  const tiny = amounts.some((amount) => Math.abs(amount) < 0.1);
  return { minimumFractionDigits: 2, maximumFractionDigits: tiny ? 3 : 2 };
}

/** A share from 0 to 1 as `98 %` (French) or `98%`. */
export function formatPercent(locale: Locale, share: number): string {
  return readable(
    new Intl.NumberFormat(tags[locale], { style: 'percent', maximumFractionDigits: 1 }).format(share),
  );
}

/** A day in words: `12 septembre 2026`, `1er septembre 2026`, `12 September 2026`. The time is read as UTC. */
export function formatDate(locale: Locale, time: number): string {
  const date = new Intl.DateTimeFormat(tags[locale], { dateStyle: 'long', timeZone: 'UTC' }).format(time);
  // French counts the first day of a month otherwise than the others, and Intl does not know.
  return locale === 'fr' ? date.replace(/^1 /, '1er ') : date;
}

/** Puts values into a sentence: `fill('Dès {budget} par mois', { budget: '500 €' })`. An unknown name stays visible. */
export function fill(template: string, values: Record<string, string | number>): string {
  return template.replace(/\{(\w+)\}/g, (hole, name: string) => String(values[name] ?? hole));
}

/** The form of a text that goes with a count: `1 vue`, `2 vues`, and in French `0 vue`. */
export function pluralForm(locale: Locale, forms: { one: string; other: string }, count: number): string {
  return new Intl.PluralRules(tags[locale]).select(count) === 'one' ? forms.one : forms.other;
}
