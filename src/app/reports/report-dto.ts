import type { ReportDto, ReportRowDto } from '../../contracts/content-report.ts';
import { defaultLocale, isLocale, type Locale } from '../../domain/locale/locale.ts';
import { contestUntil, mayContest, reportDue } from '../../domain/report/content-report.ts';
import { calledNames } from '../account/called-names.ts';
import type { Ports } from '../ports/all-ports.ts';
import type { JudgedReview } from '../ports/moderation.ts';
import type { StoredReport } from '../ports/privacy/content-reports.ts';

/** Returns a report as the list has it. */
export const reportRow = (report: StoredReport): ReportRowDto => ({
  number: report.number,
  subject: report.subject,
  reason: report.reason,
  state: report.state,
  receivedAt: iso(report.receivedAt),
  dueAt: isoOrNull(reportDue(report)),
  lookedAt: isoOrNull(report.lookedAt),
  again: report.againAt !== null,
  suspect: report.suspect,
});

/** Returns a report for the account that opened it, with the reported review as it is stored now. */
export async function reportDto(ports: Ports, report: StoredReport, accountId: string): Promise<ReportDto> {
  const [nameOf, review] = await Promise.all([calledNames(ports.accounts), reportedReview(ports, report)]);
  const { decidedAt, decidedBy, againAt } = report;
  return {
    ...reportRow(report),
    version: report.version,
    address: report.address,
    explanation: report.explanation,
    name: report.name,
    email: report.email,
    locale: report.locale,
    review: review
      ? {
          id: review.id,
          name: review.name,
          comment: review.comment,
          status: review.status,
          excerpt: review.excerpt,
          own: review.own,
          told: review.email !== null && !review.demo,
          takenDown: takenDownBy(report, review),
          locale: languageOf(review),
        }
      : null,
    evident: report.evident,
    question: report.question,
    measure: report.measure,
    ground: report.ground,
    words: report.words,
    decidedAt: isoOrNull(decidedAt),
    decidedBy: nameOf(decidedBy),
    wasUpheld: wasUpheld(report),
    ownDecision: againAt !== null && decidedBy === accountId,
    mayContest: mayContest(report, ports.clock.now()),
    contestUntil: decidedAt === null ? null : iso(contestUntil(decidedAt)),
    contestedBy: report.contestedBy,
  };
}

/** Returns the review that a report is about; `undefined`: it is about something else, or the review was deleted. */
export async function reportedReview(
  { moderation }: Pick<Ports, 'moderation'>,
  { subject, subjectId }: Pick<StoredReport, 'subject' | 'subjectId'>,
): Promise<JudgedReview | undefined> {
  if (subject !== 'review' || subjectId === null) return undefined;
  const [review] = await moderation.page({
    id: subjectId,
    status: 'approved',
    source: 'all',
    order: 'desc',
    page: 1,
    pageSize: 1,
  });
  return review;
}

/** Whether the decision that is now contested removed the content. */
export const wasUpheld = ({ againAt, measure }: StoredReport): boolean =>
  againAt !== null && measure !== null;

/** Whether the last decision about a review is that of this report, and took it off the pages. */
export const takenDownBy = (
  { decidedAt }: Pick<StoredReport, 'decidedAt'>,
  review: Pick<JudgedReview, 'status' | 'decidedAt'>,
): boolean => review.status === 'rejected' && decidedAt !== null && review.decidedAt === decidedAt;

/** Returns until when a decision made now may be contested, in epoch milliseconds; null: it is the second. */
export const contestEnd = ({ againAt }: Pick<StoredReport, 'againAt'>, now: number): number | null =>
  againAt === null ? contestUntil(now) : null;

/** Returns the language in which the author of a review is written to: that of the review. */
export const languageOf = ({ lang }: Pick<JudgedReview, 'lang'>): Locale =>
  isLocale(lang) ? lang : defaultLocale;

const iso = (time: number): string => new Date(time).toISOString();
const isoOrNull = (time: number | null): string | null => (time === null ? null : iso(time));
