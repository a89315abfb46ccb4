import type { FridayDto } from '../../../contracts/leads/planner.ts';
import type { WatchAnswer, WatchStep, WatchSubmission, WatchView } from '../../../contracts/watched-plan.ts';
import { WatchedRelease } from '../../../contracts/watched-plan.ts';
import { comparedPeriod } from '../../../domain/planner/choose-friday.ts';
import { fridayFrom } from '../../../domain/planner/fridays.ts';
import { spamSign } from '../../../domain/spam/spam.ts';
import { agencyDay } from '../../../domain/time/agency-day.ts';
import { KEPT_DAYS, watchEnds } from '../../../domain/watch/watch.ts';
import type { RequestFacts } from '../../leads/submit/lead-origin.ts';
import { sealLinkMail } from '../../mail/link-mail.ts';
import type { Ports } from '../../ports/all-ports.ts';
import type { WatchChange, WatchedPlan } from '../../ports/releases/watched-plans.ts';
import { fail, failFields, ok, type Result } from '../../result.ts';
import { fridayNow, measureWatched, watchedMonth } from './read-friday.ts';

const DAY_MS = 86_400_000;
/** The most confirmation mails to one address within a day: a visitor may type the address of another person. */
const MOST_A_DAY = 3;

/** Name under which the code of a watch is sealed. */
export const watchSecretName = (id: string): string => `watch.${id}`;

/**
 * Stores an unconfirmed watch of a Friday, and mails the link of its page, where one press confirms it. The answer is the same
 * whether a mail left: an address that watches the Friday already, or was typed too often, gets none; neither does a program.
 */
export async function watchFriday(
  ports: Ports,
  submission: WatchSubmission,
  facts: RequestFacts,
): Promise<Result<WatchAnswer, 'invalid_fields'>> {
  const { clock, ids, landingCodes, publisher, seal, watchedPlans, watchTexts } = ports;
  const now = clock.now();
  const release = WatchedRelease.parse(submission);
  const { friday } = release;
  const { from, to } = comparedPeriod(release.releaseDate);
  if (fridayFrom(friday) !== friday || friday < agencyDay(now) || friday < from || friday > to)
    return failFields({ friday: 'planner_month' });
  if (spamSign(submission) !== undefined) return ok({ friday });
  const { locale } = facts;
  const id = ids.next();
  const code = landingCodes.next();
  const { reading } = fridayNow(release, await measureWatched(ports, release, now), now);
  const { brand, url: siteUrl } = publisher();
  const mail = sealLinkMail(
    ports,
    submission.email,
    watchTexts.confirm(locale, { friday, code, brand, siteUrl }),
  );
  const plan: WatchedPlan = {
    id,
    email: submission.email,
    locale,
    release,
    state: 'unconfirmed',
    memory: { baseline: reading, pending: null, toldAt: null, readAt: now },
    askedAt: now,
    confirmedAt: null,
    endsOn: watchEnds(friday),
    endedAt: null,
    sealedCode: seal.close(watchSecretName(id), code),
  };
  const limit = { since: now - DAY_MS, most: MOST_A_DAY };
  const stored = await watchedPlans.add(plan, landingCodes.hashOf(code), mail, limit);
  ports.log.info({ watch: stored ? id : null, requestId: facts.requestId }, 'friday watched');
  return ok({ friday });
}

/** Returns the month of the Friday that a form asks to watch; empty: the plan is incomplete. */
export async function monthToWatch(ports: Ports, plan: object): Promise<FridayDto[]> {
  const { data: release } = WatchedRelease.safeParse(plan);
  if (!release || fridayFrom(release.friday) !== release.friday) return [];
  const now = ports.clock.now();
  return watchedMonth(release, await measureWatched(ports, release, now), now);
}

/** Returns the page of one watch, with what is known of its Friday now. Changes nothing: mail programs open links. */
export async function openWatch(ports: Ports, code: string): Promise<Result<WatchView, 'not_found'>> {
  const plan = await ports.watchedPlans.byCode(ports.landingCodes.hashOf(code));
  return plan ? ok(await viewOf(ports, plan)) : fail('not_found');
}

/**
 * Confirms a watch, keeps its Friday with what is known now, moves it to the better Friday, or stops it. A press that does not
 * fit the state, as a second one, changes nothing.
 */
export async function stepWatch(
  ports: Ports,
  { code, act }: WatchStep,
): Promise<Result<WatchView, 'not_found'>> {
  const { clock, landingCodes, watchedPlans } = ports;
  const plan = await watchedPlans.byCode(landingCodes.hashOf(code));
  if (!plan) return fail('not_found');
  const change = await changeOf(ports, plan, act, clock.now());
  if (change) await watchedPlans.change(plan, change);
  return ok(await viewOf(ports, change ? { ...plan, ...change } : plan));
}

async function changeOf(
  ports: Ports,
  plan: WatchedPlan,
  act: WatchStep['act'],
  now: number,
): Promise<WatchChange | undefined> {
  if (act === 'stop') return plan.state === 'ended' ? undefined : { state: 'ended', endedAt: now };
  if (plan.endsOn < agencyDay(now)) return undefined;
  if (act === 'confirm')
    return plan.state === 'unconfirmed' ? { state: 'watching', confirmedAt: now } : undefined;
  if (plan.state !== 'watching') return undefined;
  const measured = await measureWatched(ports, plan.release, now);
  const { reading, view } = fridayNow(plan.release, measured, now);
  if (act === 'keep') return { memory: { ...plan.memory, baseline: reading, pending: null, readAt: now } };
  if (!view.better) return undefined;
  const release = { ...plan.release, friday: view.better.friday };
  const baseline = fridayNow(release, measured, now).reading;
  return {
    release,
    endsOn: watchEnds(release.friday),
    memory: { ...plan.memory, baseline, pending: null, readAt: now },
  };
}

async function viewOf(ports: Ports, { state, release, endsOn, endedAt }: WatchedPlan): Promise<WatchView> {
  const now = ports.clock.now();
  const measured = await measureWatched(ports, release, now);
  const { view } = fridayNow(release, measured, now);
  const isEnded = state === 'ended' || endsOn < agencyDay(now);
  return {
    state: isEnded ? 'ended' : state,
    friday: release.friday,
    endsOn,
    // A watch that ended by itself in the last hour has no moment yet.
    erasedOn: isEnded ? agencyDay((endedAt ?? now) + KEPT_DAYS * DAY_MS) : null,
    month: watchedMonth(release, measured, now),
    ...view,
  };
}
