import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { eachEngine } from '../../../../tests/databases/databases.ts';
import { auditEntry, storedPicture } from '../../../../tests/factories.ts';
import { type LandingDesk, openLanding } from '../../../../tests/landing/landing.ts';
import { openTestSite, type TestSite } from '../../../../tests/test-site.ts';
import { createLandingSource } from '../../../composition/landing-source.ts';
import { LandingTestDto, LandingTestList } from '../../../contracts/landing/landing-tests.ts';
import { ARM_MARK } from '../../../domain/landing/landing-address.ts';
import { agencyDay } from '../../../domain/time/agency-day.ts';

const DAY = 86_400_000;
const clock = { skipped: 0 };
const now = () => Date.now() + clock.skipped;
const headline = { field: 'headline', texts: { fr: 'Autre titre' } } as const;

eachEngine('a test of a landing page', (engine) => {
  let site: TestSite;
  let desk: LandingDesk;
  beforeAll(async () => {
    site = await openTestSite(engine, { clock: { now } });
  });
  beforeEach(() => after(0));
  afterAll(() => site.close());

  /** Moves the clock, and signs in again: a session does not last for days. */
  const after = async (days: number) => {
    clock.skipped = days * DAY;
    desk = await openLanding(site);
  };
  const start = async (id: string, change: object = headline, days = 7) =>
    desk.call('POST', `/${id}/tests`, { change, days });
  const titleOf = (path: string) => createLandingSource(site).locals(path)?.landing?.texts.hero.title;
  const counts = (page: string, variant: 'a' | 'b', visits: number, conversions: number) => {
    const row = { page, day: agencyDay(now()), locale: 'fr', channel: 'direct', variant } as const;
    return site.ports.landingCounts.add([
      { ...row, kind: 'view', target: '', count: visits },
      { ...row, kind: 'conversion', target: 'action', count: conversions },
    ]);
  };

  it('shows both arms from the next day on, and returns the verdict only at the planned end', async () => {
    const { id, slug } = await desk.online('Essai');
    const started = await start(id);
    expect([started.status, LandingTestDto.parse(started.data)]).toEqual([201, started.data]);
    expect(started.data).toMatchObject({
      state: 'planned',
      verdict: null,
      a: { visits: 0 },
      b: { visits: 0 },
    });
    const source = createLandingSource(site);
    expect(source.find(slug)).toEqual({ languages: ['fr'] });
    expect(source.trueUntil(`/p/${slug}`, now())).toBeGreaterThan(now());
    expect(titleOf(`/p/${slug}${ARM_MARK}b`)).toBe('');

    await after(2);
    expect(source.find(slug)).toEqual({ languages: ['fr'], isTested: true });
    expect([titleOf(`/p/${slug}`), titleOf(`/p/${slug}${ARM_MARK}b`)]).toEqual(['', 'Autre titre']);
    expect(source.locals(`/p/${slug}${ARM_MARK}b`)?.landing).toMatchObject({ variant: 'b', slug });
    await counts(id, 'a', 2000, 200);
    await counts(id, 'b', 2000, 400);
    const running = (await desk.call('GET', `/${id}/tests`)).data;
    expect(LandingTestList.parse(running)).toEqual(running);
    expect(running.tests).toMatchObject([
      { state: 'running', verdict: null, b: { visits: 2000, conversions: 400 } },
    ]);

    await after(9);
    expect(source.find(slug)).toEqual({ languages: ['fr'] });
    expect(source.locals(`/p/${slug}`)?.landing?.variant).toBeUndefined();
    const [ended] = (await desk.call('GET', `/${id}/tests`)).data.tests;
    expect(ended).toMatchObject({ state: 'ended', verdict: { outcome: 'winner', winner: 'b', lift: 1 } });
    expect((await start(id)).status).toBe(201);
  });

  it('stops a test early without a verdict, and then accepts another test', async () => {
    const { id, slug } = await desk.online('Arrêt');
    const { data } = await start(id);
    const second = await start(id);
    expect([second.status, second.code]).toEqual([409, 'landing_test_running']);
    await after(2);
    expect(createLandingSource(site).find(slug)).toMatchObject({ isTested: true });
    const stopped = await desk.call('POST', `/${id}/tests/${data.id}/stop`);
    expect(stopped.data).toMatchObject({ state: 'stopped', verdict: null });
    expect(createLandingSource(site).find(slug)).toEqual({ languages: ['fr'] });
    expect((await desk.call('POST', `/${id}/tests/${data.id}/stop`)).data.state).toBe('stopped');
    expect((await start(id)).status).toBe(201);
    const entries = (await site.ports.audit.latest(10)).filter(({ subject }) => subject === id);
    expect(entries.map(({ action }) => action).filter((action) => action.startsWith('landing_test'))).toEqual(
      expect.arrayContaining(['landing_test_started', 'landing_test_stopped']),
    );
  });

  it('requires an online page, at least a week, a different text and a picture that is ready', async () => {
    const draft = await start(await desk.create());
    expect([draft.status, draft.code]).toEqual([409, 'landing_not_live']);
    const { id } = await desk.online('Refus');
    for (const [change, days] of [
      [headline, 6],
      [headline, 61],
      [{ field: 'headline', texts: { fr: ' ' } }, 7],
      [{ field: 'headline', texts: {} }, 7],
      [{ field: 'picture', picture: 'none' }, 7],
    ] as const)
      expect([change, days, (await start(id, change, days)).status]).toEqual([change, days, 422]);
  });

  it('refuses to delete the picture of a test', async () => {
    const picture = storedPicture({ state: 'ready' });
    await site.ports.media.create(picture, auditEntry());
    const { id } = await desk.online('Image');
    expect((await start(id, { field: 'picture', picture: picture.id })).status).toBe(201);
    expect((await site.ports.media.byId(picture.id))?.uses).toMatchObject([
      { kind: 'landing', id, state: 'online' },
    ]);
  });
});
