import { afterEach, beforeEach, expect, it } from 'vitest';
import { addAccount, bearer, newAddress, postFrom, tokenOf } from '../../../tests/accounts/accounts.ts';
import { eachEngine } from '../../../tests/databases/databases.ts';
import { booking, openTestSite, type TestSite } from '../../../tests/test-site.ts';
import { backUp, restore } from '../../adapters/db/engine/backup.ts';
import { type Database, openDatabase } from '../../adapters/db/engine/connect.ts';
import { forgetNewsletters } from '../../app/newsletter/forget-newsletters.ts';
import { openNewsletter, pressNewsletter } from '../../app/newsletter/open-newsletter.ts';
import { startDueNewsletters } from '../../app/newsletter/send-due.ts';
import type { RichMail } from '../../app/ports/mail.ts';
import type { MailOutcome } from '../../domain/mail/retry.ts';
import { createReminderWork } from '../../jobs/reminder-work.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const START = Date.parse('2027-01-10T12:00:00Z');
const EMAIL = 'nova@example.com';
const ADDRESS = { WEBHOOK_BOOKING_URL: 'https://automation.example/booking' };

eachEngine('the newsletter', (engine) => {
  let site: TestSite;
  let database: Database;
  let now: number;
  let sent: (RichMail & { id: string })[];
  let outcome: MailOutcome;
  const open = async (variables: Record<string, string> = {}) => {
    site = await openTestSite(engine, { clock: { now: () => now } }, variables);
    const smtp = { host: 'smtp.test', port: 587, security: 'none', user: null, password: null } as const;
    const settings = site.ports.mailSettings.mail();
    site.ports.mailSettings.mail = () => ({ ...settings, smtp });
    database = await openDatabase({
      dataDir: site.variables['DATA_DIR'] ?? '',
      databaseUrl: site.variables['DATABASE_URL'],
    });
  };
  const close = async () => {
    await database.close();
    await site.close();
  };
  beforeEach(async () => {
    now = START;
    sent = [];
    outcome = { kind: 'sent' };
    await open();
  });
  afterEach(close);

  const book = async (more: object = {}) => {
    const response = await postFrom(site, newAddress(), '/api/booking/submit', {
      ...booking,
      locale: 'fr',
      ...more,
    });
    expect(response.status).toBe(201);
  };
  const send = async () => {
    const mailer = {
      ...site.ports.mailer,
      send: async (mail: RichMail & { id: string }) => {
        sent.push(mail);
        return outcome;
      },
    };
    await Promise.all(
      await startDueNewsletters({ ...site.ports, mailer, siteUrl: () => 'https://a.example' }, 100),
    );
  };
  const code = (act: 'oui' | 'stop', mail = sent.at(-1)) =>
    new RegExp(`https://a.example/newsletter/${act}/([\\w-]+)`).exec(mail?.text ?? '')?.[1] ?? '';
  const press = (act: 'confirm' | 'stop' = 'confirm') =>
    pressNewsletter(site.ports, act, code(act === 'confirm' ? 'oui' : 'stop'), 'fr');
  const rows = () => database.db.selectFrom('newsletter_consents').selectAll().execute();
  const proofs = () => database.db.selectFrom('reminder_proofs').selectAll().execute();
  const boxes = async () => {
    const leads = await database.db.selectFrom('leads').select('fields').orderBy('id').execute();
    return leads.map(({ fields }) => JSON.parse(fields).newsletter);
  };
  const notices = async () => {
    const { db } = database;
    const found = await db
      .selectFrom('deliveries')
      .select(['destination', 'body'])
      .where('lead_id', 'is', null)
      .orderBy('id')
      .execute();
    return found.map(({ destination, body }) => ({ destination, ...JSON.parse(body ?? '{}') }));
  };
  const delivered = () => database.db.updateTable('deliveries').set({ state: 'delivered' }).execute();
  const confirmed = async (more: object = {}) => {
    await book(more);
    await send();
    await press();
  };

  it('asks a ticked box to be confirmed, with one click to stop, and keeps the proof', async () => {
    await book({ email: 'Nova@Example.com' });
    await send();
    expect(sent).toMatchObject([
      {
        to: EMAIL,
        subject: expect.stringMatching(/^Confirmez\u00a0: la lettre d’information de /),
        html: expect.stringContaining('/newsletter/oui/'),
        unsubscribe: expect.stringContaining('/newsletter/stop/'),
        text: expect.stringContaining('«\u00a0Recevoir aussi les conseils de l’agence par email\u00a0»'),
      },
    ]);
    expect(sent[0]?.text).toContain('/mes-donnees\n');
    expect(await press()).toMatchObject({ stage: 'done', step: 'confirm' });
    expect(await rows()).toMatchObject([{ state: 'confirmed', confirmed_at: START }]);
    expect(await proofs()).toMatchObject([
      { page: 'newsletter.booking', text_version: 1, locale: 'fr', confirmed_at: START, ended_at: null },
    ]);
  });

  it('asks nobody whose box is not ticked, and nobody without a mail server', async () => {
    await book({ newsletter: false });
    const settings = site.ports.mailSettings.mail();
    site.ports.mailSettings.mail = () => ({ ...settings, smtp: null });
    await book();
    expect(await rows()).toEqual([]);
    expect(await boxes()).toEqual([false, true]);
  });

  it('changes nothing when a link is opened, and confirms once, however often the button is pressed', async () => {
    await book();
    await send();
    for (const act of ['confirm', 'stop'] as const)
      expect(
        await openNewsletter(site.ports, act, code(act === 'confirm' ? 'oui' : 'stop'), 'fr'),
      ).toMatchObject({ stage: 'ask' });
    expect(await openNewsletter(site.ports, 'confirm', code('stop'), 'fr')).toBeUndefined();
    expect(await rows()).toMatchObject([{ state: 'unconfirmed' }]);
    const all = await Promise.all([press(), press()]);
    expect(all.map((page) => page?.stage)).toEqual(['done', 'done']);
    expect(await proofs()).toHaveLength(1);
  });

  it('unticks a box that is not confirmed in 48 hours, and asks an address three times in thirty days', async () => {
    for (let time = 0; time < 4; time += 1) {
      await book();
      await book({ email: 'NOVA+again@example.com', newsletter: false });
      await book();
      await send();
      now += 48 * HOUR + 1;
      await forgetNewsletters(site.ports);
    }
    expect(sent).toHaveLength(3);
    expect(await rows()).toEqual([]);
    // The fourth request made no consent, so that nothing unticked its boxes.
    expect((await boxes()).filter(Boolean)).toHaveLength(2);
    now += 30 * DAY;
    await forgetNewsletters(site.ports);
    await book();
    await send();
    expect(sent).toHaveLength(4);
  });

  it('asks an address no more that says it did not tick the box', async () => {
    await book();
    await send();
    expect(await press('stop')).toMatchObject({ stage: 'done' });
    expect([await rows(), await boxes()]).toEqual([[], [false]]);
    now += 40 * DAY;
    await book();
    await send();
    expect(sent).toHaveLength(1);
    expect(await pressNewsletter(site.ports, 'stop', code('stop'), 'fr')).toBeUndefined();
  });

  it('ends a confirmed consent by one press, and lets the person ask again', async () => {
    await confirmed();
    now += DAY;
    await press('stop');
    expect([await rows(), await boxes()]).toEqual([[], [false]]);
    expect(await proofs()).toMatchObject([{ ended_at: START + DAY }]);
    await book();
    await send();
    expect(sent).toHaveLength(2);
  });

  it('asks whether to stay after three years without a contact, and ends without an answer', async () => {
    await confirmed();
    now = Date.parse('2030-01-11T00:00:00Z');
    await forgetNewsletters(site.ports);
    // Its lead is stored still: retention decides when the last contact was.
    expect(await rows()).toMatchObject([{ state: 'confirmed', question_at: null }]);
    await database.db.deleteFrom('leads').execute();
    await forgetNewsletters(site.ports);
    await send();
    expect(sent[1]).toMatchObject({ subject: expect.stringMatching(/on continue\u00a0\?$/), to: EMAIL });
    expect(sent[1]?.text).toContain('10 janvier 2027');
    const [folder, asked] = [site.variables['DATA_DIR'] ?? '', `${site.variables['DATA_DIR']}/asked.sqlite`];
    await backUp(database, asked);
    expect(await openNewsletter(site.ports, 'confirm', code('oui'), 'fr')).toMatchObject({ step: 'stay' });
    expect(await press()).toMatchObject({ step: 'stay', stage: 'done' });
    await restore(database, asked, folder);
    expect(await rows()).toMatchObject([{ state: 'confirmed', contact_at: now, question_at: null }]);
    await forgetNewsletters(site.ports);
    await send();
    expect(sent).toHaveLength(2);
    now = Date.parse('2033-01-12T00:00:00Z');
    await forgetNewsletters(site.ports);
    await send();
    now += 30 * DAY;
    await forgetNewsletters(site.ports);
    expect(await rows()).toHaveLength(1);
    now += 1;
    await forgetNewsletters(site.ports);
    expect(await rows()).toEqual([]);
    expect(await proofs()).toMatchObject([{ ended_at: now }]);
  });

  it('tells the automation of the form what is confirmed and withdrawn, also when the lead is gone', async () => {
    await close();
    await open(ADDRESS);
    await book();
    expect(
      JSON.parse((await database.db.selectFrom('deliveries').select('body').executeTakeFirst())?.body ?? ''),
    ).toMatchObject({ newsletter: true });
    await send();
    await press();
    await delivered();
    await database.db.deleteFrom('leads').execute();
    await press('stop');
    expect(await notices()).toMatchObject([
      {
        destination: 'booking',
        type: 'newsletter.confirmed',
        email: EMAIL,
        form: 'booking',
        textVersion: 1,
        confirmedAt: new Date(START).toISOString(),
      },
      { destination: 'booking', type: 'newsletter.withdrawn', email: EMAIL, leads: [] },
    ]);
  });

  it('keeps an older box that an automation knows when a new one is not confirmed', async () => {
    await close();
    await open(ADDRESS);
    const settings = site.ports.mailSettings.mail();
    const { smtp } = settings;
    site.ports.mailSettings.mail = () => ({ ...settings, smtp: null });
    await book();
    await delivered();
    site.ports.mailSettings.mail = () => ({ ...settings, smtp });
    now += DAY;
    await book();
    await delivered();
    now += 49 * HOUR;
    await forgetNewsletters(site.ports);
    expect([await boxes(), await notices()]).toEqual([[true, false], []]);
  });

  it('stops to ask an address that the server refuses, and tries again after a failure', async () => {
    await book();
    outcome = { kind: 'failed', reason: 'connection', status: null };
    await send();
    expect(await rows()).toMatchObject([{ state: 'waiting', attempts: 1, last_error: 'connection' }]);
    outcome = { kind: 'failed', reason: 'refused', status: 550 };
    now += HOUR;
    await send();
    expect(await rows()).toMatchObject([{ state: 'unconfirmed', last_error: 'refused 550' }]);
    now += 60 * DAY;
    await forgetNewsletters(site.ports);
    await book();
    expect(await rows()).toEqual([]);
  });

  it('lists who confirmed, and gives administrators the file with the proofs and a log entry with the number', async () => {
    await confirmed();
    await book({ email: 'waits@example.com' });
    const admin = bearer(await tokenOf(site, await addAccount(site)));
    const sales = bearer(await tokenOf(site, await addAccount(site, { role: 'sales' })));
    const list = (await (await site.get('/api/subscribers', sales)).json()).data;
    expect(list).toMatchObject({ waiting: 1, asks: true, confirmed: [{ email: EMAIL, form: 'booking' }] });
    expect((await site.get('/api/subscribers.csv', sales)).status).toBe(403);
    const file = await (await site.get('/api/subscribers.csv?locale=fr', admin)).text();
    expect(file).toContain(
      `${EMAIL};Français;Rendez-vous;Recevoir aussi les conseils de l’agence par email;1;`,
    );
    expect(file).toContain('Confirmée le (heure de Paris)');
    expect(file).not.toContain('waits@');
    const entry = await database.db
      .selectFrom('audit_log')
      .select(['action', 'after'])
      .where('action', '=', 'newsletter_exported')
      .executeTakeFirst();
    expect(JSON.parse(entry?.after ?? '')).toEqual({ count: 1 });
  });

  it('has a lane of its own beside the reminders', async () => {
    const work = createReminderWork({ ...site.ports, siteUrl: () => 'https://a.example' });
    expect(await work.lanes()).toContain('newsletter-mail');
    await book();
    now += 1000;
    await Promise.all(await work.start('newsletter-mail', 5));
    expect(await rows()).not.toMatchObject([{ state: 'waiting', attempts: 0 }]);
  });
});
