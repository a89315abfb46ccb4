import type { Bar } from '../../../domain/landing/figure-bars.ts';
import { dateFormat } from '../../../i18n/format.ts';
import { useLanguage } from '../../texts.ts';

/** A character of a label and the space between two, in CSS pixels. */
const CHARACTER = 6.5;
const GAP = 12;

/** How the days of bars are written. They are calendar days: no time zone moves them. */
export function useBarWords() {
  const { locale } = useLanguage();
  const format = dateFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const short = dateFormat(locale, { day: 'numeric', timeZone: 'UTC' });
  return {
    dayOf: (day: string) => format.format(Date.parse(day)),
    /** The day, or the first and the last one of a week. */
    name: ({ from, to }: Bar) => format.formatRange(Date.parse(from), Date.parse(to)),
    /**
     * Returns the labels below bars in a width: the day of every bar, of every second, fifth or tenth, as there is room. The first label
     * of each month has the month. One that would leave the width at its end is moved to the left by `shift`.
     * @param room in CSS pixels, as `shift` is
     */
    labels(bars: readonly Bar[], room: number): { text: string; shift: number }[] {
      const step = room / bars.length;
      const labels = bars.map(() => ({ text: '', shift: 0 }));
      const taken: (readonly [left: number, right: number])[] = [];
      const place = (at: number, text: string): boolean => {
        const middle = (at + 0.5) * step;
        const half = (text.length * CHARACTER) / 2;
        const shift = Math.max(0, middle + half - room);
        const [left, right] = [middle - half - shift, middle + half - shift];
        if (taken.some(([from, to]) => left < to + GAP && right > from - GAP)) return false;
        taken.push([left, right]);
        labels[at] = { text, shift };
        return true;
      };
      const months = new Set<string>();
      for (const [at, { from }] of bars.entries()) {
        const month = from.slice(0, 7);
        if (!months.has(month) && place(at, format.format(Date.parse(from)))) months.add(month);
      }
      const every = [1, 2, 5, 10].find((count) => count * step >= 2 * CHARACTER + GAP) ?? 10;
      for (const [at, { from }] of bars.entries())
        if (at % every === 0 && labels[at]?.text === '') place(at, short.format(Date.parse(from)));
      return labels;
    },
  };
}
