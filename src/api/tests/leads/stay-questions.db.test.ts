import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { addAccount, bearer, tokenOf } from '../../../../tests/accounts/accounts.ts';
import { eachEngine } from '../../../../tests/databases/databases.ts';
import { contactLead } from '../../../../tests/factories.ts';
import { openTestSite, type TestSite } from '../../../../tests/test-site.ts';
import { backUp, restore } from '../../../adapters/db/engine/backup.ts';
import { type Database, openDatabase } from '../../../adapters/db/engine/connect.ts';
import { mailSecretName } from '../../../app/mail/link-mail.ts';
import { ANNOUNCED, CLOCK, planNight } from '../../../app/privacy/retirement/night-of.ts';
import { openStay, pressStay } from '../../../app/privacy/retirement/open-stay.ts';
import { retireLeads } from '../../../app/privacy/retirement/retire-leads.ts';
import type { Locale } from '../../../domain/locale/locale.ts';

const DAY = 86_400_000;
const NOW = Date.UTC(2029, 10, 28, 12);

eachEngine('POST /api/lead-retirement/ask', (engine) => {
  let site: TestSite;
  let database: Database;
  let headers: Record<string, string>;
  let now: number;
  beforeEach(async () => {
    now = NOW;
    site = await openTestSite(engine, { clock: { now: () => now } });
    withServer(true);
    database = await openDatabase({
      dataDir: site.variables['DATA_DIR'] ?? '',
      databaseUrl: site.variables['DATABASE_URL'],
    });
    headers = await asRole('admin');
    await site.ports.retirement.tell(ANNOUNCED, NOW - 31 * DAY, undefined);
  });
  afterEach(async () => {
    await database.close();
    await site.close();
  });

  const withServer = (set: boolean) => {
    const smtp = { host: 'smtp.test', port: 587, security: 'none', user: null, password: null } as const;
    const settings = site.ports.mailSettings.mail();
    site.ports.mailSettings.mail = () => ({ ...settings, smtp: set ? smtp : null });
  };
  const asRole = async (role: 'admin' | 'sales' | 'moderator') =>
    bearer(await tokenOf(site, await addAccount(site, { role, name: `An ${role}` })));
  /** Sessions of before have ended. */
  const later = async (ms: number) => {
    now += ms;
    headers = await asRole('admin');
  };
  /** Stores a lead whose three years end on this day. */
  const ending = async (
    day: string,
    name: string,
    more: { email?: string; locale?: Locale; demo?: boolean } = {},
  ) => {
    const sample = contactLead();
    const { email = `${name.toLowerCase()}@example.com`, locale = 'fr', demo = false } = more;
    const lead = contactLead({
      createdAt: Date.parse(`${Number(day.slice(0, 4)) - 3}${day.slice(4)}T12:00:00Z`),
      fields: { ...sample.fields, name, email },
      origin: { ...sample.origin, locale },
      demo,
    });
    await site.stores.leads.save(lead, []);
    return lead.id;
  };
  const list = async () => (await (await site.get('/api/lead-retirement', headers)).json()).data;
  const ask = (ids: string[], as = headers) => site.send('POST', '/api/lead-retirement/ask', { ids }, as);
  const asked = async (ids: string[]) => (await (await ask(ids)).json()).data;
  const mails = async () => {
    const rows = await database.db.selectFrom('mails').selectAll().orderBy('id').execute();
    return rows.map(({ public_id, recipient, subject, body }) => ({
      to: recipient,
      subject,
      stored: body,
      text: site.ports.seal.open(mailSecretName(public_id), body),
    }));
  };
  const codeIn = async () => {
    const mail = (await mails()).at(-1);
    return /\/rester\/oui\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  };
  const left = async () => (await site.stores.leads.list({ limit: 9 })).map(({ lead }) => lead.id);
  const night = async (at: number) => {
    now = at;
    await site.ports.state.set(CLOCK, { at: at - 3_600_000, since: at - 30 * DAY }, at);
    const plan = await planNight(site.ports, at);
    await retireLeads(site.ports);
    return plan;
  };

  it('mails one question in the person’s language, whose link is sealed in the queue', async () => {
    const nova = await ending('2029-12-12', 'Nova', { locale: 'en' });
    expect(await asked([nova, 'unknown'])).toEqual({ asked: 1 });
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      to: 'nova@example.com',
      subject: expect.stringMatching(/^Shall .+ keep your/),
    });
    expect(mail?.text).toMatch(/\/en\/rester\/oui\/[\w-]{20,}/);
    expect(mail?.text).toContain('12 December 2026');
    expect(mail?.text).toContain('28 December 2029');
    expect(mail?.stored).not.toContain('/rester/');
    expect(await list()).toMatchObject({
      asks: true,
      persons: [
        {
          id: nova,
          asked: { on: '2029-11-28', until: '2029-12-28' },
          unaskable: 'asked',
          endsOn: '2029-12-28',
        },
      ],
    });
    const [entry] = await site.ports.audit.latest(1);
    expect(entry).toMatchObject({ action: 'leads_asked', subject: null, after: { persons: 1 } });
    const detail = await (await site.get(`/api/leads/${nova}`, headers)).text();
    expect(detail).toContain('Question posée par email');
  });

  it('asks once, only persons of the list with an address, no sample and no person who is kept', async () => {
    const nova = await ending('2029-12-12', 'Nova');
    const older = await ending('2029-06-12', 'Nova');
    const none = await ending('2029-12-13', 'None', { email: '' });
    const sample = await ending('2029-12-14', 'Sample', { demo: true });
    const young = await ending('2031-12-14', 'Young');
    const kept = await ending('2029-12-15', 'Kept');
    const keep = { ids: [kept], reason: 'A dispute.', until: '2030-01-01' };
    expect((await site.send('POST', '/api/lead-retirement/keep', keep, headers)).status).toBe(200);
    const persons: { id: string; unaskable: string | null }[] = (await list()).persons;
    expect(persons.map(({ id, unaskable }) => [id, unaskable])).toEqual([
      [nova, null],
      [none, 'address'],
      [sample, 'sample'],
    ]);
    expect(await asked([nova, older, none, sample, young, kept])).toEqual({ asked: 1 });
    expect(await asked([nova])).toEqual({ asked: 0 });
    await later(40 * DAY);
    expect(await asked([nova])).toEqual({ asked: 0 });
    expect((await mails()).map(({ to }) => to)).toEqual(['nova@example.com']);
  });

  it('asks once when two accounts ask at the same time', async () => {
    const nova = await ending('2029-12-12', 'Nova');
    const answers = await Promise.all([asked([nova]), asked([nova]), asked([nova])]);
    expect(answers.map((answer) => answer.asked).toSorted()).toEqual([0, 0, 1]);
    expect(await mails()).toHaveLength(1);
  });

  it('lists persons by the day on which they are deleted, which a question moves', async () => {
    const nova = await ending('2029-12-12', 'Nova');
    const other = await ending('2029-12-20', 'Other');
    await asked([nova]);
    const { persons } = await list();
    expect(persons.map(({ id, endsOn }: { id: string; endsOn: string }) => [id, endsOn])).toEqual([
      [other, '2029-12-20'],
      [nova, '2029-12-28'],
    ]);
  });

  it('asks again when the mail of the question was given up, and says so until then', async () => {
    const nova = await ending('2029-12-12', 'Nova');
    await asked([nova]);
    expect((await list()).persons).toMatchObject([{ asked: { isLost: false }, unaskable: 'asked' }]);
    await database.db.updateTable('mails').set({ state: 'dead', next_attempt_at: null }).execute();
    expect((await list()).persons).toMatchObject([
      { asked: { on: '2029-11-28', until: '2029-12-28', isLost: true }, unaskable: null },
    ]);
    await later(DAY);
    expect(await asked([nova])).toEqual({ asked: 1 });
    expect((await list()).persons).toMatchObject([
      { asked: { on: '2029-11-29', until: '2029-12-29', isLost: false }, unaskable: 'asked' },
    ]);
    expect(await asked([nova])).toEqual({ asked: 0 });
    expect(await mails()).toHaveLength(2);
  });

  it('lets several hundred questions leave one after the other, so that other mail passes them', async () => {
    const ids: string[] = [];
    for (let index = 0; index < 30; index += 1) ids.push(await ending('2029-12-12', `Fan${index}`));
    const due = async () => {
      const rows = await database.db.selectFrom('mails').select('next_attempt_at').orderBy('id').execute();
      return rows.map(({ next_attempt_at: at }) => Number(at) - NOW);
    };
    // Two and a half a second of the five that the settings allow.
    expect(site.ports.mailSettings.mail().perSecond).toBe(5);
    await asked(ids.slice(0, 20));
    await asked(ids.slice(20));
    expect(await due()).toEqual(ids.map((_, index) => index * 400));
    now += 1000;
    await site.ports.mails.add({ id: 'other', to: 'a@example.com', subject: 'Code', text: '1' }, now);
    const claimed = await site.ports.mails.claim({ now, leaseMs: 1000, limit: 9 });
    const fan = expect.stringMatching(/^fan\d+@/);
    expect(claimed.map(({ to }) => to)).toEqual([fan, fan, fan, 'a@example.com']);
  });

  it('keeps the questions that left and their answers when an older backup is restored', async () => {
    const [before, between] = [await ending('2029-11-27', 'Nova'), await ending('2029-11-27', 'Lea')];
    const [waiting, silent] = [await ending('2029-11-27', 'Max'), await ending('2029-11-27', 'Zoe')];
    const sent = () => database.db.updateTable('mails').set({ state: 'sent' }).execute();
    await asked([before]);
    const first = await codeIn();
    await sent();
    const monday = path.join(site.variables['DATA_DIR'] ?? '', 'monday.sqlite');
    await backUp(database, monday);
    await asked([between]);
    const second = await codeIn();
    await asked([silent]);
    const third = await codeIn();
    await sent();
    await asked([waiting]);
    await later(3 * DAY);
    for (const code of [first, second]) await pressStay(site.ports, code);
    await restore(database, monday, path.dirname(monday));
    for (const code of [first, second]) expect(await openStay(site.ports, code)).toEqual({ stage: 'done' });
    expect(await openStay(site.ports, third)).toEqual({ stage: 'ask' });
    await later(0);
    expect((await list()).persons).toMatchObject([
      { id: waiting, asked: null, unaskable: null },
      { id: silent, asked: { until: '2029-12-28', isLost: false } },
    ]);
    await night(Date.UTC(2029, 11, 29, 12));
    expect((await left()).toSorted()).toEqual([before, between].toSorted());
    // New rows get new ids.
    await later(0);
    const keep = { ids: [before], reason: 'A dispute.', until: '2030-01-01' };
    expect((await site.send('POST', '/api/lead-retirement/keep', keep, headers)).status).toBe(200);
  });

  it('is for those who sell, and needs a mail server', async () => {
    const nova = await ending('2029-12-12', 'Nova');
    expect((await ask([nova], await asRole('moderator'))).status).toBe(403);
    withServer(false);
    const refused = await ask([nova]);
    expect([refused.status, (await refused.json()).code]).toEqual([409, 'mail_not_configured']);
    expect(await list()).toMatchObject({ asks: false, persons: [{ id: nova, asked: null }] });
    withServer(true);
    expect((await ask([nova], await asRole('sales'))).status).toBe(200);
  });

  it('deletes nothing of a person before the last day for an answer, by night or by hand, and all after it', async () => {
    // The three years ended yesterday: without the question the lead would be deleted tonight.
    const nova = await ending('2029-11-27', 'Nova');
    for (let index = 0; index < 4; index += 1) await ending('2031-01-01', `Other${index}`);
    expect((await planNight(site.ports, now)).facts).toMatchObject({ due: 1, soon: 1 });
    await asked([nova]);
    expect((await planNight(site.ports, now)).facts).toMatchObject({ due: 0, soon: 0 });
    const byHand = { ids: [nova] };
    const erase = () => site.send('POST', '/api/lead-retirement/erase', byHand, headers);
    expect((await (await erase()).json()).data).toEqual({ leads: 0 });
    // An earlier end of a keep does not shorten the days for the answer.
    const keep = { ids: [nova], reason: 'No longer.', until: '2029-11-28' };
    await site.send('POST', '/api/lead-retirement/keep', keep, headers);
    const last = await night(Date.UTC(2029, 11, 28, 12));
    expect([last.facts.due, await left()]).toEqual([0, expect.arrayContaining([nova])]);
    const after = await night(Date.UTC(2029, 11, 29, 12));
    expect([after.facts.due, (await left()).includes(nova)]).toEqual([1, false]);
    expect(await database.db.selectFrom('lead_notes').selectAll().execute()).toEqual([]);
  });

  it('a press begins the three years anew, opening does not, and a second press is answered the same', async () => {
    const nova = await ending('2029-11-27', 'Nova');
    await asked([nova]);
    const code = await codeIn();
    await later(3 * DAY);
    expect(await openStay(site.ports, code)).toEqual({ stage: 'ask' });
    expect((await list()).persons).toHaveLength(1);
    const presses = await Promise.all([pressStay(site.ports, code), pressStay(site.ports, code)]);
    expect(presses).toEqual([{ stage: 'done' }, { stage: 'done' }]);
    await later(DAY);
    expect(await pressStay(site.ports, code)).toEqual({ stage: 'done' });
    expect(await openStay(site.ports, code)).toEqual({ stage: 'done' });
    expect((await list()).persons).toEqual([]);
    expect(
      await database.db.selectFrom('lead_notes').select(['from_person', 'at']).orderBy('id').execute(),
    ).toEqual([
      { from_person: 0, at: NOW },
      { from_person: 1, at: NOW + 3 * DAY },
    ]);
    // Three years later the person ends again, and may be asked again.
    await later(3 * 365 * DAY - 4 * DAY);
    expect((await list()).persons).toEqual([
      expect.objectContaining({ id: nova, contact: 'answer', asked: null, unaskable: null }),
    ]);
  });

  it('takes an answer after the last day while the leads are stored, and knows no other code', async () => {
    const nova = await ending('2029-11-27', 'Nova');
    await asked([nova]);
    now += 45 * DAY;
    expect(await pressStay(site.ports, await codeIn())).toEqual({ stage: 'done' });
    for (const code of ['', 'unknown', nova]) {
      expect(await openStay(site.ports, code)).toBeUndefined();
      expect(await pressStay(site.ports, code)).toBeUndefined();
    }
  });
});
