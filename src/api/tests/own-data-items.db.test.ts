import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { addAccount, bearer, newAddress, postFrom, tokenOf } from '../../../tests/accounts/accounts.ts';
import { eachEngine } from '../../../tests/databases/databases.ts';
import { campaignDraft, contactLead, NOON, newReminder } from '../../../tests/factories.ts';
import { openLanding } from '../../../tests/landing/landing.ts';
import { openModeration } from '../../../tests/reviews.ts';
import { openTestSite, type TestSite } from '../../../tests/test-site.ts';
import { backUp, restore } from '../../adapters/db/engine/backup.ts';
import { type Database, openDatabase } from '../../adapters/db/engine/connect.ts';
import { pressNewsletter } from '../../app/newsletter/open-newsletter.ts';
import { eraseAgain } from '../../app/privacy/erase-again.ts';
import type { OwnItemKey } from '../../domain/own-data/own-data.ts';
import { fridayFrom } from '../../domain/planner/fridays.ts';
import { agencyDay, dayName, dayNumber } from '../../domain/time/agency-day.ts';

const EMAIL = 'lea@example.com';
const OTHER = 'max@example.com';

eachEngine('things that a person erases alone', (engine) => {
  let site: TestSite;
  let database: Database;
  let folder: string;
  beforeEach(async () => {
    site = await openTestSite(engine);
    folder = site.variables['DATA_DIR'] ?? '';
    database = await openDatabase({ dataDir: folder, databaseUrl: site.variables['DATABASE_URL'] });
  });
  afterEach(async () => {
    await database.close();
    await site.close();
  });

  /** Opens the page of a person as a spent link does, and returns its token. */
  async function opened(email: string): Promise<string> {
    const code = randomUUID().replaceAll('-', '').slice(0, 22);
    const { landingCodes, personLinks } = site.ports;
    const at = Date.now();
    const link = { email, codeDigest: landingCodes.hashOf(code), typedDigest: code, expiresAt: at + 60_000 };
    await personLinks.issue(
      { kind: 'read', addressDigest: code, link, at },
      { id: code, to: email, subject: '', text: '' },
      { since: 0, most: 9 },
    );
    return (await (await post('open', { code })).json()).data.token;
  }
  const post = (to: string, body: object) => postFrom(site, newAddress(), `/api/own-data/${to}`, body);
  const erase = async (token: string, item: OwnItemKey) =>
    (await post('items/erase', { token, ...item })).status;
  const read = async (token: string) => (await (await post('read', { token })).json()).data.data;

  /** Stores a lead, a reminder, an entry in an artist's list, a watched Friday, a review and both consents of an address. */
  async function fill(email: string, landing: string): Promise<void> {
    const consent = {
      essential: true as const,
      ...{ analytics: false, marketing: true, functional: false },
      ...{ timestamp: new Date().toISOString(), version: '1' },
    } as const;
    const fields = { ...contactLead().fields, email, newsletter: true };
    const lead = contactLead({ fields });
    await site.stores.leads.save({ ...lead, origin: { ...lead.origin, consent } }, []);
    const hash = { targetHash: email, limitHash: email, yesHash: `y${email}`, stopHash: `s${email}` };
    await site.ports.reminders.ask({ ...newReminder(landing), ...hash, id: `r${email}`, email }, [email]);
    await site.ports.reminders.confirm(`r${email}`, NOON, NOON, true);
    const friday = fridayFrom(dayName(dayNumber(agencyDay(Date.now())) + 60));
    const watched = await postFrom(site, newAddress(), '/api/watched-plans', {
      ...{ email, releaseType: 'single', genre: 'rap', territories: ['FR'], budget: 0, friday },
      releaseDate: `${friday.slice(0, 7)}-15`,
    });
    expect(watched.status).toBe(202);
    const { write } = await openModeration(site);
    await write({ email });
    const letter = {
      id: email,
      locale: 'fr',
      form: 'booking',
      textVersion: 1,
      askedAt: NOON,
      email,
    } as const;
    await site.ports.newsletters.ask({ ...letter, ...hash }, [email]);
    await site.ports.newsletters.confirm(email, NOON, undefined);
  }
  /** What is stored about an address, as counts. */
  const left = async (email: string) => {
    const stored = await read(await opened(email));
    const [lead] = stored.leads;
    return {
      ...{ lead: stored.leads.length, reminder: stored.reminders.length, list: stored.artistLists.length },
      ...{ watch: stored.watches.length, review: stored.reviews.length, letter: stored.newsletter.length },
      boxes: lead ? [lead.fields.newsletter, lead.consent.marketing] : [],
    };
  };
  const everything = {
    ...{ lead: 1, reminder: 1, list: 1, watch: 1, review: 1, letter: 1, boxes: [true, true] },
  };
  const itemsOf = (stored: Record<string, { id: string }[]>): OwnItemKey[] =>
    (
      [
        ['reminder', 'reminders'],
        ['list', 'artistLists'],
        ['watch', 'watches'],
        ['review', 'reviews'],
      ] as const
    ).map(([kind, list]) => ({ kind, id: stored[list]?.[0]?.id ?? '' }));

  it('erases each thing and each consent, stays so after a restore, and touches nothing of another person', async () => {
    const landing = await (await openLanding(site)).create('');
    for (const email of [EMAIL, OTHER]) await fill(email, landing);
    const monday = path.join(folder, 'copies', 'monday.sqlite');
    await backUp(database, monday);
    expect(await left(EMAIL)).toEqual(everything);

    const [token, other] = [await opened(EMAIL), await opened(OTHER)];
    for (const item of itemsOf(await read(token))) {
      expect([item.kind, await erase(other, item)]).toEqual([item.kind, 404]);
      expect([item.kind, await erase(token, item)]).toEqual([item.kind, 200]);
      expect([item.kind, await erase(token, item)]).toEqual([item.kind, 404]);
    }
    await post('withdraw', { token, consent: 'newsletter' });
    await post('withdraw', { token, consent: 'advertising' });
    const after = { lead: 1, reminder: 0, list: 0, watch: 0, review: 0, letter: 0, boxes: [false, false] };
    expect(await left(EMAIL)).toEqual(after);

    await restore(database, monday, folder);
    expect(await left(EMAIL)).toEqual(everything);
    expect(await eraseAgain(site.ports)).toBe(4);
    expect(await left(EMAIL)).toEqual(after);
    expect(await left(OTHER)).toEqual(everything);
    expect(await eraseAgain(site.ports)).toBe(0);
  });

  it('erases a lead, the names in a finished campaign of it, and both again after a restore', async () => {
    const fields = { ...contactLead().fields, email: EMAIL };
    const lead = contactLead({ fields });
    await site.stores.leads.save(lead, []);
    const headers = bearer(await tokenOf(site, await addAccount(site)));
    const campaign = { ...campaignDraft, artist: 'Nova', leadId: lead.id, status: 'planned' };
    const { call } = await openModeration(site);
    await call('PATCH', `/api/leads/${lead.id}`, { status: 'won' }, headers);
    const made = await site.post('/api/campaigns', { ...campaign, endsOn: '2099-12-31' }, headers);
    expect(made.status).toBe(201);
    const token = await opened(EMAIL);
    const item = { kind: 'lead', id: lead.id } as const;
    expect(await erase(token, item)).toBe(409);
    const artists = async () =>
      (await database.db.selectFrom('campaigns').select('artist').execute()).map(({ artist }) => artist);
    await database.db.updateTable('campaigns').set({ status: 'finished', ends_on: '2026-01-01' }).execute();
    const monday = path.join(folder, 'copies', 'monday.sqlite');
    await backUp(database, monday);
    const gone = async () => {
      expect(await database.db.selectFrom('leads').selectAll().execute()).toEqual([]);
      expect(await artists()).not.toContain('Nova');
    };
    expect(await erase(token, item)).toBe(200);
    await gone();
    await restore(database, monday, folder);
    expect(await artists()).toEqual(['Nova']);
    expect(await eraseAgain(site.ports)).toBe(1);
    await gone();
    const log = JSON.stringify(await site.ports.audit.latest(25));
    expect(log).toContain('own_item_erased');
    expect(log).not.toContain(EMAIL);
  });

  it('keeps a newsletter stopped that a link of a mail stopped after the backup', async () => {
    const landing = await (await openLanding(site)).create('');
    await fill(EMAIL, landing);
    const { reminderCodes } = site.ports;
    const code = reminderCodes.codeOf(EMAIL, 'stop');
    await database.db
      .updateTable('newsletter_consents')
      .set({ stop_hash: reminderCodes.hashOf(code) })
      .execute();
    const monday = path.join(folder, 'copies', 'monday.sqlite');
    await backUp(database, monday);
    expect((await pressNewsletter(site.ports, 'stop', code, 'fr'))?.stage).toBe('done');
    await restore(database, monday, folder);
    expect((await left(EMAIL)).letter).toBe(1);
    await eraseAgain(site.ports);
    expect(await left(EMAIL)).toEqual({ ...everything, letter: 0, boxes: [false, true] });
  });

  it('stores no address in the list of what was erased', async () => {
    const landing = await (await openLanding(site)).create('');
    await fill(EMAIL, landing);
    const token = await opened(EMAIL);
    for (const item of itemsOf(await read(token))) await erase(token, item);
    await post('withdraw', { token });
    const digests = await database.db.selectFrom('erasures').select('digest').execute();
    expect(digests).toHaveLength(6);
    for (const { digest } of digests) expect(digest).toMatch(/^[\w-]{43}$/);
  });
});
