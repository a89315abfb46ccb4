import type { CampaignImportDto, ImportPreview } from '../../../contracts/campaign-import.ts';
import { sourceNames } from '../../../domain/campaign-import/import-values.ts';
import type { Locale } from '../../../domain/locale/locale.ts';
import { dateFormat, fill, formatNumber, numberFormat, pluralForm } from '../../../i18n/format.ts';
import type { AdminTexts } from '../../texts.ts';

type Words = AdminTexts['campaignImport'];
const MEGABYTE = 1024 * 1024;

/** An amount with its cents, in a currency by its three letters. */
export const moneyText = (locale: Locale, amount: number, currency = 'EUR'): string =>
  numberFormat(locale, { style: 'currency', currency }).format(amount).replaceAll('\u202f', '\u00a0');

/** An amount with its cents, in a currency that may not be known yet. */
export const amountText = (locale: Locale, amount: number, currency: string | null): string =>
  currency === null
    ? numberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
        .format(amount)
        .replaceAll('\u202f', '\u00a0')
    : moneyText(locale, amount, currency);

/** Decimals of euros for a view, and the most that tell two of them apart. */
const COST_DIGITS = 4;
const MOST_DIGITS = 7;

/** Euros for a view. */
export const costText = (locale: Locale, cost: number, digits = COST_DIGITS): string =>
  numberFormat(locale, {
    ...{ style: 'currency', currency: 'EUR' },
    ...{ minimumFractionDigits: digits, maximumFractionDigits: digits },
  }).format(cost);

/** Returns the decimals of euros for a view, so that those that are shown side by side look different where they are. */
export function costDigits(locale: Locale, costs: readonly number[], digits = COST_DIGITS): number {
  const texts = new Set(costs.map((cost) => costText(locale, cost, digits)));
  const isDistinct = texts.size === new Set(costs).size;
  return isDistinct || digits === MOST_DIGITS ? digits : costDigits(locale, costs, digits + 1);
}

/** What one unit of a foreign currency was counted as: `1 USD = 0,86 €`. */
export const rateText = (locale: Locale, currency: string, rate: number): string =>
  `1\u00a0${currency} = ${numberFormat(locale, { style: 'currency', currency: 'EUR', maximumFractionDigits: 6 }).format(rate)}`;

/** A figure, or a dash for one that the report lacks. */
export const countText = (locale: Locale, value: number | null): string =>
  value === null ? '–' : formatNumber(locale, value);

/** A text with a count, in its singular or plural form. */
export const countedText = (locale: Locale, forms: { one: string; other: string }, count: number): string =>
  fill(pluralForm(locale, forms, count), { count: formatNumber(locale, count) });

/** The size of a file: `14 ko`, `1,2 Mo`. */
export function bytesText(locale: Locale, words: Words, bytes: number): string {
  const large = bytes >= MEGABYTE / 10;
  const size = large ? bytes / MEGABYTE : Math.ceil(bytes / 1024);
  return fill(large ? words.file.size.megabytes : words.file.size.kilobytes, {
    size: numberFormat(locale, { maximumFractionDigits: 1 }).format(size),
  });
}

/** The first digits of a file's hash, in groups. */
export const hashText = (sha256: string): string =>
  sha256.slice(0, 12).replaceAll(/(.{4})(?=.)/g, '$1\u00a0');

/** A calendar day with month and year. */
export const dayText = (locale: Locale, day: string): string =>
  dateFormat(locale, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }).format(
    Date.parse(day.slice(0, 10)),
  );

export const sourceText = (words: Words, source: ImportPreview['source'] | CampaignImportDto['source']) =>
  source === null ? words.list.hand : sourceNames[source];
