import type { Locale } from '../../domain/locale/locale.ts';
import type { ReportOutcome } from '../../domain/report/content-report.ts';
import { passagesOf } from '../../domain/review/excerpt.ts';
import type { RefusalGround } from '../../domain/review/refusal-grounds.ts';
import type { actorOf } from '../asker.ts';
import type { Ports } from '../ports/all-ports.ts';
import type { NewMail } from '../ports/mail.ts';
import type { JudgedReview } from '../ports/moderation.ts';
import type { ReviewStep, StoredReport } from '../ports/privacy/content-reports.ts';
import { contestEnd, languageOf, takenDownBy, wasUpheld } from './report-dto.ts';

export interface Verdict {
  upholds: boolean;
  /** Of a removal or a cut. */
  ground: RefusalGround;
  words: string;
  /** The provision of the law, for one of `unlawfulGrounds`; else empty. */
  law: string;
  /** What stays of the review if a passage is cut; absent: it is removed. */
  excerpt?: string | undefined;
}

/** What a decision about a report does with the reported review, what the mail to the notifier says of it, and the author's mail. */
export interface ReviewEffect {
  outcome: ReportOutcome;
  /** The number of passages that are cut out of the review. */
  cuts: number;
  review: ReviewStep;
  /** The author's mail, if nothing changes about the review; else the review's decision has it. */
  mails: NewMail[];
}

/**
 * Returns what a decision does with the review as it was read. The decision is refused, and no mail is sent, if the
 * review changes or is erased before it is written. A review that this report took down comes back when the contested
 * decision is reversed, and one that it shortened is whole again; one that was rejected for another reason stays rejected.
 */
export function reviewEffect(
  ports: Ports,
  report: StoredReport,
  review: JudgedReview,
  verdict: Verdict,
  actor: ReturnType<typeof actorOf>,
): ReviewEffect {
  const { own } = review;
  const { upholds, ground, excerpt } = verdict;
  const isCut = upholds && excerpt !== undefined;
  const isAgain = wasUpheld(report) && takenDownBy(report, review);
  const isWhole = !upholds && isShortenedBy(report, review);
  const writes =
    isWhole || (isCut ? excerpt !== review.excerpt : isAgain || (upholds && review.status !== 'rejected'));
  const outcome = outcomeOf(report, review, verdict);
  const mail = authorMail(ports, report, review, verdict, outcome, actor.at);
  const to = upholds && !isCut ? 'rejected' : 'approved';
  return {
    outcome,
    cuts: cutPassages(review, verdict).length,
    mails: mail && !writes ? [mail] : [],
    review: {
      id: review.id,
      decision: {
        to,
        ground: upholds && own ? ground : null,
        reason: upholds ? toldWords(ports, languageOf(review), verdict) : null,
        ...((isCut || isWhole) && { excerpt: excerpt ?? null }),
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

/** Returns the reason as a reader learns it, and as it is stored: with the sentence that names the provision of the law. */
export const toldWords = (
  { reportTexts }: Pick<Ports, 'reportTexts'>,
  locale: Locale,
  { words, law }: Pick<Verdict, 'words' | 'law'>,
): string => (law === '' ? words : `${words}\n${reportTexts.provision(locale, law)}`);

/** Returns the passages that a decision cuts out of a review. */
const cutPassages = ({ comment }: JudgedReview, { upholds, excerpt }: Verdict): string[] =>
  upholds && excerpt !== undefined ? passagesOf(comment ?? '', excerpt) : [];

/** Whether a review is without a passage because of this report, whose decision is now contested. */
export const isShortenedBy = (report: StoredReport, { status, excerpt }: JudgedReview): boolean =>
  wasUpheld(report) && report.measure === 'shortened' && status === 'approved' && excerpt !== null;

function outcomeOf(report: StoredReport, review: JudgedReview, { upholds, excerpt }: Verdict): ReportOutcome {
  if (upholds) return excerpt !== undefined ? 'shortened' : review.own ? 'removed' : 'hidden';
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
  verdict: Verdict,
  outcome: ReportOutcome,
  at: number,
): NewMail | undefined {
  const { upholds, ground, words, law, excerpt } = verdict;
  const passages = cutPassages(review, verdict);
  // A sample has the address of an invented person.
  if (!review.own || review.demo || review.email === null) return undefined;
  const locale = languageOf(review);
  const facts = { number: report.number, writtenAt: review.createdAt, words, ...publisher() };
  const to = review.email;
  const isConfirmed = excerpt !== undefined && excerpt === review.excerpt;
  if (upholds && review.status !== 'rejected' && !isConfirmed)
    return {
      id: ids.next(),
      to,
      ...reportTexts.statement(locale, {
        ...facts,
        ...{ ground, law, until: contestEnd(report, at) },
        measure: excerpt === undefined ? 'removed' : 'shortened',
        passages,
      }),
    };
  if (!wasUpheld(report)) return undefined;
  const second = upholds
    ? isConfirmed
      ? 'shortened'
      : 'removed'
    : outcome !== 'restored'
      ? 'absent'
      : isShortenedBy(report, review)
        ? 'whole'
        : 'restored';
  return {
    id: ids.next(),
    to,
    ...reportTexts.reviewed(locale, {
      ...facts,
      ...{ outcome: second, ground: upholds ? ground : null, law, cuts: passages.length },
    }),
  };
}
