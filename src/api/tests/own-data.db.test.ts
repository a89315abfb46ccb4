import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { addAccount, bearer, newAddress, postFrom, tokenOf } from '../../../tests/accounts/accounts.ts';
import { clock, openAuthSite } from '../../../tests/accounts/auth-site.ts';
import { eachEngine } from '../../../tests/databases/databases.ts';
import { campaignDraft, contactLead } from '../../../tests/factories.ts';
import { mailText } from '../../../tests/mail-text.ts';
import { problemOf } from '../../../tests/refusals.ts';
import { openModeration } from '../../../tests/reviews.ts';
import { booking, contactForm, openTestSite, type TestSite } from '../../../tests/test-site.ts';
import type { WebhookSender } from '../../app/ports.ts';
import { forgetPersonLinks } from '../../app/privacy/own-data/forget-links.ts';
import { UNKNOWN_PLATFORM } from '../../domain/lead/contact-platform.ts';
import { endOf } from '../../domain/lead/retention/ends.ts';
import {
  LONGEST_OPEN_MS,
  MOST_PROLONGATIONS,
  MOST_TRIES,
  OPEN_MS,
  PAUSE_MS,
} from '../../domain/own-data/own-data.ts';
import { agencyDay } from '../../domain/time/agency-day.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
let site: TestSite;
let number = 0;
let moment = 0;
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  postFrom(site, newAddress(), `/api/own-data/${path}`, body, headers);
const newEmail = () => {
  number += 1;
  return `person-${number}@example.com`;
};
/** Stores a message of a new person, and returns the address. */
async function person(): Promise<string> {
  const email = newEmail();
  await write({ ...contactForm, email });
  return email;
}
async function write(message: object): Promise<void> {
  expect((await postFrom(site, newAddress(), '/api/contact/submit', message)).status).toBe(201);
}
/** Counts up, because a claimed mail is not claimed again before its lease has ended. */
const mailsTo = async (email: string) => {
  moment = Math.max(moment + 2, Date.now() + clock.skipped + 9 * HOUR);
  const claimed = await site.stores.mails.claim({ now: moment, leaseMs: 1, limit: 1000 });
  return claimed.filter(({ to }) => to === email);
};
const expectMails = (email: string, count: number) =>
  vi.waitFor(async () => {
    const mails = await mailsTo(email);
    expect(mails).toHaveLength(count);
    return mails;
  }, 10_000);
/** Asks for a link, and returns the codes of the mail. */
async function codesFor(email: string, headers?: Record<string, string>) {
  expect((await post('links', { email }, headers)).status).toBe(202);
  const text = mailText(site, (await expectMails(email, 1))[0]);
  const [, page = '', code = ''] = /(\S*\/mes-donnees)#([\w-]{22})/.exec(text) ?? [];
  const [, typed = ''] = /: (\w{4} \w{4})$/m.exec(text) ?? [];
  return { page, code, typed, text };
}
const tokenBy = async (key: object) => {
  const opened = await post('open', key);
  expect(opened.status).toBe(200);
  return (await opened.json()).data.token as string;
};
const read = (token: string, copy?: boolean) => post('read', { token, copy });

