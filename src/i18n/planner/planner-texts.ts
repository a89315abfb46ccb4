import { type Fee, priceOf } from '../../domain/fee/fee.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import type { Advice } from '../../domain/planner/advice.ts';
import type { BandVerdict } from '../../domain/planner/break-even.ts';
import type { Basis } from '../../domain/planner/expected-releases.ts';
import {
  AD_TEST_DAYS,
  COUNTDOWN_LISTENERS,
  PITCH_DAYS,
  type PlanStep,
} from '../../domain/planner/plan-steps.ts';
import {
  CALENDAR_CAP,
  HEAVILY_ABOVE,
  MODERATELY_ABOVE,
  SATURATED_ABOVE,
} from '../../domain/planner/scoring-constants.ts';
import { plannerNames as names } from '../dictionaries/planner-names/index.ts';
import { plannerResults as texts } from '../dictionaries/planner-results/index.ts';
import {
  fill,
  formatDayOfMonth,
  formatEuro,
  formatMonth,
  formatNumber,
  formatPercent,
  numberFormat,
  ofMonth,
} from '../format.ts';
import { feeSum } from '../money/fee-text.ts';
import { feeTexts } from '../money/fee-texts.ts';
import { inWeeks, outOfTen } from './planner-figures.ts';

/** The figures that any sentence may contain. */
const figuresIn = (locale: Locale) => ({
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

/** The texts of the release planner's response and of its calendar file, in all four languages. */
export const plannerTexts = {
  advice(
    locale: Locale,
    { kind, day, other, count, than, scores, weeks, month, ties, releases, territories }: Advice,
  ) {
    const { advice, named, ties: tieWords } = texts[locale];
    const { title, text } = advice[kind];
    const list = new Intl.ListFormat(locale, { type: 'conjunction' });
    const values = {
      ...figuresIn(locale),
      ...(day !== undefined && { day: formatDayOfMonth(locale, day) }),
      ...(other !== undefined && { other: formatDayOfMonth(locale, other) }),
      ...(count !== undefined && { count: formatNumber(locale, count) }),
      ...(than !== undefined && { than: formatNumber(locale, than) }),
      ...(month !== undefined && { month: formatMonth(locale, month), ofMonth: ofMonth(locale, month) }),
      ...(weeks !== undefined && {
        weeks: inWeeks(locale, weeks),
      }),
      ...(ties && {
        ties: ties
          .map((one) => tieWords[one])
          .reduce((before, after) => fill(tieWords.next, { before, after })),
      }),
      ...(scores && { score: outOfTen(locale, scores[0]), otherScore: outOfTen(locale, scores[1]) }),
      ...(territories && {
        countries: list.format(territories.map((one) => names[locale].territories[one])),
      }),
    };
    const artists = releases && releases.length > 0 && list.format(releases.map(({ artist }) => artist));
    return {
      title: fill(title, values),
      text: fill(text, values) + (artists ? ` ${fill(named, { names: artists })}` : ''),
    };
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

  price(locale: Locale, fee: Fee, spend: number): string {
    const sum = feeSum(locale, feeTexts(locale), fee, spend);
    return priceOf(spend, fee) ? sum : `${sum}. ${texts[locale].feeNotCounted}`;
  },

  basis(
    locale: Locale,
    {
      basis,
      hasSeason,
      coverage,
      announced,
    }: { basis: Basis; hasSeason: boolean; coverage: number; announced: number },
  ): string {
    const words = texts[locale].basis;
    const kindOf = (): keyof typeof words => {
      if (basis === 'season' && announced === 0 && Math.round(100 * coverage) === 0) return 'far';
      if (basis === 'mixed' && !hasSeason) return 'scaled';
      return basis === 'calendar' && announced > 0 ? 'few' : basis;
    };
    return fill(words[kindOf()], {
      share: formatPercent(locale, coverage),
      cap: formatNumber(locale, CALENDAR_CAP / 10),
      ten: 10,
    });
  },

  step: (locale: Locale, key: PlanStep['key']): string => fill(texts[locale].steps[key], figuresIn(locale)),

  consequence(locale: Locale, key: PlanStep['key']): string {
    const { consequences } = texts[locale];
    return key in consequences ? consequences[key as keyof typeof consequences] : consequences.other;
  },

  calendar(locale: Locale, friday: string) {
    const { name, file } = texts[locale].calendar;
    return { name: fill(name, { day: formatDayOfMonth(locale, friday) }), file: `${file}-${friday}.ics` };
  },

  calendarDay(locale: Locale, { key, daysBefore, until }: PlanStep) {
    const { calendar } = texts[locale];
    const note = fill(calendar.note, { days: formatNumber(locale, daysBefore) });
    const last = until === null ? '' : ` ${fill(calendar.until, { day: formatDayOfMonth(locale, until) })}`;
    return { title: plannerTexts.step(locale, key), text: note + last };
  },
};
