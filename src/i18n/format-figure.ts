import {
  type Amount,
  type Figure,
  type FigureKey,
  figures,
  isFigureKey,
} from '../domain/benchmarks/figures.ts';
import type { Locale } from '../domain/locale/locale.ts';
import { formatEuro, formatEuroRange, intlTag } from './format.ts';

/** One end of a range; or how many times its base a share makes (200 % is 2 times), a change leaves (+200 % is 3 times). */
export type FigurePart = 'low' | 'high' | 'multiple';

/** An editorial figure as the language writes it: `0,02–0,05 €`, `+30 %`, `48 heures`, `3:1`, `20 000 € et plus`. */
export function formatFigure(locale: Locale, key: FigureKey, part?: FigurePart): string {
  const figure: Figure = figures[key];
  if (part === 'multiple') return formatAmount(locale, 'count', multipleOf(key, figure));
  return formatAmount(locale, figure.unit, partOf(figure.value, part), figure.upwards === true && !part);
}

/** An amount in a figure's unit. `upwards` says that it is only a lower end. */
export function formatAmount(locale: Locale, unit: Figure['unit'], amount: Amount, upwards = false): string {
  const text = bare(locale, unit, amount);
  return upwards ? upward[locale].replace('#', text) : text;
}

/** Fills `{youtube.costPerView}` and `{youtube.costPerView|low}` with figures. An unknown key throws: it is a misprint. */
export function fillFigures(locale: Locale, template: string): string {
  return template.replace(
    /\{([\w.]+)(?:\|(low|high|multiple))?\}/g,
    (hole, key: string, part?: FigurePart) => {
      if (!isFigureKey(key)) throw new Error(`No figure is called ${hole}`);
      // A line of running text may end after a dash, but not inside of a range.
      return formatFigure(locale, key, part).replaceAll('–', '–\u2060');
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
  if (unit === 'ratio') return write(locale, amount, {}).concat(':1');
  if (unit === 'factor') return `×\u00a0${write(locale, amount, { minimumFractionDigits: 1 })}`;
  if (isTime(unit)) return write(locale, amount, { style: 'unit', unit, unitDisplay: 'long' });
  if (unit === 'percent') return write(locale, amount, { style: 'percent', maximumFractionDigits: 1 });
  if (unit === 'change')
    return write(locale, amount, { style: 'percent', signDisplay: 'exceptZero' }).replace('-', '−');
  return write(locale, amount, {});
}

/** Millions are written `50 M€`, as the agency says them. */
function euro(locale: Locale, amount: number): string {
  if (amount < 1_000_000) return formatEuro(locale, amount);
  return write(locale, amount, { style: 'currency', currency: 'EUR', notation: 'compact' });
}

function write(locale: Locale, amount: Amount, options: Intl.NumberFormatOptions): string {
  const format = new Intl.NumberFormat(intlTag(locale), options);
  const text = typeof amount === 'number' ? format.format(amount) : format.formatRange(amount[0], amount[1]);
  // The webfonts have no narrow no-break space, see format.ts; and Intl lets some units go to the next line.
  return text.replaceAll(/[\u202f ]/g, '\u00a0');
}
