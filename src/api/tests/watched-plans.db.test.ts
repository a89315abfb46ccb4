import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { newAddress, postFrom } from '../../../tests/accounts/accounts.ts';
import { eachEngine } from '../../../tests/databases/databases.ts';
import { openTestSite, type TestSite } from '../../../tests/test-site.ts';
import { backUp, restore } from '../../adapters/db/engine/backup.ts';
import { openDatabase } from '../../adapters/db/engine/connect.ts';
import { mailStopName } from '../../app/mail/link-mail.ts';
import { tellWatchers } from '../../app/planner/watch/tell-watchers.ts';
import { watchSecretName } from '../../app/planner/watch/watch-friday.ts';
import type { Measures, NamedRelease } from '../../app/ports/releases/releases.ts';
import { WatchView } from '../../contracts/watched-plan.ts';
import { genres, territories } from '../../domain/planner/inputs.ts';
import { agencyDay } from '../../domain/time/agency-day.ts';
import { KEPT_DAYS } from '../../domain/watch/watch.ts';
import { WATCH_PATH } from '../../domain/watch/watch-path.ts';

const HOUR = 3_600_000;
const START = Date.UTC(2026, 10, 2, 9);
const FRIDAY = '2027-01-22';
const plan = {
  email: 'lea@example.com',
  releaseType: 'single',
  genre: 'rap',
  territories: ['FR'],
  releaseDate: '2027-01-15',
  budget: 1500,
  friday: FRIDAY,
};
const CODE = 'abcdefghijklmnopqrstuv';

