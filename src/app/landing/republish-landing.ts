import type { LandingMove, LandingReturn } from '../../contracts/landing/landing.ts';
import { languagesOf } from '../../domain/landing/landing-content.ts';
import { landingState, shownVersion } from '../../domain/landing/landing-schedule.ts';
import { isSame } from '../../domain/value/is-same.ts';
import type { Asker } from '../asker.ts';
import type { Ports } from '../ports/all-ports.ts';
import type { JudgedLanding, StoredLanding, StoredLandingVersion } from '../ports/landing/landing.ts';
import { replanReminders } from '../reminder/replan-reminders.ts';
import { fail, ok, type Result } from '../result.ts';
import { landingEntry, onlineFacts } from './landing-audit.ts';
import { detailOf } from './landing-dto.ts';

/**
 * Unpublishes a page at once. Its versions, its slug and its draft stay. The result contains the input with which
 * `republishLanding` reverts this.
 */
export const takeOffline = (
  ports: Ports,
  id: string,
  asker: Asker,
): Promise<Result<LandingMove, 'not_found'>> =>
  move(ports, id, (before) => {
    const after: JudgedLanding = {
      ...before,
      liveVersion: null,
      publishedDraft: null,
      publishAt: null,
      unpublishAt: null,
      previousVersion: null,
      previousUntil: null,
      languages: languagesOf(before.content),
    };
    const entry = landingEntry(ports, asker, 'landing_unpublished', id, { before: onlineFacts(before) });
    return { after, entries: before.liveVersion === null ? [] : [entry] };
  });

/**
 * Republishes a published version, in place of the online one. It passed the check when it was published, and
 * versions never change, so it is not checked again.
 * @param input without times: online from now until the page's current end
 */
export async function republishLanding(
  ports: Ports,
  id: string,
  input: LandingReturn,
  asker: Asker,
): Promise<Result<LandingMove, 'not_found'>> {
  const [version, previous] = await Promise.all([
    ports.landings.version(id, input.number),
    input.previous ? ports.landings.version(id, input.previous.number) : undefined,
  ]);
  if (!version || (input.previous && !previous)) return fail('not_found');
  return move(ports, id, (before, now) => {
    const isOnline = shownVersion(before, now) !== undefined;
    const after: JudgedLanding = {
      ...before,
      languages: version.languages,
      publishedDraft: isSameDraft(before, version) ? before.version : null,
      liveVersion: version.number,
      publishAt: input.publishAt ?? now,
      unpublishAt:
        input.unpublishAt === undefined && isOnline ? before.unpublishAt : (input.unpublishAt ?? null),
      previousVersion: input.previous?.number ?? null,
      previousUntil: input.previous?.until ?? null,
    };
    const entry = landingEntry(ports, asker, 'landing_published', id, {
      before: before.liveVersion === null ? null : onlineFacts(before),
      after: onlineFacts(after),
    });
    return { after, entries: [entry] };
  });
}

async function move(
  ports: Ports,
  id: string,
  judge: (before: StoredLanding, now: number) => Pick<Moved, 'after' | 'entries'>,
): Promise<Result<LandingMove, 'not_found'>> {
  let before: LandingReturn | null = null;
  const changed = await ports.landings.change<'not_found'>(id, (page) => {
    if (page.deletedAt !== null) return fail('not_found');
    before = returnOf(page, ports.clock.now());
    return { ok: true, ...judge(page, ports.clock.now()) };
  });
  if (!changed?.ok) return fail('not_found');
  await ports.liveLandings.refresh();
  // The next answer already says whether its fans wait.
  await replanReminders(ports, id);
  return ok({ page: await detailOf(ports, changed.value), before });
}

interface Moved {
  after: JudgedLanding;
  entries: ReturnType<typeof landingEntry>[];
}

/** Returns the request that restores the current schedule; null if the page is neither online nor scheduled. */
function returnOf(page: StoredLanding, now: number): LandingReturn | null {
  const { liveVersion: number, publishAt, unpublishAt, previousVersion, previousUntil } = page;
  const state = landingState(page, now);
  if (number === null || state === 'draft' || state === 'ended') return null;
  const previous =
    previousVersion === null || previousUntil === null
      ? null
      : { number: previousVersion, until: previousUntil };
  return { number, publishAt, unpublishAt, previous };
}

const isSameDraft = (page: StoredLanding, version: StoredLandingVersion): boolean =>
  page.template === version.template && isSame(page.content, version.content);
