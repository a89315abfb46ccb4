import type { ReportDto, ReportStep } from '../../contracts/content-report.ts';
import { defaultLocale, isLocale } from '../../domain/locale/locale.ts';
import { mayContest, type ReportMeasure, type ReportOutcome } from '../../domain/report/content-report.ts';
import { excerptOf } from '../../domain/review/excerpt.ts';
import { type RefusalGround, unlawfulGrounds } from '../../domain/review/refusal-grounds.ts';
import { searchKey } from '../../domain/text/search-key.ts';
import { type Asker, actorOf } from '../asker.ts';
import type { Ports } from '../ports/all-ports.ts';
import type { NewMail } from '../ports/mail.ts';
import type { Publisher } from '../ports/plan-mails.ts';
import type { ReportChange, ReviewStep, StoredReport } from '../ports/privacy/content-reports.ts';
import { fail, failFields, ok, type Result } from '../result.ts';
import { readNumber } from './read-reports.ts';
import { contestEnd, reportDto, reportedReview, wasUpheld } from './report-dto.ts';
import { isShortenedBy, reviewEffect, toldWords } from './reported-review.ts';

type Failures = 'not_found' | 'report_conflict' | 'invalid_fields';
/** What a step writes, or the wrong fields. */
type Planned = { change: ReportChange; mails: NewMail[]; review?: ReviewStep };

/**
 * Makes one step of a report: read (`look`), a question to its sender (`ask`), a decision (`uphold`, `dismiss`), or a
 * contested decision (`again`, once within six months). Upholding the report of a review takes the review off the pages, or cuts a
 * passage out of it, with a statement of reasons to its author in place of the usual mail; reversing that puts it back, in the same
 * transaction. Any other content is changed by staff before. No words to the author may contain the name or the address of
 * the person who reported.
 */
export async function stepReport(
  ports: Ports,
  number: string,
  step: ReportStep,
  asker: Asker,
): Promise<Result<ReportDto, Failures>> {
  const report = await ports.contentReports.find(readNumber(number));
  if (!report) return fail('not_found');
  if (report.version !== step.version) return fail('report_conflict');
  const actor = actorOf(ports, asker);
  const planned = await planOf(ports, report, step, actor);
  if (!planned) return fail('report_conflict');
  if ('wrong' in planned) return failFields(planned.wrong);
  const after = await ports.contentReports.step(report.number, step.version, planned.change, {
    log: { at: actor.at, act: step.act, actorId: actor.actorId },
    entry: {
      ...actor,
      action: 'report_handled',
      subject: null,
      before: null,
      after: { number: report.number },
    },
    mails: planned.mails,
    review: planned.review,
  });
  if (after === undefined) return fail('not_found');
  if (after === 'conflict') return fail('report_conflict');
  if (planned.review) await ports.reviewsChanged();
  return ok(await reportDto(ports, after, actor.actorId));
}

type Actor = ReturnType<typeof actorOf>;

/** Returns what a step writes; `undefined`: the report is in a state without this step. */
async function planOf(
  ports: Ports,
  report: StoredReport,
  step: ReportStep,
  actor: Actor,
): Promise<Planned | { wrong: Record<string, string> } | undefined> {
  const open = report.state === 'received' || report.state === 'asked';
  const { at } = actor;
  const words = step.words ?? '';
  switch (step.act) {
    case 'look':
      if (!open) return undefined;
      if (step.evident === undefined) return { wrong: { evident: 'report_evident' } };
      return { change: { evident: step.evident, lookedAt: report.lookedAt ?? at }, mails: [] };
    case 'ask':
      // One question, whose answer arrives by e-mail.
      if (!open || report.askedAt !== null || report.email === null) return undefined;
      if (words === '') return { wrong: { words: 'report_words' } };
      return {
        change: { state: 'asked', askedAt: at, question: words, lookedAt: report.lookedAt ?? at },
        mails: toNotifier(ports, report, (texts, facts) =>
          texts.question(localeOf(report), { ...facts, words }),
        ),
      };
    case 'dismiss':
      return open ? dismissed(ports, report, words, actor) : undefined;
    case 'uphold':
      return open ? upheld(ports, report, step, words, actor) : undefined;
    case 'again':
      if (!mayContest(report, at)) return undefined;
      if (step.by === undefined) return { wrong: { by: 'report_by' } };
      // Every report has an explanation until the data of its sender are erased.
      if (step.by === 'notifier' && report.explanation === null) return undefined;
      return { change: { state: 'received', againAt: at, contestedBy: step.by }, mails: [] };
  }
}

/** Returns the reported review; a review that keeps somebody out stays as it is: its page is mended. */
const reviewOf = async (ports: Ports, report: StoredReport) =>
  report.reason === 'accessibility' ? undefined : reportedReview(ports, report);

