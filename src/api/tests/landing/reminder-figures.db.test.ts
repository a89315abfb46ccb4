import { afterEach, beforeEach, expect, it } from 'vitest';
import { eachEngine } from '../../../../tests/databases/databases.ts';
import { type LandingDesk, openLanding } from '../../../../tests/landing/landing.ts';
import { landingContent } from '../../../../tests/landing/landing-content.ts';
import { openTestSite, type TestSite } from '../../../../tests/test-site.ts';
import { type Database, openDatabase } from '../../../adapters/db/engine/connect.ts';
import { forgetReminders } from '../../../app/reminder/forget-reminders.ts';
import { reportReminders } from '../../../app/reminder/report-reminders.ts';

const DAY = 86_400_000;
/** Midnight in Paris. */
const RELEASE = Date.parse('2027-01-22T00:00:00+01:00');
const ASKED = RELEASE - 5 * DAY;

eachEngine('the reminders in the figures of the artist', (engine) => {
  let site: TestSite;
  let desk: LandingDesk;
  let database: Database;
  let now: number;
  let page: string;
  let number = 0;
  beforeEach(async () => {
    now = ASKED;
    site = await openTestSite(engine, { clock: { now: () => now } });
    desk = await openLanding(site);
    const { shared, ...content } = landingContent('Nova');
    ({ id: page } = await desk.online('Nova', { ...content, shared: { ...shared, releaseAt: RELEASE } }));
    database = await openDatabase({
      dataDir: site.variables['DATA_DIR'] ?? '',
      databaseUrl: site.variables['DATABASE_URL'],
    });
  });
  afterEach(async () => {
    await database.close();
    await site.close();
  });

  /** Stores reminders in a state, as the queue leaves them. */
  async function store(count: number, platform: string, zone: string, state: string, step = 'remind') {
    const { id } = await database.db
      .selectFrom('landing_pages')
      .select('id')
      .where('public_id', '=', page)
      .executeTakeFirstOrThrow();
    for (let index = 0; index < count; index++) {
      number += 1;
      const isConfirmed = step !== 'confirm';
      await database.db
        .insertInto('reminders')
        .values({
          ...{
            page_id: id,
            public_id: `r${number}`,
            channel: 'mail',
            lane: 'reminder-mail',
            email: `f${number}@example.com`,
          },
          ...{
            endpoint: '',
            p256dh: '',
            auth: '',
            list_sentence: '',
            locale: 'fr',
            moment: 'morning',
            text_version: 1,
          },
          ...{ target_hash: `t${number}`, yes_hash: `y${number}`, stop_hash: `s${number}`, platform, zone },
          ...{ step: step as 'remind', state: state as 'sent', asked_at: ASKED, due_at: RELEASE },
          ...{
            confirmed_at: isConfirmed ? ASKED : null,
            promised_at: null,
            next_attempt_at: null,
            lease: null,
          },
          ...{ ended_at: ['waiting', 'unconfirmed'].includes(state) ? null : RELEASE, last_error: null },
        })
        .execute();
    }
  }
  const report = () => reportReminders(site.ports, page, RELEASE);

  it('are null for a page without a reminder', async () => {
    expect(await report()).toBeNull();
  });

  it('are the same before and after the addresses are deleted, and show no group under five', async () => {
    await store(6, 'spotify', 'Europe/Paris', 'sent');
    await store(5, '', 'America/Bogota', 'sent');
    await store(2, 'deezer', 'Asia/Tokyo', 'sent');
    await store(1, 'deezer', 'UTC', 'dead');
    await store(3, 'spotify', 'Europe/Madrid', 'sent', 'cancelled');
    await store(4, 'spotify', 'Europe/Paris', 'unconfirmed', 'confirm');
    const figures = {
      ...{ asked: 21, confirmed: 17, sent: 13, failed: 1, opened: null },
      platforms: [
        { key: 'spotify', count: 9 },
        { key: '', count: 5 },
        { key: null, count: 3 },
      ],
      regions: [
        { key: '150', count: 9 },
        { key: '019', count: 5 },
        { key: null, count: 3 },
      ],
    };
    expect(await report()).toEqual(figures);
    now = RELEASE + 7 * DAY + 1;
    await forgetReminders(site.ports);
    expect(await database.db.selectFrom('reminders').selectAll().execute()).toEqual([]);
    expect(await report()).toEqual({ ...figures, opened: 0 });
    // A later release of the same page adds to the sums.
    await store(5, 'deezer', 'Asia/Tokyo', 'late');
    await forgetReminders(site.ports);
    expect(await report()).toMatchObject({
      ...{ asked: 26, confirmed: 22, sent: 13, failed: 6 },
      platforms: [{ key: 'spotify' }, { key: 'deezer', count: 8 }, { key: '' }],
    });
  });

  it('count the visits by the links of reminders on the day of the release only', async () => {
    await store(1, '', 'Europe/Paris', 'sent');
    const count = (
      day: string,
      channel: 'reminder-mail' | 'reminder-push' | 'direct',
      kind: 'view' | 'click',
    ) =>
      site.landing.landingCounts.add([
        {
          page,
          day,
          kind,
          locale: 'fr',
          channel,
          variant: '',
          target: kind === 'click' ? 'spotify' : '',
          count: 3,
        },
      ]);
    await count('2027-01-21', 'reminder-mail', 'view');
    await count('2027-01-22', 'reminder-mail', 'view');
    await count('2027-01-22', 'reminder-push', 'view');
    await count('2027-01-22', 'reminder-push', 'click');
    await count('2027-01-22', 'direct', 'view');
    now = RELEASE;
    expect(await report()).toMatchObject({ opened: 6 });
  });
});
