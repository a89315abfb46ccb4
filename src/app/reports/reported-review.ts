import type { ReportOutcome } from '../../domain/report/content-report.ts';
import type { RefusalGround } from '../../domain/review/refusal-grounds.ts';
import type { actorOf } from '../asker.ts';
import type { Ports } from '../ports/all-ports.ts';
import type { NewMail } from '../ports/mail.ts';
import type { JudgedReview } from '../ports/moderation.ts';
import type { ReviewStep, StoredReport } from '../ports/privacy/content-reports.ts';
import { contestEnd, languageOf, takenDownBy, wasUpheld } from './report-dto.ts';

export interface Verdict {
  upholds: boolean;
  /** Of a removal. */
  ground: RefusalGround;
  words: string;
}

/** What a decision about a report does with the reported review, what the mail to the notifier says of it, and the author's mail. */
export interface ReviewEffect {
  outcome: ReportOutcome;
  review: ReviewStep;
  /** The author's mail, if nothing changes about the review; else the review's decision has it. */
  mails: NewMail[];
}

/**
 * Returns what a decision does with the review as it was read. The decision is refused, and no mail is sent, if the
 * review changes or is erased before it is written. A review that this report took down comes back when the contested
 * decision is reversed; one that was rejected for another reason stays rejected.
 */
export function reviewEffect(
  ports: Ports,
  report: StoredReport,
  review: JudgedReview,
  verdict: Verdict,
  actor: ReturnType<typeof actorOf>,
): ReviewEffect {
  const { own } = review;
  const { upholds, ground, words } = verdict;
  const isAgain = wasUpheld(report) && takenDownBy(report, review);
  const writes = isAgain || (upholds && review.status !== 'rejected');
  const outcome = outcomeOf(report, review, upholds);
  const mail = authorMail(ports, report, review, verdict, outcome, actor.at);
  const to = upholds ? 'rejected' : 'approved';
  return {
    outcome,
    mails: mail && !writes ? [mail] : [],
    review: {
      id: review.id,
      decision: {
        to,
        ground: upholds && own ? ground : null,
        reason: upholds ? words : null,
        at: actor.at,
        actorId: actor.actorId,
        of: own ? 'site' : 'elsewhere',
      },
      judge: (now) => {
        if (now.status !== review.status || now.decidedAt !== review.decidedAt) return { kind: 'conflict' };
        if (!writes) return { kind: 'unchanged' };
        return {
          kind: 'write',
          entry: {
            ...actor,
            action: own ? 'review_decided' : upholds ? 'review_hidden' : 'review_shown',
            subject: now.id,
            before: own ? { status: now.status } : null,
            after: own ? { status: to } : null,
          },
          mail: mail && { id: mail.id, mail, due: actor.at },
        };
      },
    },
  };
}

function outcomeOf(report: StoredReport, review: JudgedReview, upholds: boolean): ReportOutcome {
  if (upholds) return review.own ? 'removed' : 'hidden';
  if (wasUpheld(report) && (review.status === 'approved' || takenDownBy(report, review))) return 'restored';
  return review.status === 'approved' ? 'kept' : 'absent';
}

/**
 * Returns the mail to the author: the statement of reasons (article 17) in place of the usual mail of a refusal, or the
 * second decision about a removal. `undefined`: nothing changes for the author, or there is no address.
 */
function authorMail(
  { ids, publisher, reportTexts }: Ports,
  report: StoredReport,
  review: JudgedReview,
  { upholds, ground, words }: Verdict,
  outcome: ReportOutcome,
  at: number,
): NewMail | undefined {
  // A sample has the address of an invented person.
  if (!review.own || review.demo || review.email === null) return undefined;
  const locale = languageOf(review);
  const facts = { number: report.number, writtenAt: review.createdAt, words, ...publisher() };
  const to = review.email;
  if (upholds && review.status !== 'rejected')
    return {
      id: ids.next(),
      to,
      ...reportTexts.statement(locale, { ...facts, ground, until: contestEnd(report, at) }),
    };
  if (!wasUpheld(report)) return undefined;
  const second = upholds ? 'removed' : outcome === 'restored' ? 'restored' : 'absent';
  return {
    id: ids.next(),
    to,
    ...reportTexts.reviewed(locale, { ...facts, outcome: second, ground: upholds ? ground : null }),
  };
}
