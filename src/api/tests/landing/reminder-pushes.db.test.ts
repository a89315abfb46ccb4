import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { newAddress, postFrom } from '../../../../tests/accounts/accounts.ts';
import { eachEngine } from '../../../../tests/databases/databases.ts';
import { type LandingDesk, openLanding } from '../../../../tests/landing/landing.ts';
import { landingContent } from '../../../../tests/landing/landing-content.ts';
import { openTestSite, type TestSite } from '../../../../tests/test-site.ts';
import { startPushService } from '../../../../tests/vendors/push-service.ts';
import { type Database, openDatabase } from '../../../adapters/db/engine/connect.ts';
import { createPushSender } from '../../../adapters/push/push-sender.ts';
import { forgetReminders } from '../../../app/reminder/forget-reminders.ts';
import { openReminder, pressReminder } from '../../../app/reminder/open-reminder.ts';
import { replanReminders } from '../../../app/reminder/replan-reminders.ts';
import { startDueReminders } from '../../../app/reminder/send-due.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const START = Date.parse('2027-01-10T12:00:00Z');
/** Midnight in Paris. */
const RELEASE = Date.parse('2027-01-22T00:00:00+01:00');
const NINE = RELEASE + 9 * HOUR;

eachEngine('the reminders by notification', (engine) => {
  let site: TestSite;
  let desk: LandingDesk;
  let database: Database;
  let service: Awaited<ReturnType<typeof startPushService>>;
  let now: number;
  let page: string;
  beforeEach(async () => {
    now = START;
    service = await startPushService();
    site = await openTestSite(engine, { clock: { now: () => now } }, { WEBHOOK_ALLOW_PRIVATE: 'on' });
    desk = await openLanding(site);
    const { shared, ...content } = landingContent('Nova');
    ({ id: page } = await desk.online('Nova', {
      ...content,
      shared: { ...shared, releaseAt: RELEASE, artist: 'Léonie' },
    }));
    await site.ports.liveLandings.refresh();
    database = await openDatabase({
      dataDir: site.variables['DATA_DIR'] ?? '',
      databaseUrl: site.variables['DATABASE_URL'],
    });
  });
  afterEach(async () => {
    await database.close();
    await site.close();
    await service.close();
  });

  const ask = async (more: object = {}) => {
    const body = { landing: page, moment: 'midnight', zone: 'Europe/Paris', locale: 'fr', ...more };
    const response = await postFrom(site, newAddress(), '/api/reminders/push', body);
    return { status: response.status, ...(await response.json()) };
  };
  const send = async (other: Partial<TestSite['ports']> = {}) => {
    const ports = { ...site.ports, ...other, siteUrl: () => 'https://agency.example' };
    await Promise.all(await startDueReminders(ports, 100, 'push-other'));
  };
  const rows = () => database.db.selectFrom('reminders').selectAll().execute();
  const codeIn = (path: string) => path.split('/').at(-1) ?? '';

  it('sends one encrypted notification at midnight on the fan’s clock, which says where it leads', async () => {
    const browser = service.subscribe('lea');
    expect(await ask({ ...browser, platform: 'spotify' })).toMatchObject({
      status: 201,
      data: { isOut: false, dueAt: new Date(RELEASE).toISOString(), zone: 'Europe/Paris' },
    });
    now = RELEASE - 1;
    await send();
    expect(service.received).toEqual([]);
    now = RELEASE;
    await send();
    await send();
    expect(service.received).toHaveLength(1);
    const [message] = service.received;
    const topic = `r${page.replaceAll('-', '').slice(0, 12)}`;
    expect(JSON.parse(message?.text ?? '')).toEqual({
      web_push: 8030,
      notification: {
        title: 'Nova vient de sortir',
        body: 'Léonie · touchez pour écouter',
        lang: 'fr',
        navigate: expect.stringMatching(/^https:\/\/agency\.example\/p\/nova\?via=rappel-push/),
        tag: topic,
      },
    });
    expect(message?.headers).toMatchObject({ ttl: '86400', urgency: 'high', topic });
    expect(message?.signedBy).toBe(site.ports.reminderPushSender.publicKey);
    expect(message?.signedBy).not.toBe(site.ports.pushSender.publicKey);
    expect(await rows()).toMatchObject([{ state: 'sent', channel: 'push', email: '', lane: 'push-other' }]);
    now = RELEASE + 7 * DAY + 1;
    await forgetReminders(site.ports);
    expect(await rows()).toEqual([]);
    expect(await database.db.selectFrom('reminder_proofs').selectAll().execute()).toMatchObject([
      { page, confirmed_at: START, ended_at: RELEASE },
    ]);
  });

  it('in the morning waits for nine o’clock, and is kept until the end of the day', async () => {
    await ask({ ...service.subscribe('lea'), moment: 'morning' });
    now = NINE;
    await send();
    expect(service.received[0]?.headers).toMatchObject({ ttl: String(15 * 3600), urgency: 'normal' });
  });

  it('changes the wish when the same browser asks again, and refuses more than twenty pages', async () => {
    const browser = service.subscribe('lea');
    const first = await ask(browser);
    const second = await ask({ ...browser, moment: 'morning' });
    expect(second.data.stop).toBe(first.data.stop);
    expect(await rows()).toMatchObject([{ moment: 'morning', due_at: NINE, next_attempt_at: NINE }]);
    expect(await database.db.selectFrom('reminder_proofs').selectAll().execute()).toHaveLength(1);
    const [row] = await rows();
    if (!row) throw new Error('no row');
    const { shared, ...content } = landingContent('Other');
    for (let index = 0; index < 20; index++)
      await desk.online(`Other ${index}`, { ...content, shared: { ...shared, releaseAt: RELEASE } });
    const pages = await database.db.selectFrom('landing_pages').select(['id', 'public_id']).execute();
    const others = pages.filter(({ public_id }) => public_id !== page);
    const { id: _id, ...same } = row;
    const copies = others.slice(0, 19).map(({ id }) => ({
      ...{ ...same, page_id: id },
      ...{ public_id: `copy ${id}`, yes_hash: `y${id}`, stop_hash: `s${id}` },
    }));
    await database.db.insertInto('reminders').values(copies).execute();
    await site.ports.liveLandings.refresh();
    expect((await ask({ ...browser, landing: others[19]?.public_id })).status).toBe(404);
    expect((await ask(browser)).status).toBe(201);
  });

  it('is stopped by its link, which changes nothing when it is opened, and can be asked again', async () => {
    const browser = service.subscribe('lea');
    const code = codeIn((await ask(browser)).data.stop);
    expect(await openReminder(site.ports, 'stop', code, 'fr')).toMatchObject({
      stage: 'ask',
      channel: 'push',
    });
    expect(await rows()).toHaveLength(1);
    expect(await pressReminder(site.ports, 'stop', code, 'fr', false)).toMatchObject({ stage: 'done' });
    expect(await rows()).toEqual([]);
    await ask(browser);
    expect(await rows()).toHaveLength(1);
  });

  it.each([404, 410])('ends when the push service answers %i, and is counted', async (status) => {
    await ask(service.subscribe('lea'));
    service.status = status;
    now = RELEASE;
    await send();
    expect(await rows()).toMatchObject([{ state: 'gone', last_error: `refused ${status}` }]);
    // The administrator's session is over by then.
    const { states } = await site.ports.reminders.summary(page);
    expect(states).toMatchObject({ waitingPush: 0, gone: 1 });
  });

  it.each([
    [403, 'vapid key refused 403'],
    [413, 'payload too large 413'],
  ])('names the fault that %i means', async (status, error) => {
    await ask(service.subscribe('lea'));
    service.status = status;
    now = RELEASE;
    await send();
    expect(await rows()).toMatchObject([{ state: 'dead', last_error: error }]);
  });

  it.each([
    [413, 'payload too large 413'],
    [403, 'vapid key refused 403'],
  ])(
    'names a fault of this site when the push service answers %i, and does not repeat it',
    async (status, error) => {
      await ask(service.subscribe('lea'));
      service.status = status;
      now = RELEASE;
      await send();
      now = RELEASE + HOUR;
      await send();
      expect(await rows()).toMatchObject([{ state: 'dead', last_error: error }]);
      expect(service.received).toHaveLength(1);
    },
  );
  it('tries again when the push service hangs', async () => {
    await ask(service.subscribe('lea'));
    const stuck = createPushSender({
      privateKey: randomBytes(32).toString('base64url'),
      subject: () => 'mailto:agence@example.com',
      allowPrivate: true,
      clock: site.ports.clock,
      timeoutMs: 200,
    });
    service.status = 0;
    now = RELEASE;
    await send({ reminderPushSender: stuck });
    expect(await rows()).toMatchObject([{ state: 'waiting', attempts: 1, last_error: 'timeout' }]);
    service.status = 201;
    now = RELEASE + HOUR;
    await send();
    expect(await rows()).toMatchObject([{ state: 'sent' }]);
  });
  it('tries again after 429 and after a fault of the service, and sends nothing after two days', async () => {
    await ask(service.subscribe('lea'));
    service.status = 429;
    now = RELEASE;
    await send();
    const [row] = await rows();
    expect(row).toMatchObject({ state: 'waiting', attempts: 1 });
    now = RELEASE + 49 * HOUR;
    await send();
    expect(await rows()).toMatchObject([{ state: 'late' }]);
    expect(service.received).toHaveLength(1);
  });

  it('is not told of another date, and follows it; it is told of the cancellation', async () => {
    await ask(service.subscribe('lea'));
    const { content } = (await desk.call('GET', `/${page}`)).data;
    const releaseAt = RELEASE + 7 * DAY;
    const next = await desk.save(page, { ...content, shared: { ...content.shared, releaseAt } });
    await desk.publish(page, next);
    await site.ports.liveLandings.refresh();
    await replanReminders(site.ports, page);
    const { data } = await desk.call('GET', `/${page}/reminders`);
    expect([data.moved, data.states.waitingPush]).toEqual([0, 1]);
    expect(data.sends).toMatchObject([
      { channel: 'push', from: new Date(releaseAt).toISOString(), count: 1 },
    ]);
    await desk.call('POST', `/${page}/unpublish`);
    await site.ports.liveLandings.refresh();
    await replanReminders(site.ports, page);
    await desk.call('POST', `/${page}/reminders/tell`, { news: 'cancelled' });
    await send();
    expect(JSON.parse(service.received[0]?.text ?? '').notification).toMatchObject({
      title: 'Nova\u00a0: le rappel est annulé',
      navigate: 'https://agency.example/',
    });
  });

  it('refuses addresses in a private network, keys of another length and pages that are not online', async () => {
    const strict = { ...site.ports.reminderPushSender, accepts: () => false };
    site.ports.reminderPushSender = strict;
    const browser = service.subscribe('lea');
    expect((await ask(browser)).status).toBe(404);
    const known = { ...browser, endpoint: 'https://fcm.googleapis.com/fcm/send/a' };
    expect((await ask(known)).status).toBe(201);
    expect(await rows()).toMatchObject([{ lane: 'push-fcm' }]);
    expect((await ask({ ...known, keys: { ...browser.keys, auth: 'short' } })).status).toBe(422);
    expect((await ask({ ...known, endpoint: 'http://fcm.googleapis.com/a' })).status).toBe(422);
    expect((await ask({ ...known, landing: 'unknown' })).status).toBe(404);
    now = RELEASE + 1;
    expect((await ask(known)).data).toMatchObject({ isOut: true, stop: null });
  });
});