async function dismissed(ports: Ports, report: StoredReport, words: string, actor: Actor) {
  const review = await reviewOf(ports, report);
  if (review) {
    // No removal, so the ground is not read.
    const effect = reviewEffect(
      ports,
      report,
      review,
      { upholds: false, ground: 'illegal', words, law: '' },
      actor,
    );
    return decisionOf(ports, report, { measure: null, ground: null, words, ...effect }, actor);
  }
  const isErased = report.subject === 'review' && report.reason !== 'accessibility';
  // Any other content was put back by hand.
  const outcome = isErased ? 'absent' : wasUpheld(report) ? 'restored' : 'kept';
  return decisionOf(ports, report, { measure: null, ground: null, words, outcome }, actor);
}

async function upheld(
  ports: Ports,
  report: StoredReport,
  { measure, ground: typed, law: named = '', excerpt: kept }: ReportStep,
  words: string,
  actor: Actor,
) {
  const review = await reviewOf(ports, report);
  if (!review) {
    // A page is mended, and content is taken away.
    if (measure === undefined || (measure === 'mended') !== (report.reason === 'accessibility'))
      return { wrong: { measure: 'report_measure' } };
    return decisionOf(ports, report, { measure, ground: null, words, outcome: measure }, actor);
  }
  const ground = typed ?? null;
  if (review.own && ground === null) return { wrong: { ground: 'ground_error' } };
  const isCut = measure === 'shortened';
  // Only a review of the site can be shortened, and once: a second cut would hide which report caused the first.
  const isConfirmed = isShortenedBy(report, review);
  if (isCut && !(review.own && review.status === 'approved' && (review.excerpt === null || isConfirmed)))
    return { wrong: { measure: 'report_measure' } };
  const excerpt = isConfirmed ? (review.excerpt ?? undefined) : excerptOf(review.comment ?? '', kept ?? '');
  const law = review.own && ground !== null && unlawfulGrounds.includes(ground) ? named : '';
  const wrong = {
    ...(review.own &&
      ground !== null &&
      unlawfulGrounds.includes(ground) &&
      law === '' && { law: 'report_law' }),
    ...(isCut && excerpt === undefined && { excerpt: 'report_excerpt' }),
  };
  if (Object.keys(wrong).length > 0) return { wrong };
  const verdict = {
    upholds: true,
    ground: ground ?? 'illegal',
    words,
    law,
    ...(isCut && { excerpt }),
  };
  const effect = reviewEffect(ports, report, review, verdict, actor);
  return decisionOf(
    ports,
    report,
    {
      measure: isCut ? 'shortened' : review.own ? 'removed' : 'hidden',
      ground,
      words: words && toldWords(ports, localeOf(report), verdict),
      ...effect,
    },
    actor,
  );
}

interface Decided {
  measure: ReportMeasure | null;
  ground: RefusalGround | null;
  words: string;
  outcome: ReportOutcome;
  cuts?: number;
  review?: ReviewStep;
  /** To the author. */
  mails?: NewMail[];
}

function decisionOf(
  ports: Ports,
  report: StoredReport,
  { measure, ground, words, outcome, cuts = 0, review, mails = [] }: Decided,
  { at, actorId }: Actor,
): Planned | { wrong: Record<string, string> } {
  if (words === '') return { wrong: { words: 'report_words' } };
  // An answer about accessibility has no other reader than the person.
  if (report.reason !== 'accessibility' && namesNotifier(words, report))
    return { wrong: { words: 'report_names_notifier' } };
  const until = contestEnd(report, at);
  return {
    change: {
      state: measure === null ? 'dismissed' : 'upheld',
      measure,
      ground,
      words,
      decidedAt: at,
      decidedBy: actorId,
      lookedAt: report.lookedAt ?? at,
    },
    ...(review && { review }),
    mails: [
      ...mails,
      ...toNotifier(ports, report, (texts, facts) =>
        texts.decision(localeOf(report), { ...facts, reason: report.reason, outcome, words, cuts, until }),
      ),
    ],
  };
}

function toNotifier(
  { ids, publisher, reportTexts }: Ports,
  { number, email, suspect }: StoredReport,
  write: (texts: Ports['reportTexts'], facts: Publisher & { number: number }) => Omit<NewMail, 'id' | 'to'>,
): NewMail[] {
  // A program may have typed the address of another person.
  if (email === null || suspect) return [];
  return [{ id: ids.next(), to: email, ...write(reportTexts, { number, ...publisher() }) }];
}

const localeOf = ({ locale }: StoredReport) => (isLocale(locale) ? locale : defaultLocale);

/** Whether a text contains the name or the e-mail address of the person who reported, accents and capitals aside. */
function namesNotifier(words: string, { name, email }: StoredReport): boolean {
  const text = ` ${searchKey(words).replace(/[^\p{L}\p{N}@.]+/gu, ' ')} `;
  return [name, email].some((typed) => {
    const key = searchKey(typed ?? '')
      .replace(/[^\p{L}\p{N}@.]+/gu, ' ')
      .trim();
    return key !== '' && text.includes(` ${key}`);
  });
}
