import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { addAccount, bearer, tokenOf } from '../../../tests/accounts/accounts.ts';
import { eachEngine } from '../../../tests/databases/databases.ts';
import { type MailReceiver, SMTP_PASSWORD, startMailReceiver, USER } from '../../../tests/mail-receiver.ts';
import { problemOf } from '../../../tests/refusals.ts';
import { contactForm, openTestSite, simulation, type TestSite } from '../../../tests/test-site.ts';
import { MailListDto, MailSettingsDto } from '../../contracts/settings/mail.ts';
import { errorsFor } from '../../i18n/server-errors.ts';

const settingsPath = '/api/settings/mail';
const testPath = '/api/settings/mail/test';

eachEngine('the mail API', (engine) => {
  let site: TestSite;
  let token: string;
  let receiver: MailReceiver;
  beforeAll(async () => {
    site = await openTestSite(engine, { pollMs: 20 });
    token = await tokenOf(site, await addAccount(site, { email: 'boss@example.com' }));
    // User name and password are sent unencrypted here; otherwise the whole site would have to trust a test
    // certificate.
    receiver = await startMailReceiver({ allowInsecureAuth: true });
    site.worker.start();
  });
  afterAll(async () => {
    await receiver.close();
    await site.close();
  });

  const send = (method: string, address: string, body: unknown, headers = bearer(token)) =>
    site.send(method, address, body, headers);
  const read = async (address: string) => (await (await site.get(address, bearer(token))).json()).data;
  /** Returns the current settings with changes. */
  const changed = async (changes: object = {}) => {
    const { password: _password, ...settings } = await read(settingsPath);
    return { ...settings, ...changes };
  };
  const save = async (changes: object) => send('PUT', settingsPath, await changed(changes));
  const server = () => ({
    host: '127.0.0.1',
    port: receiver.port,
    security: 'none',
    user: USER,
    password: SMTP_PASSWORD,
  });
  const folder = () => path.join(site.variables['DATA_DIR'] ?? '', 'mails');

  it('writes a test message to a file when no server is configured', async () => {
    const settings = await read(settingsPath);
    expect(MailSettingsDto.parse(settings)).toEqual(settings);
    expect(settings).toMatchObject({
      version: 0,
      host: '',
      notifyTo: '',
      password: { set: false, hint: null },
    });
    const response = await send('POST', testPath, { to: 'boss@example.com' });
    expect((await response.json()).data).toMatchObject({ result: 'kept', reason: null, status: null });
    const [name = ''] = readdirSync(folder());
    expect(readFileSync(path.join(folder(), name), 'utf8')).toContain('To: boss@example.com');
  });

  it('stores a password encrypted, never returns it, and keeps it when a change omits it', async () => {
    const response = await save({ ...server(), sender: 'site@example.com' });
    expect(response.status).toBe(200);
    const text = await response.text();
    expect(text).not.toContain(SMTP_PASSWORD);
    // The hint contains no part of the password: users do not recognise a password by its end.
    expect(JSON.parse(text).data.password).toEqual({ set: true, hint: null });
    expect(JSON.stringify(await site.stores.settings.list())).not.toContain(SMTP_PASSWORD);
    await save({ notifyLocale: 'en' });
    expect(site.settings.now().mail.password).toBe(SMTP_PASSWORD);
    const entries = JSON.stringify(await site.stores.audit.latest(20));
    expect(entries).not.toContain(SMTP_PASSWORD);
    expect(entries).toContain('settings_changed');
  });

  it('sends a test message to a real receiver, and returns the reason of a failure', async () => {
    await save(server());
    const response = await send('POST', testPath, { to: 'boss@example.com' });
    expect((await response.json()).data).toMatchObject({ result: 'sent' });
    expect(receiver.received.at(-1)).toMatchObject({
      from: 'site@example.com',
      to: ['boss@example.com'],
      user: USER,
    });
    await save({ password: 'wrong' });
    const refused = await (await send('POST', testPath, { to: 'boss@example.com' })).json();
    expect(refused.data).toMatchObject({ result: 'failed', reason: 'credentials', status: 535 });
    await save(server());
    expect((await site.stores.audit.latest(30)).filter(({ action }) => action === 'mail_tested').length).toBe(
      3,
    );
  });

  it('notifies the agency of a lead in the configured language, without personal data', async () => {
    await site.post('/api/contact/submit', contactForm);
    expect(await site.stores.mails.counts()).toMatchObject({ waiting: 0, sent: 0 });
    await save({ notifyTo: 'team@example.com', notifyOf: ['leads'], notifyLocale: 'en' });
    const { data } = await (await site.post('/api/simulator/submit', simulation)).json();
    await vi.waitFor(() => expect(receiver.received.at(-1)?.to).toEqual(['team@example.com']), {
      timeout: 5000,
    });
    const raw = (receiver.received.at(-1)?.raw ?? '').replaceAll('=\r\n', '');
    expect(raw).toMatch(/New_simulation/);
    expect(raw).toContain(`/en/admin/dashboard/leads/${data.id}`);
    for (const personal of [simulation.artistName, simulation.email]) expect(raw).not.toContain(personal);
    await vi.waitFor(async () =>
      expect(await site.stores.mails.counts()).toMatchObject({ waiting: 0, sent: 1 }),
    );
    expect(site.lines.join('')).not.toContain('team@example.com');
  });

  it('notifies the agency once of a pending review that was sent twice', async () => {
    await save({ notifyTo: 'team@example.com', notifyOf: ['reviews'], notifyLocale: 'fr' });
    const before = (await site.stores.mails.counts()).sent;
    const review = { rating: 4, name: 'Noé Caron', email: 'noe@example.com', message: 'Une équipe claire.' };
    const key = { 'idempotency-key': 'one-review' };
    expect((await site.post('/api/reviews', review, key)).status).toBe(201);
    expect((await site.post('/api/reviews', review, key)).status).toBe(201);
    await vi.waitFor(
      async () => expect(await site.stores.mails.counts()).toMatchObject({ waiting: 0, sent: before + 1 }),
      { timeout: 5000 },
    );
    const raw = (receiver.received.at(-1)?.raw ?? '').replaceAll('=\r\n', '');
    expect(raw).toContain('/admin/dashboard/reviews');
    for (const personal of ['Caron', review.email, 'claire']) expect(raw).not.toContain(personal);
  });

  it('queues one message for a lead that was sent twice, and retries it while the mail server is down', async () => {
    const before = (await site.stores.mails.counts()).sent;
    await save({ ...server(), port: 1, notifyOf: ['leads'] });
    const once = { 'idempotency-key': 'same' };
    for (let i = 0; i < 2; i += 1)
      expect((await site.post('/api/contact/submit', contactForm, once)).status).toBe(201);
    await vi.waitFor(async () => {
      const { items } = await read('/api/mails');
      expect(items[0]).toMatchObject({ state: 'waiting', attempts: 1, lastError: 'connection' });
    });
    expect(await site.stores.mails.counts()).toMatchObject({ waiting: 1, sent: before, dead: 0 });
    // After a correction of the settings, failed messages are sent again at once.
    await save(server());
    await vi.waitFor(async () => expect((await site.stores.mails.counts()).sent).toBe(before + 1), {
      timeout: 5000,
    });
  });

  it('lists messages without their texts, and retries messages that were given up', async () => {
    const data = await read('/api/mails');
    expect(MailListDto.parse(data)).toEqual(data);
    expect(Object.keys(data.items[0])).not.toContain('text');
    expect((await (await send('POST', '/api/mails/retry', '')).json()).data).toEqual({ retried: 0 });
  });

  it('retries one message at once, and refuses to retry a sent or unknown message', async () => {
    const { sent } = await site.stores.mails.counts();
    await save({ ...server(), port: 1, notifyTo: 'team@example.com', notifyOf: ['leads'] });
    await site.post('/api/contact/submit', contactForm);
    const first = async () => (await read('/api/mails')).items[0];
    await vi.waitFor(async () =>
      expect(await first()).toMatchObject({
        state: 'waiting',
        attempts: 1,
        nextAttemptAt: expect.any(String),
      }),
    );
    const { id } = await first();
    const retry = (of: string) => send('POST', `/api/mails/${of}/retry`, '');
    expect((await (await retry(id)).json()).data).toEqual({ retried: 1 });
    await vi.waitFor(async () => expect(await first()).toMatchObject({ id, attempts: 2 }));
    const [entry] = await site.stores.audit.latest(1);
    expect(entry).toMatchObject({ action: 'mail_retried', subject: null });
    await save(server());
    await vi.waitFor(async () => expect((await site.stores.mails.counts()).sent).toBe(sent + 1), {
      timeout: 5000,
    });
    expect(await problemOf(await retry(id))).toEqual([409, 'mail_not_waiting']);
    expect(await problemOf(await retry('unknown'))).toEqual([404, 'not_found']);
  });

  it('lists a message as kept when it was written to a file', async () => {
    await save({ host: '', user: '' });
    await site.post('/api/contact/submit', contactForm);
    await vi.waitFor(async () =>
      expect((await read('/api/mails')).items[0]).toMatchObject({
        state: 'kept',
        sentAt: expect.any(String),
      }),
    );
    expect((await read('/api/mails')).counts).toMatchObject({ kept: 1, waiting: 0 });
    await save(server());
  });

  it('includes the messages to a person in the export, and deletes them with the person', async () => {
    await save({ notifyTo: 'Person@Example.com', notifyOf: ['leads', 'reviews'] });
    await site.post('/api/contact/submit', contactForm);
    const person = { email: 'person@example.com' };
    const { data } = await (await send('POST', '/api/people/export', person)).json();
    expect(data.mails).toHaveLength(1);
    await send('POST', '/api/people/erase', person);
    expect((await (await send('POST', '/api/people/export', person)).json()).data.mails).toEqual([]);
    await save({ notifyTo: '' });
  });

  it('returns 409 for a change of an older version', async () => {
    const sent = await changed({ sender: 'a@example.com' });
    expect((await send('PUT', settingsPath, sent)).status).toBe(200);
    expect(await problemOf(await send('PUT', settingsPath, { ...sent, sender: 'b@example.com' }))).toEqual([
      409,
      'settings_conflict',
    ]);
  });

  it.each([
    [{ host: 'a b' }, 'host'],
    [{ host: 'smtp.example.com\r\nQUIT' }, 'host'],
    [{ port: 0 }, 'port'],
    [{ port: '587' }, 'port'],
    [{ security: 'ssl' }, 'security'],
    [{ user: 'a\r\nb' }, 'user'],
    [{ sender: 'nobody' }, 'sender'],
    [{ notifyTo: 'a@example.com, b@example.com' }, 'notifyTo'],
    [{ notifyTo: 'a@example.com', notifyOf: [] }, 'notifyOf'],
    [{ notifyLocale: 'de' }, 'notifyLocale'],
    [{ host: '', user: 'agency' }, 'host'],
  ])('returns 422 for %j', async (changes, field) => {
    const response = await save(changes);
    const answer = await response.json();
    expect([response.status, Object.keys(answer.fields)]).toEqual([422, [field]]);
  });

  it('returns 422 for another server, another user or a weaker encryption without a new password', async () => {
    await save({ ...server(), security: 'starttls' });
    const others = [
      { host: 'smtp.evil.example' },
      { port: 2525 },
      { user: 'eve' },
      { security: 'none' },
      { security: 'none', user: '' },
    ];
    for (const elsewhere of others) {
      const answer = await (await save(elsewhere)).json();
      expect(Object.keys(answer.fields ?? {})).toEqual(['password']);
    }
    expect((await save({ security: 'tls' })).status).toBe(200);
    const answer = await (await save({ security: 'starttls' })).json();
    expect(answer.fields).toEqual({ password: errorsFor('fr').fields.password_again });
    expect((await save({ user: '' })).status).toBe(200);
    expect((await save({ user: USER })).status).toBe(422);
    expect((await save({ host: '', user: '' })).status).toBe(200);
    expect((await save({ host: 'smtp.evil.example' })).status).toBe(422);
    expect((await save({ host: 'smtp.evil.example', password: null })).status).toBe(200);
    expect(site.settings.now().mail.password).toBeUndefined();
  });

  it('returns 422 for a test message to an invalid address', async () => {
    expect(await problemOf(await send('POST', testPath, { to: 'x@example.com\r\nRCPT' }))).toEqual([
      422,
      'invalid_fields',
    ]);
  });

  it('returns 429 when test messages come too often', async () => {
    const strict = await openTestSite(engine, { formLimits: { perMinute: 1, perHour: 9 } });
    const its = bearer(await tokenOf(strict, await addAccount(strict)));
    const statuses: number[] = [];
    for (let i = 0; i < 2; i += 1)
      statuses.push((await strict.post(testPath, { to: 'boss@example.com' }, its)).status);
    expect(statuses).toEqual([200, 429]);
    await strict.close();
  });
});
