import type { DraftAnswered, DraftAnswerSubmission } from '../../contracts/landing/draft-answer.ts';
import { MAX_ANSWERS_A_DAY, placesOf } from '../../domain/landing/draft-answer.ts';
import { draftAnswerNotice } from '../mail/agency-notices.ts';
import type { Ports } from '../ports/all-ports.ts';
import { fail, ok, type Result, throttled } from '../result.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * Stores the answer of the holder of a secret link to the draft that the link shows: an approval of its version, or a
 * remark. The same answer to the same version is stored once. The audit entry contains neither name nor text: entries
 * are never erased.
 */
export async function answerDraft(
  ports: Ports,
  submission: DraftAnswerSubmission,
  requestId: string,
): Promise<Result<DraftAnswered, 'not_found' | 'rate_limited'>> {
  const { code, kind, name, locale } = submission;
  const at = ports.clock.now();
  const opened = await ports.landingPreviews.page(ports.landingCodes.hashOf(code), 'draft', at);
  // A version that does not exist yet was never shown.
  if (!opened || submission.version > opened.page.version) return fail('not_found');
  const { page } = opened;
  const isOlder = submission.version < page.version;
  const places = placesOf(page.template, page.content.shared);
  const stored = await ports.draftAnswers.add(
    page.id,
    {
      id: ports.ids.next(),
      kind,
      // The section may have been switched off meanwhile.
      place: kind === 'remark' && places.includes(submission.place) ? submission.place : 'page',
      text: kind === 'remark' ? submission.text : '',
      name,
      locale,
      version: submission.version,
      versionAt: isOlder ? Math.min(submission.versionAt, page.updatedAt) : page.updatedAt,
      at,
      handledAt: null,
      handledBy: null,
    },
    { since: at - DAY_MS, most: MAX_ANSWERS_A_DAY },
    {
      at,
      actorId: null,
      action: kind === 'approval' ? 'landing_draft_approved' : 'landing_draft_remarked',
      subject: page.id,
      before: null,
      after: { version: submission.version, locale },
      requestId,
    },
    draftAnswerNotice(ports, { page: page.id, title: page.title, kind }),
  );
  return stored === 'full' ? throttled(HOUR_MS) : ok({ isOlder });
}
