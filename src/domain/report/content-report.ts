import { agencyDay, agencyDayStart, dayName, dayNumber } from '../time/agency-day.ts';

/**
 * Reports of illegal content, after articles 16 and 17 of Regulation (EU) 2022/2065 (DSA), and of pages that keep somebody out: the
 * way to contact that the accessibility statement owes (RGAA 4.1.2).
 */

/** The number of the regulation, as the mails name it. */
export const DSA_NUMBER = '2022/2065';

/** Path of the page with the form, without language prefix. It is noindex and not in the site map. */
export const REPORT_PATH = '/signaler';
/** The parameter that names the reported content. */
export const OBJECT_PARAMETER = 'objet';

/** Why the content is illegal, as the person who reports it sees it. */
export const reportReasons = [
  'false',
  'insult',
  'personal_data',
  'copyright',
  'trademark',
  'fraud',
  'child_protection',
  'accessibility',
  'other',
] as const;
export type ReportReason = (typeof reportReasons)[number];

/** The parameter `objet` of the form about accessibility, which the statement links to. */
export const ACCESSIBILITY_OBJECT = 'accessibilite';

/** Reasons whose report needs neither name nor address: article 16(2)(c), and nobody has to say who they are to be kept out. */
export const namelessReasons: readonly ReportReason[] = ['child_protection', 'accessibility'];

/** The least characters of an explanation: article 16(2)(a) asks for a sufficiently substantiated one. */
export const EXPLANATION_MIN = 30;
export const EXPLANATION_MAX = 5000;
export const ADDRESS_MAX = 500;
/** The most characters of a provision of the law. */
export const LAW_MAX = 200;

/** `asked`: the person who reported it has to answer a question. */
export const reportStates = ['received', 'asked', 'upheld', 'dismissed'] as const;
export type ReportState = (typeof reportStates)[number];

/** The steps of staff, in the order of the log. */
export const reportActs = ['look', 'ask', 'uphold', 'dismiss', 'again'] as const;
export type ReportAct = (typeof reportActs)[number];

/** What was done with the content. */
export const contentMeasures = ['removed', 'hidden', 'shortened'] as const;
/** `mended`: a page that kept somebody out. */
export const reportMeasures = [...contentMeasures, 'mended'] as const;
export type ReportMeasure = (typeof reportMeasures)[number];

/**
 * What became of the content, as the mails about a decision say. `kept`: it stays. `restored`: it is back after a contested removal.
 * `absent`: the report is dismissed, but the content is off the pages for another reason, or was erased.
 */
export type ReportOutcome = ReportMeasure | 'kept' | 'restored' | 'absent';

/** Who contests a decision: the person who reported, or the author. */
export const contesters = ['notifier', 'author'] as const;
export type Contester = (typeof contesters)[number];

/** Days for a decision, from the report or from the answer that was asked for; also for an answer about accessibility. */
export const DECISION_DAYS = 7;
/** Days for the second decision. */
export const AGAIN_DAYS = 14;
/** Months in which a decision may be contested, once. */
export const CONTEST_MONTHS = 6;
/** Hours until a report about the protection of children is read. */
export const URGENT_HOURS = 4;
/** Years after the last decision for which name, address and texts of the person who reported are stored. */
export const NOTIFIER_YEARS = 1;
/** Hour of the agency's day at which a report has to be read. */
const CLOSING_HOUR = 18;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The content that a report is about; `address`: any other page of the site, named by its address. */
export type ReportSubject =
  | { kind: 'review' | 'testimonial' | 'page'; id: string }
  | { kind: 'address'; id: null };
export type SubjectKind = ReportSubject['kind'];

/** Reads the parameter `objet`: `avis-<id>`, `temoignage-<id>` or `page-<slug>`; anything else is an `address`. */
export function readReportObject(typed: string): ReportSubject {
  const [, word = '', id = ''] = /^(avis|temoignage|page)-([\w-]{1,80})$/.exec(typed) ?? [];
  const kind = ({ avis: 'review', temoignage: 'testimonial', page: 'page' } as const)[word];
  return kind ? { kind, id } : { kind: 'address', id: null };
}

/** Writes the parameter `objet`. */
export const reportObject = (kind: 'review' | 'testimonial' | 'page', id: string): string =>
  `${{ review: 'avis', testimonial: 'temoignage', page: 'page' }[kind]}-${id}`;

/** Path of the form about a content, with its parameter and without language prefix. */
export const reportAddress = (kind: 'review' | 'testimonial' | 'page', id: string): string =>
  `${REPORT_PATH}?${OBJECT_PARAMETER}=${reportObject(kind, id)}`;

export interface ReportTimes {
  state: ReportState;
  reason: ReportReason;
  receivedAt: number;
  /** When staff said whether it is evident; null: not read. */
  lookedAt: number | null;
  askedAt: number | null;
  /** When the decision was contested; null: it was not. */
  againAt: number | null;
  /** The last decision. */
  decidedAt: number | null;
}

/** Returns when the next step is due, in epoch milliseconds; null: the report is closed. */
export function reportDue({
  state,
  reason,
  receivedAt,
  lookedAt,
  askedAt,
  againAt,
}: ReportTimes): number | null {
  if (state === 'upheld' || state === 'dismissed') return null;
  if (againAt !== null) return againAt + AGAIN_DAYS * DAY_MS;
  if (state === 'asked' && askedAt !== null) return askedAt + DECISION_DAYS * DAY_MS;
  if (lookedAt !== null || reason === 'accessibility') return receivedAt + DECISION_DAYS * DAY_MS;
  return reason === 'child_protection' ? receivedAt + URGENT_HOURS * HOUR_MS : nextWorkingEvening(receivedAt);
}

/** Returns 18:00 of the next working day of the agency. Public holidays count as working days, which is the stricter side. */
function nextWorkingEvening(at: number): number {
  let day = dayNumber(agencyDay(at)) + 1;
  // Day 0 is a Thursday.
  while ([2, 3].includes(((day % 7) + 7) % 7)) day += 1;
  return agencyDayStart(dayName(day)) + CLOSING_HOUR * HOUR_MS;
}

/** Returns the end of the time in which a decision may be contested, in epoch milliseconds. */
export function contestUntil(decidedAt: number): number {
  const until = new Date(decidedAt);
  until.setUTCMonth(until.getUTCMonth() + CONTEST_MONTHS);
  return until.getTime();
}

/** Whether the decision may be contested: once, and within six months. */
export const mayContest = ({ decidedAt, againAt, state }: ReportTimes, now: number): boolean =>
  (state === 'upheld' || state === 'dismissed') &&
  againAt === null &&
  decidedAt !== null &&
  now <= contestUntil(decidedAt);

/** Returns the time before which reports must have been closed for their personal data to be deleted now. */
export function notifierEnds(now: number): number {
  const before = new Date(now);
  before.setUTCFullYear(before.getUTCFullYear() - NOTIFIER_YEARS);
  return before.getTime();
}
