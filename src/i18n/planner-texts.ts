import type { Locale } from '../domain/locale/locale.ts';
import type { Advice } from '../domain/planner/advice.ts';
import type { BandVerdict } from '../domain/planner/break-even.ts';
import type { Basis } from '../domain/planner/expected-releases.ts';
import {
  AD_TEST_DAYS,
  COUNTDOWN_LISTENERS,
  DELIVERY_DAYS,
  HOLIDAY_DAYS,
  PITCH_DAYS,
  type PlanStep,
} from '../domain/planner/plan-steps.ts';
import {
  CALENDAR_CAP,
  HEAVILY_ABOVE,
  MODERATELY_ABOVE,
  SATURATED_ABOVE,
} from '../domain/planner/scoring-constants.ts';
import { plannerResults as en } from './dictionaries/en/planner-results.ts';
import { plannerResults as es } from './dictionaries/es/planner-results.ts';
import { plannerResults as fr } from './dictionaries/fr/planner-results.ts';
import { plannerResults as pt } from './dictionaries/pt/planner-results.ts';
import { fill, formatDayOfMonth, formatEuro, formatNumber, formatPercent, numberFormat } from './format.ts';

const texts: Record<Locale, typeof fr> = { fr, en, es, pt };

/** The documented advice on competition, in weeks. */
const PROMOTION_WEEKS = 4;
const DELAY_WEEKS = [2, 3] as const;

/** The figures that sentences of every kind name. */
const figuresIn = (locale: Locale) => ({
  promotionWeeks: PROMOTION_WEEKS,
  delayFrom: DELAY_WEEKS[0],
  delayTo: DELAY_WEEKS[1],
  deliveryWeeks: DELIVERY_DAYS / 7,
  holidayWeeks: (DELIVERY_DAYS + HOLIDAY_DAYS) / 7,
  pitchDays: PITCH_DAYS,
  testDays: AD_TEST_DAYS,
  saturated: SATURATED_ABOVE,
  listeners: formatNumber(locale, COUNTDOWN_LISTENERS),
  // The year of these days is not shown.
  holidaysFrom: formatDayOfMonth(locale, '2026-12-22'),
  holidaysTo: formatDayOfMonth(locale, '2027-01-02'),
  high: numberFormat(locale, {}).format(HEAVILY_ABOVE / 10),
  middle: formatNumber(locale, MODERATELY_ABOVE / 10),
  ten: 10,
});

/** The words of the release planner's answer and of its calendar file, in all four languages. */
export const plannerTexts = {
  advice(locale: Locale, { kind, day, other, count }: Advice) {
    const { title, text } = texts[locale].advice[kind];
    const values = {
      ...figuresIn(locale),
      ...(day !== undefined && { day: formatDayOfMonth(locale, day) }),
      ...(other !== undefined && { other: formatDayOfMonth(locale, other) }),
      ...(count !== undefined && { count: formatNumber(locale, count) }),
    };
    return { title: fill(title, values), text: fill(text, values) };
  },

  verdict(locale: Locale, { verdict, reason, from, to }: BandVerdict) {
    const { verdicts, reasons } = texts[locale];
    const values = {
      ...figuresIn(locale),
      from: formatEuro(locale, from),
      ...(to !== null && { to: formatEuro(locale, to), minimum: formatEuro(locale, to) }),
    };
    return { title: verdicts[verdict], text: fill(reasons[reason], values) };
  },

  basis(locale: Locale, { basis, coverage }: { basis: Basis; coverage: number }): string {
    return fill(texts[locale].basis[basis], {
      share: formatPercent(locale, coverage),
      cap: formatNumber(locale, CALENDAR_CAP / 10),
      ten: 10,
    });
  },

  step: (locale: Locale, key: PlanStep['key']): string => fill(texts[locale].steps[key], figuresIn(locale)),

  calendar(locale: Locale, friday: string) {
    const { name, file } = texts[locale].calendar;
    return { name: fill(name, { day: formatDayOfMonth(locale, friday) }), file: `${file}-${friday}.ics` };
  },

  calendarDay(locale: Locale, { key, daysBefore }: PlanStep) {
    const { calendar } = texts[locale];
    return {
      title: plannerTexts.step(locale, key),
      text: fill(calendar.note, { days: formatNumber(locale, daysBefore) }),
    };
  },
};
