import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addAccount, bearer, newAddress, postFrom, tokenOf } from '../../../../tests/accounts/accounts.ts';
import { eachEngine } from '../../../../tests/databases/databases.ts';
import { type LandingDesk, openLanding } from '../../../../tests/landing/landing.ts';
import { landingContent } from '../../../../tests/landing/landing-content.ts';
import { openTestSite, type TestSite } from '../../../../tests/test-site.ts';
import { backUp, restore } from '../../../adapters/db/engine/backup.ts';
import { type Database, openDatabase } from '../../../adapters/db/engine/connect.ts';
import { leaveLists } from '../../../adapters/db/reminders/artist-lists.ts';
import { fanProblems } from '../../../app/landing/fan-problems.ts';
import type { RichMail } from '../../../app/ports/mail.ts';
import { forgetReminders } from '../../../app/reminder/forget-reminders.ts';
import { openReminder, pressReminder } from '../../../app/reminder/open-reminder.ts';
import { replanReminders } from '../../../app/reminder/replan-reminders.ts';
import { startDueReminders } from '../../../app/reminder/send-due.ts';
import type { MailOutcome } from '../../../domain/mail/retry.ts';
import { REMINDER_TEXT_VERSION } from '../../../domain/reminder/reminder.ts';
import { agencyDay } from '../../../domain/time/agency-day.ts';
import { agencyTime } from '../../../domain/time/agency-time.ts';
import { createReminderWork } from '../../../jobs/reminder-work.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const START = Date.parse('2027-01-10T12:00:00Z');
/** Midnight in Paris. */
const RELEASE = Date.parse('2027-01-22T00:00:00+01:00');
const NINE = RELEASE + 9 * HOUR;

