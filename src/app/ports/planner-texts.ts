import type { Fee } from '../../domain/fee/fee.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import type { Advice } from '../../domain/planner/advice.ts';
import type { BandVerdict } from '../../domain/planner/break-even.ts';
import type { CalendarDay } from '../../domain/planner/calendar-file.ts';
import type { Expected } from '../../domain/planner/expected-releases.ts';
import type { PlanStep } from '../../domain/planner/plan-steps.ts';

/** A heading and a sentence for a reader. */
export interface Words {
  title: string;
  text: string;
}

/** The words of the planner's answer, in each language. Days are `2027-01-08`. */
export interface PlannerTexts {
  advice(locale: Locale, advice: Advice): Words;
  verdict(locale: Locale, verdict: BandVerdict): Words;
  /** Returns the price of a spend with its fee, and whether the sum includes the fee. */
  price(locale: Locale, fee: Fee, spend: number): string;
  /** `announced`: the known releases of the Friday. */
  basis(
    locale: Locale,
    basis: Pick<Expected, 'basis' | 'hasSeason' | 'coverage'> & { announced: number },
  ): string;
  step(locale: Locale, key: PlanStep['key']): string;
  /** Returns the consequence of a step that is too late. */
  consequence(locale: Locale, key: PlanStep['key']): string;
  /** Name of the calendar and of its file, which is ASCII and ends in `.ics`. */
  calendar(locale: Locale, friday: string): { name: string; file: string };
  calendarDay(locale: Locale, step: PlanStep): Pick<CalendarDay, 'title' | 'text'>;
}
