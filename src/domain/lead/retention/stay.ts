import { ANSWER_DAYS } from '../../newsletter/newsletter.ts';
import { dayName, dayNumber } from '../../time/agency-day.ts';
import { endOf } from './ends.ts';

/** The question to a person whether their leads are to be kept. Days are the agency's, `2026-12-14`. */

/** Returns the last day for an answer to a question of this day. */
export const answerUntil = (today: string): string => dayName(dayNumber(today) + ANSWER_DAYS);

/** The share of the mails a second that questions take: the rest is for mails that a person expects at once. */
const QUESTIONS_SHARE = 0.5;

/**
 * Returns the milliseconds between the mails of two questions.
 * @param perSecond the most mails a second, by the settings
 */
export const questionGapMs = (perSecond: number): number => Math.ceil(1000 / (perSecond * QUESTIONS_SHARE));

interface Ending {
  /** The last contact by the person, in epoch milliseconds. */
  contactAt: number;
  /** The question since that contact; null: not asked. */
  asked: { until: string } | null;
}

/** Returns the day on whose night the leads of a person end: never before the last day for an answer. */
export function lastDayOf({ contactAt, asked }: Ending): string {
  const end = endOf(contactAt);
  return asked && asked.until > end ? asked.until : end;
}

/** Returns the later of two days; null: there is one only. */
export const laterDay = (day: string, other: string | null): string =>
  other !== null && other > day ? other : day;

/** Whether a person may still answer, so that nothing of them is deleted. */
export const awaitsAnswer = ({ asked }: Pick<Ending, 'asked'>, today: string): boolean =>
  asked !== null && asked.until >= today;

/** Why a person cannot be asked. */
export const unaskable = ['address', 'sample', 'asked'] as const;
export type Unaskable = (typeof unaskable)[number];

/**
 * Returns why a person cannot be asked: no address, made-up data, or asked already since the last contact, by a mail that
 * was not given up. Null: it can.
 */
export function whyUnaskable(person: {
  email: string;
  demo: boolean;
  asked: { isLost: boolean } | null;
}): Unaskable | null {
  if (person.demo) return 'sample';
  if (person.email === '') return 'address';
  return person.asked === null || person.asked.isLost ? null : 'asked';
}