eachEngine('watched Fridays', (engine) => {
  let site: TestSite;
  let now: number;
  let mega: string[];
  let known: number;
  let share: number;
  let fetchedAt: number | undefined;
  beforeEach(async () => {
    [now, mega, known, share, fetchedAt] = [START, [], 2, 0.9, undefined];
    site = await openTestSite(engine, { clock: { now: () => now } });
    vi.spyOn(site.ports.landingCodes, 'next').mockReturnValueOnce(CODE);
    vi.spyOn(site.ports.releaseMeasures, 'read').mockImplementation(async (): Promise<Measures> => {
      const at = fetchedAt ?? now;
      const sets = [
        { territories: ['FR' as const], releaseClass: 'indie' as const, number: known },
        { territories: ['FR' as const], releaseClass: 'mega' as const, number: mega.length },
      ];
      return {
        fridays: new Map([[FRIDAY, { fetchedAt: at, sets, demo: false }]]),
        counted: new Map(),
        shares: new Map(Array.from({ length: 30 }, (_, weeks) => [weeks, share])),
        sources: [{ name: 'musicbrainz', okAt: at }],
        named: mega.map(
          (artist): NamedRelease =>
            ({
              ...{ friday: FRIDAY, artist, title: 'Album', kind: 'album', releaseClass: 'mega', label: null },
              ...{ reason: 'known_artist', source: 'musicbrainz', url: null, firstSeenAt: at, fetchedAt: at },
            }) as NamedRelease,
        ),
      };
    });
  });
  afterEach(() => site.close());

  const ask = (changes: object = {}) => site.post('/api/watched-plans', { ...plan, ...changes });
  const act = async (name: string) => {
    const response = await site.post('/api/watched-plans/acts', { code: CODE, act: name });
    expect(response.status).toBe(200);
    return WatchView.strict().parse((await response.json()).data);
  };
  const open = async () =>
    WatchView.strict().parse(
      (await (await site.post('/api/watched-plans/open', { code: CODE })).json()).data,
    );
  const mails = async () => (await site.ports.mails.latest(50)).map(({ subject }) => subject);
  const night = async (hours = 24) => {
    now += hours * HOUR;
    await tellWatchers(site.ports);
  };

  it('has the address that unsubscribes in each mail, sealed as its text is until it is sent', async () => {
    await ask();
    await act('confirm');
    await night();
    mega = ['Aya'];
    await night();
    const claim = { now, leaseMs: 1000, limit: 9 };
    const claimed = await site.ports.mails.claim(claim);
    expect(claimed).toHaveLength(2);
    for (const { id, unsubscribe = '' } of claimed) {
      expect(unsubscribe).not.toContain(CODE);
      expect(site.ports.seal.open(mailStopName(id), unsubscribe)).toMatch(
        new RegExp(`^https?://.*${WATCH_PATH}/${CODE}$`),
      );
    }
  });

  it('confirms only by a press: opening the page changes nothing', async () => {
    expect((await ask()).status).toBe(202);
    expect(await mails()).toEqual([expect.stringContaining('Confirmez le suivi du 22 janvier 2027')]);
    expect((await open()).state).toBe('unconfirmed');
    expect((await open()).state).toBe('unconfirmed');
    expect((await act('confirm')).state).toBe('watching');
    expect((await site.post('/api/watched-plans/open', { code: 'x' })).status).toBe(404);
  });

  it('answers the same for an address that watches already, and for another Friday than one of its period', async () => {
    expect([(await ask()).status, (await ask()).status]).toEqual([202, 202]);
    expect(await mails()).toHaveLength(1);
    for (const friday of ['2027-01-21', '2026-10-30', '2028-01-21'])
      expect((await ask({ friday })).status).toBe(422);
  });

  it('sends three mails to an address that others type a thousand times, and answers each alike', async () => {
    const fridays = ['2027-01-08', '2027-01-15', FRIDAY, '2027-01-29', '2027-02-05'];
    for (let index = 0; index < 1000; index += 1) {
      const friday = fridays[index % fridays.length];
      const genre = genres[index % genres.length];
      const response = await postFrom(site, newAddress(), '/api/watched-plans', { ...plan, genre, friday });
      expect([response.status, (await response.json()).data]).toEqual([202, { friday }]);
    }
    expect(await mails()).toHaveLength(3);
  }, 120_000);

  it('deletes a watch that was not confirmed after 48 hours', async () => {
    await ask();
    await night(49);
    expect((await site.post('/api/watched-plans/open', { code: CODE })).status).toBe(404);
  });

  it('tells a new large release in the next night, by one mail in seven days, and nothing of a stale list', async () => {
    await ask();
    await act('confirm');
    fetchedAt = now;
    mega = ['Nova'];
    await night(24 * 9);
    expect(await mails()).toHaveLength(1);
    fetchedAt = undefined;
    await night();
    expect((await mails()).filter((subject) => subject.startsWith('Le 22 janvier 2027 change'))).toHaveLength(
      1,
    );
    mega = ['Nova', 'Zéphyr'];
    await night();
    expect(await mails()).toHaveLength(2);
    await night(24 * 7);
    expect(await mails()).toHaveLength(3);
  });

  it('tells nothing while the known share grows without a new release', async () => {
    await ask();
    await act('confirm');
    for (share = 0.9; share > 0.1; share -= 0.3) {
      await night();
      await night();
    }
    expect(await mails()).toHaveLength(1);
  });

  it('tells nothing while the coverage grows from 0.3 to 0.6 without a new release, although the class changes', async () => {
    known = 6;
    share = 0.3;
    await ask();
    expect((await act('confirm')).class).toBe('saturated');
    for (share = 0.35; share < 0.61; share += 0.05) {
      await night();
      await night();
    }
    expect((await open()).class).not.toBe('saturated');
    expect(await mails()).toHaveLength(1);
    // The same change counts as news once a release was announced.
    known = 7;
    await night();
    await night();
    expect(await mails()).toHaveLength(2);
  });

  it('stops by a press, ends seven days after the Friday, and is deleted thirty days later', async () => {
    await ask();
    await act('confirm');
    expect((await act('keep')).endsOn).toBe('2027-01-29');
    expect(await act('stop')).toMatchObject({
      state: 'ended',
      erasedOn: agencyDay(now + KEPT_DAYS * 24 * 3_600_000),
    });
    mega = ['Nova'];
    await night(48);
    expect(await mails()).toHaveLength(1);
    await night(24 * 31);
    expect((await site.post('/api/watched-plans/open', { code: CODE })).status).toBe(404);
  });

  it('stays stopped after a restore of an older backup', async () => {
    await ask();
    await act('confirm');
    const folder = site.variables['DATA_DIR'] ?? '';
    const database = await openDatabase({ dataDir: folder, databaseUrl: site.variables['DATABASE_URL'] });
    const older = path.join(folder, 'copies', 'older.sqlite');
    await backUp(database, older);
    await act('stop');
    await restore(database, older, folder);
    await database.close();
    expect((await open()).state).toBe('ended');
    mega = ['Nova'];
    await night();
    expect(await mails()).toHaveLength(1);
  });

  it('tells a thousand plans of a hundred periods in one night, with one reading of each period', async () => {
    const periods = genres
      .slice(0, 10)
      .flatMap((genre) => territories.map((territory) => ({ genre, territories: [territory] })));
    for (let index = 0; index < 1000; index += 1) {
      const id = `w${index}`;
      await site.ports.watchedPlans.add(
        {
          id,
          email: `fan${index}@example.com`,
          locale: 'fr',
          release: { ...plan, ...periods[index % periods.length] } as never,
          state: 'watching',
          memory: {
            baseline: { class: 'calm', known: 2, mega: [] },
            pending: null,
            toldAt: null,
            readAt: now,
          },
          askedAt: now,
          confirmedAt: now,
          endsOn: '2027-01-29',
          endedAt: null,
          sealedCode: site.ports.seal.close(watchSecretName(id), CODE),
        },
        `hash${index}`,
        { id: `m${index}`, to: `fan${index}@example.com`, subject: 's', text: 't' },
        { since: 0, most: 3 },
      );
    }
    vi.mocked(site.ports.releaseMeasures.read).mockClear();
    mega = ['Nova'];
    await night();
    expect(site.ports.releaseMeasures.read).toHaveBeenCalledTimes(periods.length);
    const told = (await site.ports.mails.latest(2000)).filter(({ subject }) => subject !== 's');
    expect(told).toHaveLength(1000);
  });
});
