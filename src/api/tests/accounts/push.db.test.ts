import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { addAccount, bearer, newAddress, postFrom, tokenOf } from '../../../../tests/accounts/accounts.ts';
import { eachEngine } from '../../../../tests/databases/databases.ts';
import { problemOf } from '../../../../tests/refusals.ts';
import { contactForm, openTestSite, type TestSite } from '../../../../tests/test-site.ts';
import { startPushService } from '../../../../tests/vendors/push-service.ts';
import { PushState } from '../../../contracts/account/push.ts';
import { pushTexts } from '../../../i18n/messages/push-texts.ts';

const soon = { timeout: 5000, interval: 20 };

eachEngine('the notifications of new leads', (engine) => {
  let site: TestSite;
  let service: Awaited<ReturnType<typeof startPushService>>;
  let headers: Record<string, string>;
  let accountId: string;
  beforeAll(async () => {
    service = await startPushService();
    site = await openTestSite(engine, { pollMs: 20 }, { WEBHOOK_ALLOW_PRIVATE: 'on' });
    const admin = await addAccount(site);
    accountId = admin.id;
    headers = bearer(await tokenOf(site, admin));
    site.worker.start();
  });
  afterAll(async () => {
    await site.close();
    await service.close();
  });
  const put = (body: unknown, own = headers) => site.send('PUT', '/api/push/subscription', body, own);
  const ask = (path: 'state' | 'unsubscribe', endpoint: string | null, own = headers) =>
    postFrom(site, newAddress(), `/api/push/${path}`, { endpoint }, own);
  const isOn = async (endpoint: string) => (await (await ask('state', endpoint)).json()).data.on;
  const sendLead = () => site.post('/api/contact/submit', contactForm);
  const arrived = (path: string) => service.received.filter((message) => message.path === path);

  it('sends a browser an encrypted and signed notification in its language, without personal data', async () => {
    const browser = service.subscribe('phone');
    expect(await isOn(browser.endpoint)).toBe(false);
    const { data } = await (await put({ ...browser, locale: 'en' })).json();
    expect(PushState.parse(data)).toEqual({ on: true, publicKey: expect.stringMatching(/^[\w-]{87}$/) });
    expect(await isOn(browser.endpoint)).toBe(true);
    await sendLead();
    await vi.waitFor(() => expect(arrived('/send/phone')).toHaveLength(1), soon);
    const [message] = arrived('/send/phone');
    expect(JSON.parse(message?.text ?? '')).toEqual(pushTexts.lead('en'));
    for (const personal of [contactForm.name, contactForm.email, contactForm.message])
      expect(message?.text).not.toContain(personal);
    expect(message?.headers).toMatchObject({ ttl: '86400', topic: 'lead', 'content-encoding': 'aes128gcm' });
    expect(message?.signedBy).toBe(data.publicKey);
    expect(message?.claims).toMatchObject({
      aud: service.url.replace('http:', 'https:'),
      sub: expect.stringMatching(/^mailto:.+@/),
    });
    expect(site.lines.join('')).not.toContain('/send/phone');
    await ask('unsubscribe', browser.endpoint);
  });

  it('sends an alarm to the browsers of administrators alone', async () => {
    const [own, other] = [service.subscribe('admin'), service.subscribe('editor')];
    await put({ ...own, locale: 'fr' });
    const editor = await addAccount(site, { email: 'push-editor@example.com', role: 'editor' });
    await put({ ...other, locale: 'fr' }, bearer(await tokenOf(site, editor)));
    await site.stores.pushStore.alarm(Date.now());
    await vi.waitFor(() => expect(arrived('/send/admin')).toHaveLength(1), soon);
    const [message] = arrived('/send/admin');
    expect(JSON.parse(message?.text ?? '')).toEqual(pushTexts.alarm('fr'));
    expect(message?.headers).toMatchObject({ topic: 'alarm' });
    expect(arrived('/send/editor')).toEqual([]);
    await ask('unsubscribe', own.endpoint);
  });

  it('sends one notification for a form that was sent twice, and none to a browser that unsubscribed', async () => {
    const browser = service.subscribe('twice');
    await put({ ...browser, locale: 'fr' });
    const key = { 'idempotency-key': 'the-same' };
    await site.post('/api/contact/submit', contactForm, key);
    await site.post('/api/contact/submit', contactForm, key);
    await vi.waitFor(() => expect(arrived('/send/twice')).toHaveLength(1), soon);
    await ask('unsubscribe', browser.endpoint);
    expect(await isOn(browser.endpoint)).toBe(false);
    await sendLead();
    const other = service.subscribe('after');
    await put({ ...other, locale: 'fr' });
    await sendLead();
    await vi.waitFor(() => expect(arrived('/send/after')).toHaveLength(1), soon);
    expect(arrived('/send/twice')).toHaveLength(1);
    await ask('unsubscribe', other.endpoint);
  });

  it.each([404, 410])('deletes a subscription that its push service no longer knows (%i)', async (status) => {
    const browser = service.subscribe(`gone-${status}`);
    await put({ ...browser, locale: 'fr' });
    service.status = status;
    await sendLead();
    await vi.waitFor(async () => expect(await isOn(browser.endpoint)).toBe(false), soon);
    service.status = 201;
  });

  it('keeps the subscription and retries while the push service is down', async () => {
    const browser = service.subscribe('later');
    await put({ ...browser, locale: 'fr' });
    service.status = 503;
    await sendLead();
    await vi.waitFor(() => expect(site.lines.join('')).toContain('push failed, will be tried again'), soon);
    service.status = 201;
    expect(await isOn(browser.endpoint)).toBe(true);
    await ask('unsubscribe', browser.endpoint);
  });

  it('lets no other account read or end a subscription, and moves a browser to the account that subscribes it', async () => {
    const browser = service.subscribe('shared');
    await put({ ...browser, locale: 'fr' });
    const other = bearer(await tokenOf(site, await addAccount(site)));
    expect((await (await ask('state', browser.endpoint, other)).json()).data.on).toBe(false);
    await ask('unsubscribe', browser.endpoint, other);
    expect(await isOn(browser.endpoint)).toBe(true);
    await put({ ...browser, locale: 'es' }, other);
    expect(await isOn(browser.endpoint)).toBe(false);
    await ask('unsubscribe', browser.endpoint, other);
  });

  it('keeps the subscriptions of the twenty newest browsers of an account', async () => {
    const browsers = Array.from({ length: 21 }, (_, index) => service.subscribe(`many-${index}`));
    for (const browser of browsers) await put({ ...browser, locale: 'fr' });
    const states = [];
    for (const { endpoint } of browsers) states.push(await site.stores.pushStore.has(accountId, endpoint));
    expect(states.filter(Boolean)).toHaveLength(20);
    expect(states[0]).toBe(false);
    for (const { endpoint } of browsers) await ask('unsubscribe', endpoint);
  });

  it.each([
    ['http to another machine', { endpoint: 'http://push.example.com/a' }],
    ['another protocol', { endpoint: 'file:///etc/passwd' }],
    ['a short key', { keys: { p256dh: 'abc', auth: 'BTBZMqHH6r4Tts7J_aSIgg' } }],
    ['an unknown language', { locale: 'de' }],
  ])('returns 422 for %s', async (_name, change) => {
    const response = await put({ ...service.subscribe('wrong'), locale: 'fr', ...change });
    expect(await problemOf(response)).toEqual([422, 'invalid_fields']);
  });
});

eachEngine('a site that may not reach private addresses', (engine) => {
  it('sends no notification to a private address', async () => {
    const service = await startPushService();
    const site = await openTestSite(engine, { pollMs: 20 });
    const headers = bearer(await tokenOf(site, await addAccount(site)));
    await site.send(
      'PUT',
      '/api/push/subscription',
      { ...service.subscribe('inside'), locale: 'fr' },
      headers,
    );
    site.worker.start();
    await site.post('/api/contact/submit', contactForm);
    await vi.waitFor(() => expect(site.lines.join('')).toContain('private address'), soon);
    expect(service.received).toEqual([]);
    await site.close();
    await service.close();
  });
});
