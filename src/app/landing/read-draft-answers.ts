import type {
  DraftAnswerChange,
  DraftAnswerDto,
  DraftAnswerList,
  DraftAnswerSummary,
} from '../../contracts/landing/draft-answer.ts';
import { calledNames, type NameOf } from '../account/called-names.ts';
import { type Asker, actorOf } from '../asker.ts';
import type { Ports } from '../ports/all-ports.ts';
import type { DraftAnswer } from '../ports/landing/draft-answers.ts';
import type { ListedLanding } from '../ports/landing/landing.ts';
import { fail, ok, type Result } from '../result.ts';
import { landingEntry } from './landing-audit.ts';

/** Returns the answers to the draft of a page, newest first. */
export async function readDraftAnswers(
  ports: Ports,
  page: string,
): Promise<Result<DraftAnswerList, 'not_found'>> {
  if (!(await ports.landings.byId(page))) return fail('not_found');
  const nameOf = await calledNames(ports.accounts);
  const answers = await ports.draftAnswers.of(page);
  return ok({ answers: answers.map((answer) => answerDto(answer, nameOf)) });
}

/** Marks a remark as handled, or as open again. An approval cannot be handled: `not_found`. */
export async function handleRemark(
  ports: Ports,
  { page, answer }: { page: string; answer: string },
  { handled }: DraftAnswerChange,
  asker: Asker,
): Promise<Result<DraftAnswerDto, 'not_found'>> {
  const { at, actorId } = actorOf(ports, asker);
  const changed = await ports.draftAnswers.change<'not_found'>(page, answer, (before) => {
    if (before.kind === 'approval') return fail('not_found');
    if (handled === (before.handledAt !== null)) return { ok: true, after: before, entries: [] };
    const action = handled ? 'landing_remark_handled' : 'landing_remark_reopened';
    return {
      ok: true,
      after: { ...before, handledAt: handled ? at : null, handledBy: handled ? actorId : null },
      entries: [landingEntry(ports, asker, action, page, { after: { version: before.version } })],
    };
  });
  if (!changed?.ok) return fail('not_found');
  return ok(answerDto(changed.value, await calledNames(ports.accounts)));
}

/** Deletes an answer for good, such as a test or one whose author asks for it. Returns the remaining answers. */
export async function removeDraftAnswer(
  ports: Ports,
  { page, answer }: { page: string; answer: string },
  asker: Asker,
): Promise<Result<DraftAnswerList, 'not_found'>> {
  const removed = await ports.draftAnswers.remove(page, answer, ({ version }) =>
    landingEntry(ports, asker, 'landing_answer_deleted', page, { before: { version } }),
  );
  return removed ? readDraftAnswers(ports, page) : fail('not_found');
}

/** Returns the summary of the answers to a page's draft, by the page. One statement for all pages. */
export async function readAnswerSummaries(
  { draftAnswers }: Pick<Ports, 'draftAnswers'>,
  pages: readonly ListedLanding[],
): Promise<(page: ListedLanding) => DraftAnswerSummary> {
  const found = await draftAnswers.summaries(pages.map(({ id }) => id));
  return ({ id, version }) => {
    const { approved = null, remarks = 0 } = found.get(id) ?? {};
    return { approval: approved === null ? null : approved === version ? 'present' : 'former', remarks };
  };
}

const answerDto = (answer: DraftAnswer, nameOf: NameOf): DraftAnswerDto => ({
  ...answer,
  versionAt: new Date(answer.versionAt).toISOString(),
  at: new Date(answer.at).toISOString(),
  handledAt: answer.handledAt === null ? null : new Date(answer.handledAt).toISOString(),
  handledBy: answer.handledBy === null ? null : nameOf(answer.handledBy),
});
