import type {
  LandingTestDto,
  LandingTestList,
  LandingTestPlan,
} from '../../contracts/landing/landing-tests.ts';
import { type ArmFigures, testState, testVerdict } from '../../domain/landing/counts/landing-test.ts';
import { shownVersion } from '../../domain/landing/landing-schedule.ts';
import {
  agencyDay,
  agencyDayStart,
  dayName,
  dayNumber,
  nextAgencyDay,
} from '../../domain/time/agency-day.ts';
import { type Asker, actorOf } from '../asker.ts';
import type { Ports } from '../ports/all-ports.ts';
import type { StoredTest } from '../ports/landing/landing-tests.ts';
import { fail, failFields, ok, type Result } from '../result.ts';
import { landingEntry } from './landing-audit.ts';

/** Returns the tests of a page, newest first, with the figures of both arms. */
export async function listLandingTests(
  ports: Ports,
  id: string,
): Promise<Result<LandingTestList, 'not_found'>> {
  if (!(await ports.landings.byId(id))) return fail('not_found');
  const tests = await ports.landingTests.of(id);
  const list: LandingTestDto[] = [];
  for (const test of tests) list.push(await testDto(ports, id, test));
  return ok({ tests: list });
}

/** Plans a test of an online page from the next day on. One test at a time: two would change each other's rates. */
export async function startLandingTest(
  ports: Ports,
  id: string,
  { change, days }: LandingTestPlan,
  asker: Asker,
): Promise<
  Result<LandingTestDto, 'not_found' | 'invalid_fields' | 'landing_test_running' | 'landing_not_live'>
> {
  const { actorId, at } = actorOf(ports, asker);
  const startsAt = nextAgencyDay(at);
  if (change.field === 'picture') {
    const [picture] = await ports.media.byIds([change.picture]);
    if (picture?.state !== 'ready' || picture.deletedAt !== null)
      return failFields({ 'change.picture': 'landing_test_picture' });
  }
  const test: StoredTest = {
    ...{ id: ports.ids.next(), change, startsAt, stoppedAt: null },
    endsAt: agencyDayStart(dayName(dayNumber(agencyDay(startsAt)) + days)),
    createdAt: at,
    createdBy: actorId,
  };
  const added = await ports.landingTests.add<'not_found' | 'landing_test_running' | 'landing_not_live'>(
    id,
    (page, tests) => {
      if (page.deletedAt !== null) return fail('not_found');
      if (shownVersion(page, at) === undefined) return fail('landing_not_live');
      if (tests.some((one) => ['planned', 'running'].includes(testState(one, at))))
        return fail('landing_test_running');
      const entry = landingEntry(ports, asker, 'landing_test_started', id, {
        after: { test: test.id, field: change.field, days },
      });
      return { ok: true, after: test, entries: [entry] };
    },
  );
  if (!added) return fail('not_found');
  if (!added.ok) return fail(added.code);
  await ports.liveLandings.refresh();
  return ok(await testDto(ports, id, added.value));
}

/** Stops a test early: it gets no verdict. A test that has ended does not change. */
export async function stopLandingTest(
  ports: Ports,
  id: string,
  testId: string,
  asker: Asker,
): Promise<Result<LandingTestDto, 'not_found'>> {
  const { at } = actorOf(ports, asker);
  const stopped = await ports.landingTests.stop<never>(id, testId, (test) => {
    const over = ['ended', 'stopped'].includes(testState(test, at));
    const entry = landingEntry(ports, asker, 'landing_test_stopped', id, { before: { test: test.id } });
    return { ok: true, after: { ...test, stoppedAt: at }, entries: over ? [] : [entry] };
  });
  if (!stopped?.ok) return fail('not_found');
  await ports.liveLandings.refresh();
  return ok(await testDto(ports, id, stopped.value));
}

async function testDto(
  { clock, landingCounts }: Ports,
  id: string,
  test: StoredTest,
): Promise<LandingTestDto> {
  const now = clock.now();
  const [firstDay, lastDay] = [agencyDay(test.startsAt), agencyDay(test.endsAt - 1)];
  const counts = await landingCounts.of(id, firstDay, lastDay);
  const figures = (arm: 'a' | 'b'): ArmFigures => {
    const sum = (kind: string) =>
      counts.reduce((all, one) => (one.variant === arm && one.kind === kind ? all + one.count : all), 0);
    return { visits: sum('view'), conversions: sum('conversion') };
  };
  const [a, b] = [figures('a'), figures('b')];
  const verdict = testVerdict(test, a, b, now);
  return {
    id: test.id,
    change: test.change,
    state: testState(test, now),
    firstDay,
    lastDay,
    a,
    b,
    verdict: verdict
      ? {
          outcome: verdict.outcome,
          winner: verdict.outcome === 'winner' ? (verdict.winner === 'A' ? 'a' : 'b') : null,
          confidence: 'confidence' in verdict ? verdict.confidence : null,
          lift: verdict.outcome === 'winner' ? (verdict.lift ?? null) : null,
        }
      : null,
  };
}
