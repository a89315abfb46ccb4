import {
  type Amount,
  type Figure,
  type FigureKey,
  figures,
  isFigureKey,
} from '../domain/benchmarks/figures.ts';
import { type ClaimFigure, isClaimFigure } from '../domain/claims/declared-claims.ts';
import type { Locale } from '../domain/locale/locale.ts';
import { isViewsName } from '../domain/simulator/named-campaign.ts';
import {
  formatCost,
  formatCostRange,
  formatEuro,
  formatEuroRange,
  numberFormat,
  rangeInWords,
  rangeWord,
} from './format.ts';

/** One end of a range, or the factor of a share (200 % is 2 times) or of a change (+200 % is 3 times). */
export type FigurePart = 'low' | 'high' | 'multiple';

export const isFigurePart = (part: string | undefined): part is FigurePart | undefined =>
  part === undefined || part === 'low' || part === 'high' || part === 'multiple';

/** Returns a figure as the language writes it: `0,02–0,05 €`, `+30 %`, `48 heures`, `3:1`, `20 000 € et plus`. */
export function formatFigure(locale: Locale, key: FigureKey, part?: FigurePart): string {
  const name = `${locale} ${key} ${part}`;
  const text = written.get(name) ?? writeFigure(locale, key, part);
  written.set(name, text);
  return text;
}

/** A cache: there are few figures, each is on many pages, and Intl formats a range slowly. */
const written = new Map<string, string>();

function writeFigure(locale: Locale, key: FigureKey, part: FigurePart | undefined): string {
  const figure: Figure = figures[key];
  if (part === 'multiple') return formatAmount(locale, 'count', multipleOf(key, figure));
  return formatAmount(locale, figure.unit, partOf(figure.value, part), figure.upwards === true && !part);
}

/** Returns a figure for a sentence, in which a range has a word instead of a dash: `24 à 48 heures`, `0,02 à 0,05 €`. */
export function figureInSentence(locale: Locale, key: FigureKey, part?: FigurePart): string {
  const { unit, value }: Figure = figures[key];
  if (typeof value === 'number' || part) return formatFigure(locale, key, part);
  const [low, high] = value;
  if (unit === 'euro') return rangeInWords(locale, value);
  // The sign is written once, after the range.
  const first = unit === 'percent' ? low * 100 : low;
  return `${write(locale, first, { maximumFractionDigits: 3 })} ${rangeWord[locale]}\u00a0${formatAmount(locale, unit, high)}`;
}

/** Returns an amount with its unit. `upwards` means that the amount is a lower bound: `20 000 € et plus`. */
export function formatAmount(locale: Locale, unit: Figure['unit'], amount: Amount, upwards = false): string {
  const text = bare(locale, unit, amount);
  return upwards ? upward[locale].replace('#', text) : text;
}

/**
 * Fills `{youtube.costPerView}` and `{youtube.costPerView|low}` with figures.
 * @param given the figures of a claim and the texts (`viewsTokens`) that the text may name. Unlike editorial figures, they may
 *   be missing.
 * @throws Error for an unknown key
 */
export function fillFigures(
  locale: Locale,
  template: string,
  given: Readonly<Record<string, ClaimFigure | string>> = {},
): string {
  return template.replace(
    /\{([\w.]+)(?:\|(low|high|multiple))?\}/g,
    (hole, key: string, part?: FigurePart) => {
      const own = given[key];
      if (typeof own === 'string') return own;
      if (own) return formatAmount(locale, own.unit, own.value).replaceAll('–', '–\u2060');
      // A text of the agency may name a claim on a page that does not have it, or one that may not be shown.
      if (isClaimFigure(key) || isViewsName(key)) return '–';
      if (!isFigureKey(key)) throw new Error(`No figure is called ${hole}`);
      return figureInSentence(locale, key, part);
    },
  );
}

const upward: Record<Locale, string> = {
  fr: '# et plus',
  en: '# or more',
  es: '# o más',
  pt: '# ou mais',
};

function multipleOf(key: FigureKey, { unit, value }: Figure): number {
  if (typeof value === 'number' && unit === 'change') return 1 + value;
  if (typeof value === 'number' && unit === 'percent') return value;
  throw new Error(`${key} is neither a share nor a change`);
}

function partOf(value: Amount, part: FigurePart | undefined): Amount {
  if (typeof value === 'number' || !part) return value;
  return value[part === 'low' ? 0 : 1];
}

const timeUnits = ['second', 'minute', 'hour', 'day', 'week', 'month'] as const;
const isTime = (unit: Figure['unit']): unit is (typeof timeUnits)[number] =>
  timeUnits.some((time) => time === unit);

function bare(locale: Locale, unit: Figure['unit'], amount: Amount): string {
  if (unit === 'euro')
    return typeof amount === 'number' ? euro(locale, amount) : formatEuroRange(locale, amount);
  if (unit === 'dollar') return dollars(locale, amount);
  if (unit === 'ratio') return write(locale, amount, {}).concat(':1');
  if (unit === 'factor') return `×\u00a0${write(locale, amount, { minimumFractionDigits: 1 })}`;
  if (isTime(unit)) return write(locale, amount, { style: 'unit', unit, unitDisplay: 'long' });
  if (unit === 'percent') return write(locale, amount, { style: 'percent', maximumFractionDigits: 1 });
  if (unit === 'change')
    return write(locale, amount, { style: 'percent', signDisplay: 'exceptZero' }).replace('-', '−');
  return write(locale, amount, {});
}

/** Formats an amount in dollars, the currency in which Spotify states its limits. */
const dollars = (locale: Locale, amount: Amount): string =>
  typeof amount === 'number' ? formatCost(locale, amount, 'CPM') : formatCostRange(locale, amount, 'CPM');

/** Formats an amount in euros; millions as `50 M€`, as the agency writes them. */
function euro(locale: Locale, amount: number): string {
  if (amount < 1_000_000) return formatEuro(locale, amount);
  return write(locale, amount, { style: 'currency', currency: 'EUR', notation: 'compact' });
}

function write(locale: Locale, amount: Amount, options: Intl.NumberFormatOptions): string {
  const format = numberFormat(locale, options);
  const text = typeof amount === 'number' ? format.format(amount) : format.formatRange(amount[0], amount[1]);
  // The webfonts have no narrow no-break space (see format.ts), and Intl allows a line break before some units.
  return text.replaceAll(/[\u202f ]/g, '\u00a0');
}