eachEngine('the reminders of a landing page', (engine) => {
  let site: TestSite;
  let desk: LandingDesk;
  let database: Database;
  let now: number;
  let page: string;
  let version: number;
  let sent: (RichMail & { id: string })[];
  let outcome: MailOutcome;
  beforeEach(async () => {
    now = START;
    sent = [];
    outcome = { kind: 'sent' };
    site = await openTestSite(engine, { clock: { now: () => now } });
    desk = await openLanding(site);
    const { shared, ...content } = landingContent('Nova');
    ({ id: page, version } = await desk.online('Nova', {
      ...content,
      shared: { ...shared, releaseAt: RELEASE, artist: 'Léonie' },
    }));
    await site.ports.liveLandings.refresh();
    const smtp = { host: 'smtp.test', port: 587, security: 'none', user: null, password: null } as const;
    const settings = site.ports.mailSettings.mail();
    site.ports.mailSettings.mail = () => ({ ...settings, smtp });
    database = await openDatabase({
      dataDir: site.variables['DATA_DIR'] ?? '',
      databaseUrl: site.variables['DATABASE_URL'],
    });
  });
  afterEach(async () => {
    await database.close();
    await site.close();
  });

  const ask = async (more: object = {}) => {
    const body = { landing: page, email: 'Lea@Example.com', zone: 'Europe/Paris', locale: 'fr', ...more };
    const response = await postFrom(site, newAddress(), '/api/reminders', body);
    return { status: response.status, ...(await response.json()) };
  };
  const send = async () => {
    const mailer = {
      ...site.ports.mailer,
      send: async (mail: RichMail & { id: string }) => {
        sent.push(mail);
        return outcome;
      },
    };
    const siteUrl = () => 'https://agency.example';
    await Promise.all(await startDueReminders({ ...site.ports, mailer, siteUrl }, 100));
  };
  const code = (act: 'oui' | 'stop') =>
    new RegExp(`https://agency.example/rappel/${act}/([\\w-]+)`).exec(sent.at(-1)?.text ?? '')?.[1] ?? '';
  const confirm = (withList = false) => pressReminder(site.ports, 'confirm', code('oui'), 'fr', withList);
  const rows = () => database.db.selectFrom('reminders').selectAll().execute();
  const reminderCodeOf = async (email: string) => {
    const found = (await rows()).find((row) => row.email === email);
    return site.ports.reminderCodes.codeOf(found?.public_id ?? '', 'stop');
  };
  const confirmed = async (more: object = {}, withList = false) => {
    await ask(more);
    await send();
    await confirm(withList);
  };

  it('asks to confirm, reminds at nine on the fan’s clock, and forgets the address a week later', async () => {
    expect(await ask()).toMatchObject({
      status: 201,
      data: { isOut: false, dueAt: new Date(NINE).toISOString(), zone: 'Europe/Paris' },
    });
    await send();
    expect(sent).toMatchObject([
      {
        to: 'lea@example.com',
        subject: 'Confirmez votre rappel\u00a0: Nova de Léonie',
        html: expect.stringContaining('/rappel/oui/'),
        unsubscribe: expect.stringContaining('/rappel/stop/'),
      },
    ]);
    expect(sent[0]?.text).toContain('le vendredi 22 janvier à 9\u00a0h, heure de Paris');
    expect(await confirm()).toMatchObject({ stage: 'done', dueAt: NINE });
    now = NINE - 1;
    await send();
    expect(sent).toHaveLength(1);
    now = NINE;
    await send();
    await send();
    expect(sent).toHaveLength(2);
    expect(sent[1]).toMatchObject({ subject: 'Nova de Léonie vient de sortir' });
    expect(sent[1]?.text).toContain('?via=rappel');
    now = NINE + 7 * DAY + 1;
    await forgetReminders(site.ports);
    expect(await rows()).toEqual([]);
    expect(await database.db.selectFrom('reminder_proofs').selectAll().execute()).toMatchObject([
      { page, confirmed_at: START, ended_at: NINE },
    ]);
  });

  it.each([
    ['Asia/Kathmandu', 'midnight', '2027-01-21T18:15:00.000Z'],
    ['Pacific/Kiritimati', 'morning', '2027-01-21T19:00:00.000Z'],
    ['America/Havana', 'morning', '2027-01-22T14:00:00.000Z'],
    ['America/Santiago', 'midnight', '2027-01-22T03:00:00.000Z'],
    ['Mars/Olympus', 'morning', '2027-01-22T08:00:00.000Z'],
  ])('in %s, %s is %s', async (zone, moment, dueAt) => {
    expect((await ask({ zone, moment })).data.dueAt).toBe(dueAt);
  });

  it('changes nothing when a link is opened, and deletes an address that is not confirmed in 48 hours', async () => {
    await ask();
    await send();
    expect(await openReminder(site.ports, 'confirm', code('oui'), 'fr')).toMatchObject({ stage: 'ask' });
    expect(await openReminder(site.ports, 'stop', code('stop'), 'fr')).toMatchObject({ stage: 'ask' });
    expect(await openReminder(site.ports, 'confirm', code('stop'), 'fr')).toBeUndefined();
    expect(await rows()).toMatchObject([{ state: 'unconfirmed', confirmed_at: null }]);
    now = START + 48 * HOUR + 1;
    await forgetReminders(site.ports);
    expect(await rows()).toEqual([]);
    expect(await confirm()).toBeUndefined();
  });

  it('confirms once, however often the button is pressed', async () => {
    await ask();
    await send();
    const all = await Promise.all([confirm(), confirm()]);
    expect(all.map((opened) => opened?.stage)).toEqual(['done', 'done']);
    expect(await database.db.selectFrom('reminder_proofs').selectAll().execute()).toHaveLength(1);
  });

  it('deletes the reminder when the fan stops it, and never writes to the address about the page again', async () => {
    await confirmed();
    expect(await pressReminder(site.ports, 'stop', code('stop'), 'fr', false)).toMatchObject({
      stage: 'done',
    });
    expect(await rows()).toEqual([]);
    now += 31 * DAY;
    await forgetReminders(site.ports);
    await database.db.deleteFrom('reminder_asks').execute();
    now = START + HOUR;
    expect((await ask()).status).toBe(201);
    expect(await rows()).toEqual([]);
  });

  it('writes to nobody who stopped, and reminds nobody twice, after a restore of an older backup', async () => {
    await confirmed({ email: 'stop@example.com' });
    const stop = code('stop');
    await confirmed();
    await confirmed({ email: 'max@example.com', moment: 'midnight' });
    const folder = site.variables['DATA_DIR'] ?? '';
    const older = path.join(folder, 'copies', 'older.sqlite');
    await backUp(database, older);
    await pressReminder(site.ports, 'stop', stop, 'fr', false);
    now = RELEASE + HOUR;
    await send();
    expect(sent.at(-1)?.to).toBe('max@example.com');
    const before = sent.length;

    await restore(database, older, folder);
    expect((await rows()).map(({ email, state }) => [email, state]).toSorted()).toEqual([
      ['lea@example.com', 'waiting'],
      ['max@example.com', 'sent'],
    ]);
    now = NINE;
    await send();
    expect(sent.slice(before).map(({ to }) => to)).toEqual(['lea@example.com']);
    await database.db.deleteFrom('reminder_asks').execute();
    await ask({ email: 'stop@example.com' });
    expect(await rows()).toHaveLength(2);
  });

  it('answers the same for a new, a known and a limited address, and mails each page once', async () => {
    const first = await ask();
    expect(await ask()).toEqual(first);
    expect(await ask({ email: 'lea+again@example.com' })).toEqual(first);
    expect(await ask({ form_ref: 'x', email: 'bot@example.com' })).toEqual(first);
    expect(await rows()).toHaveLength(1);
  });

  it('mails an address for three pages a day', async () => {
    const { shared, ...content } = landingContent('Other');
    for (let index = 0; index < 3; index++) {
      const other = { ...content, shared: { ...shared, releaseAt: RELEASE } };
      const { id } = await desk.online(`Other ${index}`, other);
      await site.ports.liveLandings.refresh();
      await ask({ landing: id });
    }
    await ask();
    expect(await rows()).toHaveLength(3);
  });

  it('closes the form of a page for an hour while hardly anybody confirms', async () => {
    const { id } = await database.db.selectFrom('landing_pages').select('id').executeTakeFirstOrThrow();
    const asked = Array.from({ length: 300 }, (_, index) => ({
      page_id: id,
      target_hash: `${index}`,
      at: START,
    }));
    await database.db.insertInto('reminder_asks').values(asked).execute();
    expect((await ask()).status).toBe(429);
    now += HOUR + 1;
    expect((await ask()).status).toBe(201);
  });

  it('tries again after a temporary failure with the same message, and stops after a refusal of the address', async () => {
    const { id } = await desk.online('Other', {
      ...landingContent('Other'),
      shared: { ...landingContent('Other').shared, releaseAt: RELEASE + 30 * DAY },
    });
    await site.ports.liveLandings.refresh();
    await confirmed();
    now = NINE;
    outcome = { kind: 'failed', reason: 'connection', status: null };
    await send();
    now = NINE + 5 * 60_000;
    outcome = { kind: 'failed', reason: 'refused', status: 550 };
    await send();
    expect(new Set(sent.slice(1).map(({ id }) => id)).size).toBe(1);
    expect(await rows()).toMatchObject([{ state: 'dead', last_error: 'refused 550' }]);
    await ask({ landing: id });
    expect(await rows()).toHaveLength(1);
  });

  it('follows the release to another date, and sends nothing after two days', async () => {
    await confirmed();
    const later = RELEASE + 7 * DAY;
    const { content } = (await desk.call('GET', `/${page}`)).data;
    const next = await desk.save(page, { ...content, shared: { ...content.shared, releaseAt: later } });
    await desk.publish(page, next);
    await site.ports.liveLandings.refresh();
    // Before the page is planned anew, the worker itself sees that the reminder is not due.
    now = NINE;
    await send();
    expect(sent).toHaveLength(1);
    await replanReminders(site.ports, page);
    expect(await rows()).toMatchObject([{ state: 'waiting', due_at: NINE + 7 * DAY }]);
    now = NINE + 9 * DAY + 1;
    await send();
    expect(sent).toHaveLength(1);
    expect(await rows()).toMatchObject([{ state: 'late' }]);
  });

  it('tells the fans of another date once, when the agency asks for it', async () => {
    await confirmed();
    const { content } = (await desk.call('GET', `/${page}`)).data;
    const releaseAt = RELEASE + 7 * DAY;
    const next = await desk.save(page, { ...content, shared: { ...content.shared, releaseAt } });
    await desk.publish(page, next);
    await site.ports.liveLandings.refresh();
    await replanReminders(site.ports, page);
    expect((await desk.call('GET', `/${page}/reminders`)).data.moved).toBe(1);
    const told = await desk.call('POST', `/${page}/reminders/tell`, { news: 'moved' });
    expect([told.data.moved, told.data.states.waiting]).toEqual([0, 1]);
    await send();
    expect(sent.at(-1)).toMatchObject({ subject: 'Nova de Léonie\u00a0: nouvelle date' });
    expect(sent.at(-1)?.text).toContain(
      'la sortie est maintenant prévue le vendredi 29 janvier, et nous vous écrirons le vendredi 29 janvier à 9\u00a0h',
    );
    await send();
    expect(sent).toHaveLength(2);
    now = NINE + 7 * DAY;
    await send();
    expect(sent.at(-1)?.subject).toBe('Nova de Léonie vient de sortir');
  });

  it('tells the fans of a cancellation once, or deletes them without a word', async () => {
    await confirmed();
    await desk.call('POST', `/${page}/unpublish`);
    await desk.call('POST', `/${page}/reminders/tell`, { news: 'cancelled' });
    await send();
    expect(sent.at(-1)).toMatchObject({ subject: 'Nova de Léonie\u00a0: le rappel est annulé' });
    expect(await rows()).toMatchObject([{ state: 'sent' }]);
    await database.db.updateTable('reminders').set({ state: 'paused', step: 'remind' }).execute();
    await desk.call('POST', `/${page}/reminders/tell`, { news: 'erased' });
    expect(await rows()).toEqual([]);
    const [entry] = await site.ports.audit.latest(1);
    expect(entry).toMatchObject({ action: 'landing_reminders_erased', after: { news: 'erased', count: 1 } });
  });

  it('pauses when the page is offline, goes on when it is back, and deletes the row after 30 days', async () => {
    await confirmed();
    await desk.call('POST', `/${page}/unpublish`);
    expect(await rows()).toMatchObject([{ state: 'paused' }]);
    await desk.publish(page, version);
    await site.ports.liveLandings.refresh();
    await replanReminders(site.ports, page);
    expect(await rows()).toMatchObject([{ state: 'waiting', next_attempt_at: NINE }]);
  });

  it('pauses a reminder that is confirmed while the page is offline, and goes on when it is back', async () => {
    await ask();
    await send();
    await desk.call('POST', `/${page}/unpublish`);
    await confirm();
    expect(await rows()).toMatchObject([
      { state: 'paused', confirmed_at: START, ended_at: START, next_attempt_at: null, promised_at: NINE },
    ]);
    const { states, sends } = (await desk.call('GET', `/${page}/reminders`)).data;
    expect([states.waiting, states.paused, sends]).toEqual([0, 1, []]);
    await desk.publish(page, version);
    await site.ports.liveLandings.refresh();
    await replanReminders(site.ports, page);
    expect(await rows()).toMatchObject([{ state: 'waiting', next_attempt_at: NINE, ended_at: null }]);
  });

  it('promises no day behind the link while the page is offline, nor after a cancellation or the sending', async () => {
    const opened = () => openReminder(site.ports, 'confirm', code('oui'), 'fr');
    await ask();
    await send();
    const link = code('oui');
    const again = () => openReminder(site.ports, 'confirm', link, 'fr');
    await desk.call('POST', `/${page}/unpublish`);
    const named = { title: 'Nova', artist: 'Léonie' };
    expect(await opened()).toMatchObject({ stage: 'ask', isPaused: true, named });
    expect(await confirm()).toMatchObject({ stage: 'done', isPaused: true, named });
    await desk.call('DELETE', `/${page}`);
    await site.ports.liveLandings.refresh();
    expect(await again()).toMatchObject({ stage: 'done', isPaused: true, named });
    await desk.call('POST', `/${page}/reminders/tell`, { news: 'cancelled' });
    expect(await again()).toMatchObject({ stage: 'cancelled' });
    await send();
    expect(await rows()).toMatchObject([{ state: 'sent', step: 'cancelled' }]);
    expect(await again()).toMatchObject({ stage: 'cancelled' });
    await database.db.updateTable('reminders').set({ step: 'remind' }).execute();
    expect(await again()).toMatchObject({ stage: 'ended' });
    await desk.call('POST', `/${page}/restore`);
    await desk.publish(page, version);
    await site.ports.liveLandings.refresh();
    now = NINE;
    expect(await again()).toMatchObject({ stage: 'out' });
  });

  it('says while a page is offline, deleted or at its end that no reminder leaves, and offers to tell of the cancellation', async () => {
    await confirmed();
    site.worker.start();
    const shown = async (expected: object) =>
      vi.waitFor(
        async () => {
          const { states, sends } = (await desk.call('GET', `/${page}/reminders`)).data;
          expect({ waiting: states.waiting, paused: states.paused, sends: sends.length }).toEqual(expected);
        },
        { timeout: 5000, interval: 100 },
      );
    const [waits, paused] = [
      { waiting: 1, paused: 0, sends: 1 },
      { waiting: 0, paused: 1, sends: 0 },
    ];
    await desk.call('POST', `/${page}/unpublish`);
    await shown(paused);
    const ends = { unpublishAt: START + HOUR / 6 };
    await desk.publish(page, version, ends);
    await shown(waits);
    await desk.call('DELETE', `/${page}`);
    await shown(paused);
    await desk.call('POST', `/${page}/restore`);
    await shown(waits);
    // The page ends by the clock, without a change by a person.
    now = START + HOUR / 6;
    await shown(paused);
    const told = await desk.call('POST', `/${page}/reminders/tell`, { news: 'cancelled' });
    expect(told.data.states.paused).toBe(0);
    expect(await rows()).toMatchObject([{ step: 'cancelled' }]);
  });

  it('plans the fans of a page that went offline while no process ran', async () => {
    await confirmed();
    await desk.call('POST', `/${page}/unpublish`);
    await database.db.updateTable('reminders').set({ state: 'waiting' }).execute();
    await createReminderWork({ ...site.ports, siteUrl: () => 'https://agency.example' }).prepare?.();
    expect(await rows()).toMatchObject([{ state: 'paused' }]);
  });

  it('names the fans whom a publication would reach at once, not at all, or without the link they chose', async () => {
    const { content } = (await desk.call('GET', `/${page}`)).data;
    const fans = async () =>
      (await fanProblems(site.ports, { id: page, content })).map(({ code, value }) => [code, value]);
    now = RELEASE + HOUR;
    expect(await fans()).toEqual([]);
    now = START;
    await confirmed({ platform: 'deezer' });
    expect(await fans()).toEqual([]);
    content.shared.releaseAt = RELEASE + 7 * DAY;
    expect(await fans()).toEqual([['fans_moved', '1']]);
    content.shared.releaseAt = RELEASE;
    content.shared.platforms = content.shared.platforms.filter(
      ({ platform }: { platform: string }) => platform !== 'deezer',
    );
    expect(await fans()).toEqual([['fans_without_link', 'deezer']]);
    now = RELEASE + HOUR;
    expect(await fans()).toEqual([
      ['fans_at_once', '1'],
      ['fans_without_link', 'deezer'],
    ]);
    now = RELEASE + 49 * HOUR;
    expect((await fans())[0]).toEqual(['fans_too_late', '1']);
  });

  it('counts the waiting fans by platform and by the moment of the sending, for the back office', async () => {
    for (const [index, platform] of ['spotify', 'spotify', 'deezer'].entries())
      await confirmed({ email: `fan${index}@example.com`, platform });
    await ask({ email: 'late@example.com' });
    const one = { page, locale: 'fr' as const, channel: 'direct' as const, variant: '' as const };
    await site.ports.landingCounts.add([
      { ...one, day: '2025-01-02', kind: 'click', target: 'calendar', count: 2 },
      { ...one, day: '2025-01-02', kind: 'conversion', target: 'calendar', count: 1 },
      { ...one, day: '2025-01-03', kind: 'click', target: 'spotify', count: 9 },
    ]);
    const { data } = await desk.call('GET', `/${page}/reminders`);
    expect(data).toEqual({
      states: {
        ...{ unconfirmed: 1, waiting: 3, waitingPush: 0, paused: 0 },
        ...{ sent: 0, failed: 0, late: 0, gone: 0 },
      },
      platforms: expect.arrayContaining([expect.objectContaining({ count: expect.any(Number) })]),
      sends: [
        {
          ...{ channel: 'mail', count: 3 },
          ...{ from: new Date(NINE).toISOString(), until: new Date(NINE + 600).toISOString() },
        },
      ],
      perSecond: 5,
      ready: { outcome: 'untested', at: null },
      // Only those who confirmed.
      confirmed: [{ day: agencyDay(now), count: 3 }],
      calendar: 2,
      artistList: { waiting: 0, handed: 0, withdrawn: 0 },
      moved: 0,
    });
    expect((await desk.call('GET', '/unknown/reminders')).status).toBe(404);
    // For the check before going live: only confirmed ones, of the page with the most.
    expect(await site.ports.goLive.reader.mostReminders()).toBe(3);
  });

  it('sends no more in a second than the settings allow', async () => {
    for (let index = 0; index < 9; index++) await ask({ email: `fan${index}@example.com` });
    let count = 0;
    const mailer = {
      ...site.ports.mailer,
      send: async () => {
        count += 1;
        return { kind: 'sent' as const };
      },
    };
    const work = createReminderWork({ ...site.ports, mailer, siteUrl: () => 'https://agency.example' });
    const run = async () => Promise.all(await work.start('reminder-mail', 100));
    now += 60_000;
    await run();
    await run();
    expect(count).toBe(5);
    now += 400;
    await run();
    expect(count).toBe(7);
  });

  it('exports and erases the reminders of a person', async () => {
    await confirmed();
    const headers = bearer(await tokenOf(site, await addAccount(site)));
    const people = async (what: string) =>
      (
        await (
          await postFrom(site, newAddress(), `/api/people/${what}`, { email: 'lea@example.com' }, headers)
        ).json()
      ).data;
    expect(await people('count')).toMatchObject({ reminders: 1 });
    expect(await people('export')).toMatchObject({
      reminders: [{ page: 'Nova', zone: 'Europe/Paris', state: 'waiting' }],
      reminderProofs: [{ page, textVersion: REMINDER_TEXT_VERSION }],
    });
    expect(await people('erase')).toMatchObject({ reminders: 1 });
    expect(await rows()).toEqual([]);
    expect((await people('export')).reminderProofs).toEqual([]);
  });

  it('hands the list of the artist over once it is confirmed, and tells withdrawals in the next file', async () => {
    const csv = async () => {
      const headers = { ...desk.headers, 'content-type': 'application/json' };
      const response = await site.send(
        'POST',
        `/api/landing-pages/${page}/artist-list.csv`,
        undefined,
        headers,
      );
      expect(response.status).toBe(200);
      return (await response.text()).replace('\uFEFF', '').trim().split('\r\n').slice(1);
    };
    await ask({ artistList: true });
    expect(await csv()).toEqual([]);
    await send();
    await confirm(true);
    await confirmed({ email: 'without@example.com' }, true);
    const [line = '', ...more] = await csv();
    expect(more).toEqual([]);
    const sentence = 'Recevoir aussi les nouvelles de Léonie. C’est Léonie qui vous écrira.';
    expect(line.split(';').slice(1)).toEqual([
      ...['lea@example.com', 'Français', agencyTime(START), sentence, ''],
    ]);
    expect((await site.ports.audit.latest(1))[0]).toMatchObject({
      action: 'landing_artist_list_exported',
      after: { handed: 1, withdrawn: 0 },
    });
    const stop = reminderCodeOf('lea@example.com');
    await pressReminder(site.ports, 'stop', await stop, 'fr', false);
    const [gone = ''] = await csv();
    expect(gone.split(';')[0]).toBe(line.split(';')[0]);
    expect(gone).not.toContain('lea@example.com');
    expect(gone.split(';').at(-1)).toBe(agencyTime(START));
    expect((await desk.call('GET', `/${page}/reminders`)).data.artistList).toEqual({
      ...{ waiting: 0, handed: 0, withdrawn: 1 },
    });
    now = START + 30 * DAY + 1;
    await forgetReminders(site.ports);
    expect(await database.db.selectFrom('artist_list_entries').selectAll().execute()).toEqual([]);
  });

  it('joins no list unless the pressed button named it, and says what the list keeps', async () => {
    const sentence = 'Recevoir aussi les nouvelles de Léonie. C’est Léonie qui vous écrira.';
    const entries = () => database.db.selectFrom('artist_list_entries').selectAll().execute();
    await ask({ artistList: true });
    await send();
    for (const body of [sent[0]?.text, sent[0]?.html]) expect(body).toContain(sentence);
    expect(await openReminder(site.ports, 'confirm', code('oui'), 'fr')).toMatchObject({
      ...{ stage: 'ask', listSentence: sentence },
    });
    expect(await confirm()).toMatchObject({ stage: 'done', listSentence: '' });
    // A second press, with the other button, changes nothing.
    expect(await confirm(true)).toMatchObject({ stage: 'done', listSentence: '' });
    expect(await entries()).toEqual([]);
    const proof = await database.db.selectFrom('reminder_proofs').select('list_version').executeTakeFirst();
    expect(proof?.list_version).toBe(0);
    await confirmed({ email: 'max@example.com', artistList: true }, true);
    await confirmed({ email: 'left@example.com', artistList: true }, true);
    expect((await entries()).map(({ email }) => email)).toEqual(['max@example.com', 'left@example.com']);
    const [, left] = await entries();
    await database.db
      .transaction()
      .execute((trx) => leaveLists(trx, { public_id: left?.public_id ?? '' }, now));
    now = NINE;
    await send();
    const textTo = (to: string) => sent.findLast((mail) => mail.to === to)?.text;
    expect(textTo('max@example.com')).toContain('La liste de l’artiste garde votre adresse');
    for (const to of ['lea@example.com', 'left@example.com'])
      expect(textTo(to)).toContain('votre adresse sera effacée dans 7 jours');
  });

  it('takes an address out of the list of the artist when the person is erased, with the words of the consent in the export', async () => {
    await confirmed({ artistList: true }, true);
    const headers = bearer(await tokenOf(site, await addAccount(site)));
    const people = async (what: string) =>
      (
        await (
          await postFrom(site, newAddress(), `/api/people/${what}`, { email: 'lea@example.com' }, headers)
        ).json()
      ).data;
    expect(await people('count')).toMatchObject({ reminders: 2 });
    expect((await people('export')).artistLists).toMatchObject([
      { page: 'Nova', sentence: expect.stringContaining('Léonie'), handedAt: null },
    ]);
    expect(await people('erase')).toMatchObject({ reminders: 2 });
    expect(await database.db.selectFrom('artist_list_entries').selectAll().execute()).toEqual([]);
  });

  it('offers nothing without a mail server, and nothing for a page that is not online', async () => {
    expect((await ask({ landing: 'unknown' })).status).toBe(404);
    const settings = site.ports.mailSettings.mail();
    site.ports.mailSettings.mail = () => ({ ...settings, smtp: null });
    expect((await ask()).status).toBe(404);
    now = RELEASE + 1;
    expect((await ask()).data.isOut).toBe(true);
  });
});
