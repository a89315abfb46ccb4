import type { OwnData } from '../../contracts/own-data.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { MAIL_KEPT_MS } from '../../domain/mail/states.ts';
import { LIST_HANDED_MS, LIST_WAITING_MS } from '../../domain/reminder/artist-list.ts';
import { CONFIRM_MS, ENDED_MS } from '../../domain/reminder/reminder.ts';
import { NOTIFIER_YEARS } from '../../domain/report/content-report.ts';
import { REVIEW_YEARS } from '../../domain/review/disclosures.ts';
import { QUARANTINE_DAYS } from '../../domain/spam/spam.ts';
import { agencyDay } from '../../domain/time/agency-day.ts';
import { KEPT_DAYS } from '../../domain/watch/watch.ts';
import { ownData } from '../../i18n/dictionaries/own-data/index.ts';
import { formatDate } from '../../i18n/format.ts';

const DAY_MS = 86_400_000;

type Reminder = OwnData['reminders'][number];
type ArtistList = OwnData['artistLists'][number];
type Report = OwnData['reports'][number];
type Watch = OwnData['watches'][number];

/**
 * Returns how long each thing of a person is stored: the day with the rule that makes it, or the rule alone while the day depends
 * on something that has not happened.
 */
export function ownDataUntil(locale: Locale) {
  const t = ownData[locale].until;
  /** @param day of the agency's calendar */
  const dated = (day: string, rule: string) => `${formatDate(locale, Date.parse(day))}, ${rule}`;
  const after = (at: string, ms: number, rule: string) => dated(agencyDay(Date.parse(at) + ms), rule);
  const yearsAfter = (at: string, years: number, rule: string) => {
    const moment = new Date(at);
    return dated(agencyDay(moment.setUTCFullYear(moment.getUTCFullYear() + years)), rule);
  };
  const unconfirmed = (askedAt: string) => after(askedAt, CONFIRM_MS, t.unconfirmed);
  return {
    lead: (end: OwnData['leadsEnd']) => (end ? dated(end.on, end.kept ? t.leadKept : t.lead) : t.lead),
    review: (createdAt: string) => yearsAfter(createdAt, REVIEW_YEARS, t.review),
    mails: (lastAt: string) => after(lastAt, MAIL_KEPT_MS, t.mails),
    quarantined: (createdAt: string) => after(createdAt, QUARANTINE_DAYS * DAY_MS, t.quarantined),
    unconfirmed,
    reminder: ({ state, confirmedAt, askedAt, dueAt }: Reminder) => {
      if (confirmedAt === null) return unconfirmed(askedAt);
      // A page that is offline or has no date pauses its reminders. When it did is not known here.
      return state === 'paused' ? t.reminderPaused : after(dueAt, ENDED_MS, t.reminder);
    },
    artistList: ({ handedAt, consentedAt }: ArtistList) =>
      handedAt === null
        ? after(consentedAt, LIST_WAITING_MS, t.artistListWaiting)
        : after(handedAt, LIST_HANDED_MS, t.artistListHanded),
    watch: ({ state, askedAt, endsOn }: Watch) => {
      if (state === 'unconfirmed') return unconfirmed(askedAt);
      return state === 'ended' ? t.watch : after(endsOn, KEPT_DAYS * DAY_MS, t.watch);
    },
    report: ({ state, decidedAt }: Pick<Report, 'state' | 'decidedAt'>) =>
      decidedAt === null || (state !== 'upheld' && state !== 'dismissed')
        ? t.report
        : yearsAfter(decidedAt, NOTIFIER_YEARS, t.report),
  };
}