eachEngine('the page of own data', (engine) => {
  beforeAll(async () => {
    site = await openAuthSite(engine);
  });
  beforeEach(() => {
    clock.skipped = 0;
  });
  afterAll(() => site.close());

  it('answers every address alike, and mails a link to a known address and that nothing is stored to another', async () => {
    const [known, unknown] = [await person(), newEmail()];
    const answers = await Promise.all(
      [known, unknown].map(async (email) => {
        const answer = await post('links', { email });
        const headers = [...answer.headers].filter(([name]) => !/^(x-request-id|date)$/.test(name));
        return [answer.status, headers, await answer.text()];
      }),
    );
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]?.[0]).toBe(202);
    const [link] = await expectMails(known, 1);
    const [nothing] = await expectMails(unknown, 1);
    expect(link?.sealed).toBe(true);
    expect(mailText(site, link)).toMatch(/\/mes-donnees#[\w-]{22}\n/);
    expect(mailText(site, nothing)).not.toContain('#');
    expect(mailText(site, nothing)).toContain('Nous n’avons rien à cette adresse');
  });

  it('opens by the code of the link once, for half an hour, in the language of the request', async () => {
    const email = await person();
    const { page, code, text } = await codesFor(email, { 'accept-language': 'es' });
    expect(page).toMatch(/\/es\/mes-donnees$/);
    expect(text).toContain('Sirve una sola vez');
    const token = await tokenBy({ code });
    expect(await problemOf(await post('open', { code }))).toEqual([404, 'not_found']);
    const answer = await read(token);
    const { data, endsAt } = (await answer.json()).data;
    expect(data).toMatchObject({ schema: 1, email, leads: [{ kind: 'contact', name: contactForm.name }] });
    expect(data.leads[0].fields.message).toBe(contactForm.message);
    expect(Date.parse(endsAt) - Date.now()).toBeGreaterThan(OPEN_MS - 60_000);
    clock.skipped = OPEN_MS + 1;
    expect(await problemOf(await read(token))).toEqual([404, 'not_found']);
  });

  it('shows the platform of a message only if its sender chose one', async () => {
    const email = await person();
    await write({ ...contactForm, email, platform: UNKNOWN_PLATFORM });
    const { data } = (await (await read(await tokenBy({ code: (await codesFor(email)).code }))).json()).data;
    const platforms = data.leads.map(({ fields }: { fields: object }) =>
      'platform' in fields ? fields.platform : 'none',
    );
    expect(platforms.toSorted()).toEqual(['none', contactForm.platform]);
  });

  it('shows of a booking only what its sender typed or chose', async () => {
    const email = newEmail();
    for (const fields of [booking, { ...booking, platform: 'meta_ads', source: 'contact_form' }])
      expect(
        (await postFrom(site, newAddress(), '/api/booking/submit', { ...fields, email })).status,
      ).toBeLessThan(300);
    const { data } = (await (await read(await tokenBy({ code: (await codesFor(email)).code }))).json()).data;
    const shown = data.leads.map(({ fields }: { fields: Record<string, unknown> }) => fields);
    for (const fields of shown) {
      expect(fields).toMatchObject({ artistName: booking.artistName, email });
      for (const key of ['budget', 'campaignType', 'country']) expect(fields).not.toHaveProperty(key);
    }
    const chosen = shown.map(({ source, platform = 'none' }: Record<string, unknown>) => [source, platform]);
    expect(chosen.toSorted()).toEqual([
      ['contact_form', 'meta_ads'],
      ['spotify_ads_landing', 'none'],
    ]);
  });

  it('says on which day the requests are deleted, and when staff keep them longer', async () => {
    const email = newEmail();
    const lead = contactLead({
      createdAt: Date.now() - 1000 * DAY,
      fields: { ...contactLead().fields, email },
    });
    await site.stores.leads.save(lead, []);
    const token = await tokenBy({ code: (await codesFor(email)).code });
    const leadsEnd = async () => (await (await read(token)).json()).data.data.leadsEnd;
    expect(await leadsEnd()).toEqual({ on: endOf(lead.createdAt), kept: false });
    const until = agencyDay(Date.now() + 300 * DAY);
    const headers = bearer(await tokenOf(site, await addAccount(site)));
    const keep = { ids: [lead.id], reason: 'Une garantie court encore.', until };
    expect((await site.send('POST', '/api/lead-retirement/keep', keep, headers)).status).toBe(200);
    expect(await leadsEnd()).toEqual({ on: until, kept: true });
  });

  it('prolongs an open page by half an hour at most ten times, also at the same time', async () => {
    const token = await tokenBy({ code: (await codesFor(await person())).code });
    const first = (await (await read(token)).json()).data;
    expect(first.prolongations).toBe(MOST_PROLONGATIONS);
    const presses = await Promise.all(Array.from({ length: 12 }, () => post('prolong', { token })));
    expect(presses.map(({ status }) => status)).toEqual(Array(12).fill(200));
    const last = (await (await post('prolong', { token })).json()).data;
    expect(last).toEqual({
      endsAt: new Date(Date.parse(first.endsAt) + MOST_PROLONGATIONS * OPEN_MS).toISOString(),
      prolongations: 0,
    });
    clock.skipped = LONGEST_OPEN_MS - 60_000;
    expect((await read(token)).status).toBe(200);
    clock.skipped = LONGEST_OPEN_MS + 1;
    expect(await problemOf(await read(token))).toEqual([404, 'not_found']);
    expect(await problemOf(await post('prolong', { token }))).toEqual([404, 'not_found']);
  });

  it('prolongs no page that has ended or was closed', async () => {
    const token = await tokenBy({ code: (await codesFor(await person())).code });
    await post('close', { token });
    expect(await problemOf(await post('prolong', { token }))).toEqual([404, 'not_found']);
  });

  it('opens one page for two simultaneous presses of one link', async () => {
    const { code } = await codesFor(await person());
    const answers = await Promise.all(Array.from({ length: 8 }, () => post('open', { code })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(404)]);
  });

  it('refuses a link after an hour', async () => {
    const { code } = await codesFor(await person());
    clock.skipped = HOUR + 1;
    expect(await problemOf(await post('open', { code }))).toEqual([404, 'not_found']);
  });

  it('opens by the typed code of the address, in any spelling', async () => {
    const email = await person();
    const { typed } = await codesFor(email);
    expect(typed).toMatch(/^\w{4} \w{4}$/);
    expect(await problemOf(await post('open', { email: newEmail(), typed }))).toEqual([404, 'not_found']);
    await tokenBy({ email: email.toUpperCase(), typed: typed.toLowerCase() });
  });

  it('accepts five attempts of the typed code, also at the same time, and then only the link', async () => {
    const email = await person();
    const { typed, code } = await codesFor(email);
    const guess = () => post('open', { email, typed: 'AAAA 2222' });
    const guesses = await Promise.all(Array.from({ length: MOST_TRIES }, guess));
    expect(guesses.map(({ status }) => status)).toEqual(Array(MOST_TRIES).fill(404));
    expect(await problemOf(await post('open', { email, typed }))).toEqual([404, 'not_found']);
    await tokenBy({ code });
  });

  it.each([
    ['known', person],
    ['unknown', async () => newEmail()],
  ])(
    'mails to a %s address once in ten minutes and three times a day, and answers alike',
    async (_, make) => {
      const email = await make();
      const ask = async () => expect((await post('links', { email })).status).toBe(202);
      await Promise.all([ask(), ask(), ask()]);
      await expectMails(email, 1);
      for (const times of [2, 3]) {
        clock.skipped += PAUSE_MS;
        await ask();
        await expectMails(email, times);
      }
      clock.skipped += PAUSE_MS;
      await ask();
      // The mail of another address is stored after the one that must not come.
      await expectMails(email, 3);
      clock.skipped += DAY;
      await ask();
      await expectMails(email, 4);
    },
  );

  it('limits the requests of one client', async () => {
    const small = await openAuthSite(engine, { RATE_LIMIT_PER_MINUTE: '10' });
    const ask = () =>
      postFrom(small, '10.1.2.3', '/api/own-data/links', { email: 'a@example.com' }).then(
        ({ status }) => status,
      );
    const statuses = [];
    for (let times = 0; times < 6; times += 1) statuses.push(await ask());
    expect(statuses).toEqual([202, 202, 202, 202, 202, 429]);
    await small.close();
  });

  it('shows reviews and campaigns, and of the notes of the staff only the number', async () => {
    const email = await person();
    const headers = bearer(await tokenOf(site, await addAccount(site)));
    const { write } = await openModeration(site);
    await write({ email });
    const list = await site.get(`/api/leads?q=${email}`, headers);
    const [{ id }] = (await list.json()).data.items;
    await site.post(`/api/leads/${id}/notes`, { text: 'SECRET of the staff' }, headers);
    const { code } = await codesFor(email);
    const answer = await read(await tokenBy({ code }));
    const body = await answer.text();
    expect(body).not.toContain('SECRET');
    const { data } = JSON.parse(body).data;
    expect([data.leads[0].notes, data.reviews.length]).toEqual([1, 1]);
  });

  it('closes, ends with the erasure of the person, and forgets addresses of links that open nothing', async () => {
    const email = await person();
    const { code } = await codesFor(email);
    const token = await tokenBy({ code });
    expect((await post('close', { token })).status).toBe(200);
    expect((await read(token)).status).toBe(404);

    const other = await person();
    const open = await tokenBy({ code: (await codesFor(other)).code });
    const headers = bearer(await tokenOf(site, await addAccount(site)));
    await postFrom(site, newAddress(), '/api/people/erase', { email: other }, headers);
    expect((await read(open)).status).toBe(404);

    const late = await person();
    const { code: lateCode } = await codesFor(late);
    clock.skipped = HOUR + 1;
    await forgetPersonLinks(site.ports);
    clock.skipped = 0;
    expect((await post('open', { code: lateCode })).status).toBe(404);
  });

  it('records openings and copies in the log of changes, without an address', async () => {
    const email = await person();
    const token = await tokenBy({ code: (await codesFor(email)).code });
    await read(token, true);
    const headers = bearer(await tokenOf(site, await addAccount(site)));
    const text = await (await site.get('/api/audit?size=25', headers)).text();
    expect(text).toContain('own_data_opened');
    expect(text).toContain('person_exported');
    expect(text).not.toContain(email);
    expect(site.lines.join('\n')).not.toContain(email);
  });

  it.each([{}, { code: '' }, { email: 'a@example.com' }, { typed: 'AAAA2222' }])(
    'refuses %j, which names no mail',
    async (key) => {
      expect((await post('open', key)).status).toBe(422);
    },
  );

  /** Opens the page of a new person, and returns the address with the token. */
  async function opened() {
    const email = await person();
    return { email, token: await tokenBy({ code: (await codesFor(email)).code }) };
  }
  const dataOf = async (token: string) => (await (await read(token)).json()).data.data;

  it('corrects name and telephone in one’s own lead, and in no other', async () => {
    const { token } = await opened();
    const [lead] = (await dataOf(token)).leads;
    const corrected = await post('correct', {
      token,
      lead: lead.id,
      name: 'Nova',
      phone: '+33 6 12 34 56 78',
    });
    expect(corrected.status).toBe(200);
    expect((await dataOf(token)).leads[0]).toMatchObject({ name: 'Nova', phone: '+33 6 12 34 56 78' });
    const other = await opened();
    const refused = await post('correct', { token: other.token, lead: lead.id, name: 'Eve' });
    expect(await problemOf(refused)).toEqual([404, 'not_found']);
    expect((await dataOf(token)).leads[0].name).toBe('Nova');
  });

  it('withdraws one’s own review, and no other', async () => {
    const { email, token } = await opened();
    const { write } = await openModeration(site);
    const [mine, others] = [await write({ email }), await write({ email: newEmail() })];
    const kind = 'review';
    const refused = await post('items/erase', { token, kind, id: others });
    expect(await problemOf(refused)).toEqual([404, 'not_found']);
    expect((await post('items/erase', { token, kind, id: mine })).status).toBe(200);
    expect((await dataOf(token)).reviews).toEqual([]);
  });

  it('shows the newsletter with its state, and withdraws it alone', async () => {
    const { email, token } = await opened();
    const hash = { targetHash: email, limitHash: email, yesHash: `yes ${email}`, stopHash: `stop ${email}` };
    const asked = { id: email, locale: 'fr', form: 'planner', textVersion: 1, askedAt: Date.now() } as const;
    await site.ports.newsletters.ask({ ...asked, ...hash, email }, [email]);
    expect((await dataOf(token)).newsletter).toMatchObject([{ form: 'planner', confirmedAt: null }]);
    await site.ports.newsletters.confirm(email, Date.now(), undefined);
    expect((await dataOf(token)).newsletter).toMatchObject([{ confirmedAt: expect.any(String) }]);
    expect((await post('withdraw', { token, consent: 'newsletter' })).status).toBe(200);
    expect((await dataOf(token)).newsletter).toEqual([]);
  });

  it('mails a link to an address that has only a consent to the newsletter', async () => {
    const email = newEmail();
    const hash = { targetHash: email, limitHash: email, yesHash: `yes ${email}`, stopHash: `stop ${email}` };
    const asked = { id: email, locale: 'fr', form: 'booking', textVersion: 1, askedAt: Date.now() } as const;
    await site.ports.newsletters.ask({ ...asked, ...hash, email }, [email]);
    expect((await codesFor(email)).code).not.toBe('');
  });

  it('withdraws newsletter and advertising, and tells the automation that got the newsletter', async () => {
    const send = vi.fn<WebhookSender['send']>(async () => ({
      startedAt: Date.now(),
      durationMs: 1,
      outcome: { kind: 'answered', status: 200 },
      answer: null,
    }));
    const own = await openTestSite(
      engine,
      { sender: { send } },
      { WEBHOOK_BOOKING_URL: 'https://n8n.example.com/booking' },
    );
    const consent = {
      ...{ essential: true, analytics: true, marketing: true, functional: true },
      ...{ timestamp: new Date().toISOString(), version: '1' },
    };
    const email = newEmail();
    const booked = await own.post('/api/booking/submit', { ...booking, email, newsletter: true, consent });
    expect(booked.status).toBe(201);
    const code = 'c'.repeat(22);
    const now = Date.now();
    const hash = own.ports.landingCodes.hashOf(code);
    await own.ports.personLinks.issue(
      {
        kind: 'read',
        addressDigest: 'a',
        link: { email, codeDigest: hash, typedDigest: '', expiresAt: now + HOUR },
        at: now,
      },
      { id: 'mail', to: email, subject: '', text: '' },
      { since: 0, most: 1 },
    );
    const { data } = await (await own.post('/api/own-data/open', { code })).json();
    const agreed = async () => {
      const answer = await (await own.post('/api/own-data/read', { token: data.token })).json();
      const [lead] = answer.data.data.leads;
      return [lead.fields.newsletter, lead.consent.marketing, lead.consent.analytics];
    };
    expect(await agreed()).toEqual([true, true, true]);
    own.worker.start();
    await vi.waitFor(() => expect(send).toHaveBeenCalledOnce(), 10_000);
    await vi.waitFor(async () => {
      expect((await own.stores.queue.counts()).delivered).toBe(1);
    }, 10_000);
    expect((await own.post('/api/own-data/withdraw', { token: data.token })).status).toBe(200);
    expect(await agreed()).toEqual([false, false, true]);
    await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(2), 10_000);
    expect(JSON.parse(send.mock.calls[1]?.[0].body ?? '')).toMatchObject({
      type: 'newsletter.withdrawn',
      email,
      leads: [expect.any(String)],
    });
    await own.close();
  });

  it('erases by the word and a second mail, whose press spends the link', async () => {
    const { email, token } = await opened();
    expect((await post('erasure', { token, word: 'oui' })).status).toBe(422);
    expect((await post('erasure', { token, word: ' effacer ' })).status).toBe(202);
    const mails = await expectMails(email, 2);
    const text = mails.map((mail) => mailText(site, mail)).find((body) => body.includes('#x.')) ?? '';
    const code = /#x\.([\w-]{22})\n/.exec(text)?.[1] ?? '';
    // The code of one kind does not serve for the other.
    expect((await post('open', { code })).status).toBe(404);
    const presses = await Promise.all([post('erase', { code }), post('erase', { code })]);
    expect(presses.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    const answers = await Promise.all(presses.map((press) => press.json()));
    const erased = answers.find(({ success }) => success).data;
    expect(erased).toMatchObject({ leads: 1, mails: 2, campaigns: 0 });
    expect((await read(token)).status).toBe(404);
    expect(await site.ports.people.knows({ email })).toBe(false);
  });

  it('erases by the typed code of the second mail', async () => {
    const { email, token } = await opened();
    await post('erasure', { token, word: 'ERASE' });
    const mails = await expectMails(email, 2);
    const text = mails.map((mail) => mailText(site, mail)).find((body) => body.includes('#x.')) ?? '';
    const [, typed = ''] = /: (\w{4} \w{4})$/m.exec(text) ?? [];
    expect((await post('erase', { email, typed: 'AAAA 2222' })).status).toBe(404);
    expect((await post('erase', { email, typed })).status).toBe(200);
  });

  it('erases nothing while a campaign is planned or runs', async () => {
    const { email, token } = await opened();
    const headers = bearer(await tokenOf(site, await addAccount(site)));
    const campaign = { ...campaignDraft, clientEmail: email, endsOn: '2099-12-31', status: 'planned' };
    expect((await site.post('/api/campaigns', campaign, headers)).status).toBe(201);
    const refused = await post('erasure', { token, word: 'EFFACER' });
    expect(await problemOf(refused)).toEqual([409, 'own_data_needed']);
  });
});
