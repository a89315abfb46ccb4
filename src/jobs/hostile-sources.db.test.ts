import { afterEach, beforeEach, expect, it } from 'vitest';
import { eachEngine } from '../../tests/databases/databases.ts';
import { DAY, LISTENBRAINZ, MINUTE, NEXT, type Night, openNight } from '../../tests/landing/release-night.ts';
import { releaseList } from '../../tests/vendors/release-vendors.ts';
import { type Hostility, hostilities } from '../../tests/vendors/vendor-server.ts';

eachEngine('a source of releases that answers badly', (engine) => {
  let night: Night;
  beforeEach(async () => {
    night = await openNight(engine);
    await night.only('listenbrainz');
  });
  afterEach(() => night.close());

  it.each<Hostility>(hostilities)(
    'records a bad response as the failure of its source, and stores no release (%s)',
    async (hostile) => {
      night.vendors.listenbrainz.answer = { hostile };
      await night.step(LISTENBRAINZ);
      expect(await night.source('listenbrainz')).toMatchObject({
        failures: 1,
        failedAt: night.now,
        okAt: null,
      });
      expect((await night.source('listenbrainz'))?.lastError).toMatch(
        /^(?:status \d{3}|invalid|timeout|unreachable)\b/,
      );
      expect(await night.releases()).toEqual([]);
      expect(night.lines.join()).toContain('request to a source failed, will be tried again');
    },
  );

  it.each([
    ['another shape', { payload: { releases: {} } }],
    ['an error with status 200', { code: 500, error: 'java.util.concurrent.TimeoutException' }],
    ['a text', 'Workflow got started'],
    ['nothing', null],
  ])('records a response of another shape as invalid: %s', async (_name, json) => {
    night.vendors.listenbrainz.answer = { json };
    await night.step(LISTENBRAINZ);
    expect((await night.source('listenbrainz'))?.lastError).toBe('invalid another shape');
  });

  it('doubles the pause after each failure, and then continues with the same week', async () => {
    night.vendors.listenbrainz.answer = { hostile: 'status 500' };
    for (const failures of [1, 2, 3]) {
      await night.step(LISTENBRAINZ);
      const { dueAt = 0 } = (await night.source('listenbrainz')) ?? {};
      expect(dueAt - night.now).toBe(MINUTE * 2 ** (failures - 1));
      night.now = dueAt;
    }
    night.vendors.listenbrainz.answer = { json: releaseList([]) };
    await night.step(LISTENBRAINZ);
    expect(await night.source('listenbrainz')).toMatchObject({
      failures: 0,
      lastError: null,
      okAt: night.now,
    });
    expect((await night.ports.releaseStore.weeks()).map(({ friday }) => friday)).toEqual([NEXT]);
  });

  it('pauses every source of a host as long as its 429 asks for, and a day after a 403', async () => {
    await night.only('listenbrainz', 'listenbrainz_artists');
    night.vendors.listenbrainz.answer = {
      handler: (_request, response) => void response.writeHead(429, { 'retry-after': '600' }).end(),
    };
    await night.step(LISTENBRAINZ);
    await night.pass(590_000, 10_000);
    expect(night.vendors.listenbrainz.requests).toHaveLength(1);
    night.vendors.listenbrainz.answer = {
      handler: (_request, response) => void response.writeHead(403).end(),
    };
    night.now += MINUTE;
    await night.step(LISTENBRAINZ);
    const refused = (await night.ports.releaseQueue.sources()).find(
      ({ lastError }) => lastError === 'status 403',
    );
    expect(refused?.dueAt).toBe(night.now + DAY);
  });
});
