import type { ReportDto, ReportStep } from '../../contracts/content-report.ts';
import { defaultLocale, isLocale } from '../../domain/locale/locale.ts';
import { contestUntil, mayContest, type ReportMeasure } from '../../domain/report/content-report.ts';
import type { RefusalGround } from '../../domain/review/refusal-grounds.ts';
import { searchKey } from '../../domain/text/search-key.ts';
import { type Asker, actorOf } from '../asker.ts';
import type { Ports } from '../ports/all-ports.ts';
import type { NewMail } from '../ports/mail.ts';
import type { JudgedReview } from '../ports/moderation.ts';
import type { Publisher } from '../ports/plan-mails.ts';
import type { ReportChange, StoredReport } from '../ports/privacy/content-reports.ts';
import { fail, failFields, ok, type Result } from '../result.ts';
import { readNumber } from './read-reports.ts';
import { languageOf, reportDto, reportedReview } from './report-dto.ts';

type Failures = 'not_found' | 'report_conflict' | 'invalid_fields';
/** What a step writes, or the wrong fields. */
type Planned = { change: ReportChange; mails: NewMail[]; takeDown?: TakeDown };
interface TakeDown {
  review: JudgedReview;
  ground: RefusalGround;
  words: string;
}

/**
 * Makes one step of a report: read (`look`), a question to its sender (`ask`), a decision (`uphold`, `dismiss`), or a
 * contested decision (`again`, once within six months). Upholding the report of a review takes the review off the pages,
 * with a statement of reasons to its author in place of the usual mail; any other content is changed by staff before. No
 * words to the author may contain the name or the address of the person who reported.
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
  if (planned.takeDown) await takeDown(ports, report, planned.takeDown, actor);
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
  });
  if (after === undefined) return fail('not_found');
  if (after === 'conflict') return fail('report_conflict');
  return ok(await reportDto(ports, after, actor.actorId));
}

type Actor = ReturnType<typeof actorOf>;

/** Returns what a step writes; `undefined`: the report is in a state without this step. */
async function planOf(
  ports: Ports,
  report: StoredReport,
  step: ReportStep,
  { at, actorId }: Actor,
): Promise<Planned | { wrong: Record<string, string> } | undefined> {
  const open = report.state === 'received' || report.state === 'asked';
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
      return open ? decisionOf(ports, report, null, null, words, { at, actorId }) : undefined;
    case 'uphold':
      return open ? upheld(ports, report, step, words, { at, actorId }) : undefined;
    case 'again':
      if (!mayContest(report, at)) return undefined;
      if (step.by === undefined) return { wrong: { by: 'report_by' } };
      return { change: { state: 'received', againAt: at, contestedBy: step.by }, mails: [] };
  }
}

async function upheld(
  ports: Ports,
  report: StoredReport,
  { measure, ground }: ReportStep,
  words: string,
  by: Pick<Actor, 'at' | 'actorId'>,
) {
  // A review that keeps somebody out stays: its page is mended.
  const isBarrier = report.reason === 'accessibility';
  const review = isBarrier ? undefined : await reportedReview(ports, report);
  if (!review) {
    // A page is mended, and content is taken away.
    if (measure === undefined || (measure === 'mended') !== isBarrier)
      return { wrong: { measure: 'report_measure' } };
    return decisionOf(ports, report, measure, null, words, by);
  }
  if (review.own && ground === undefined) return { wrong: { ground: 'ground_error' } };
  const planned = decisionOf(ports, report, review.own ? 'removed' : 'hidden', ground ?? null, words, by);
  if ('wrong' in planned) return planned;
  return { ...planned, takeDown: { review, ground: ground ?? 'illegal', words } };
}

function decisionOf(
  ports: Ports,
  report: StoredReport,
  measure: ReportMeasure | null,
  ground: RefusalGround | null,
  words: string,
  { at, actorId }: Pick<Actor, 'at' | 'actorId'>,
): Planned | { wrong: Record<string, string> } {
  if (words === '') return { wrong: { words: 'report_words' } };
  // An answer about accessibility has no other reader than the person.
  if (report.reason !== 'accessibility' && namesNotifier(words, report))
    return { wrong: { words: 'report_names_notifier' } };
  const until = report.againAt === null ? contestUntil(at) : null;
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
    mails: toNotifier(ports, report, (texts, facts) =>
      texts.decision(localeOf(report), { ...facts, reason: report.reason, measure, words, until }),
    ),
  };
}

/**
 * Takes a review off the pages. The statement of reasons (article 17) is the mail of the decision, so that its author gets
 * one mail and not two; a review that is off the pages already does not change.
 */
async function takeDown(
  ports: Ports,
  report: StoredReport,
  { review, ground, words }: TakeDown,
  actor: Actor,
): Promise<void> {
  const locale = languageOf(review);
  await ports.moderation.decide(
    [review.id],
    {
      to: 'rejected',
      ground: review.own ? ground : null,
      reason: words,
      at: actor.at,
      actorId: actor.actorId,
      of: review.own ? 'site' : 'elsewhere',
    },
    (now) => {
      if (now.status === 'rejected') return { kind: 'unchanged' };
      // A sample has the address of an invented person.
      const to = now.own && !now.demo ? now.email : null;
      const statement = {
        number: report.number,
        writtenAt: now.createdAt,
        ground,
        words,
        until: report.againAt === null ? contestUntil(actor.at) : null,
        ...ports.publisher(),
      };
      return {
        kind: 'write',
        entry: {
          ...actor,
          action: now.own ? 'review_decided' : 'review_hidden',
          subject: now.id,
          before: now.own ? { status: now.status } : null,
          after: now.own ? { status: 'rejected' } : null,
        },
        mail:
          to === null
            ? undefined
            : {
                id: ports.ids.next(),
                mail: { to, ...ports.reportTexts.statement(locale, statement) },
                due: actor.at,
              },
      };
    },
  );
  await ports.reviewsChanged();
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
