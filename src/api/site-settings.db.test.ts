import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { addAccount, bearer, tokenOf } from '../../tests/accounts.ts';
import { eachEngine } from '../../tests/databases.ts';
import { expectAdministratorsOnly, expectBodiesRefused, fieldsOf, problemOf } from '../../tests/refusals.ts';
import { contactForm, openTestSite, type TestSite } from '../../tests/test-site.ts';
import { readEnv } from '../config/env.ts';
import { BookingDto, CompanyDto } from '../contracts/company.ts';
import { WebhookSettingsDto } from '../contracts/webhook-settings.ts';
import { siteFacts } from '../site-facts.ts';

const OLD_SECRET = `whsec_${Buffer.alloc(32, 5).toString('base64')}`;
const paths = {
  company: '/api/settings/company',
  booking: '/api/settings/booking',
  webhooks: '/api/settings/webhooks',
  rotate: '/api/settings/webhooks/rotate',
} as const;

eachEngine('the site’s settings', (engine) => {
  let site: TestSite;
  let token: string;
  beforeAll(async () => {
    const variables = { WEBHOOK_SECRET: OLD_SECRET, WEBHOOK_ALLOW_PRIVATE: 'on' };
    site = await openTestSite(engine, { pollMs: 20 }, variables);
    token = await tokenOf(site, await addAccount(site));
  });
  afterAll(() => site.close());

  const send = (method: string, address: string, body: unknown, headers = bearer(token)) =>
    site.send(method, address, body, headers);
  const read = async (address: string) => (await (await site.get(address, bearer(token))).json()).data;
  const facts = () => siteFacts(readEnv({}), site.configuration.now(), site.costs.now());

  it('200: the company follows the environment until it is saved, and the pages at once', async () => {
    const company = await read(paths.company);
    expect(CompanyDto.parse(company)).toEqual(company);
    expect(company).toMatchObject({ version: 0, brand: 'MDMC', name: '[COMPANY_NAME]', partnerUrl: '' });
    const saved = {
      ...company,
      brand: 'Écho',
      name: ' Exemple OÜ ',
      partnerUrl: 'https://partner.example.com/',
      legalForm: { fr: 'SAS', en: 'a SAS', es: 'una SAS', pt: 'uma SAS' },
      capital: '',
    };
    const response = await send('PUT', paths.company, saved);
    expect((await response.json()).data).toMatchObject({ version: 1, brand: 'Écho', name: 'Exemple OÜ' });
    expect(facts()).toMatchObject({
      brand: 'Écho',
      company: {
        name: 'Exemple OÜ',
        legalForm: { en: 'a SAS' },
        register: { en: 'Estonian commercial register (Äriregister)' },
        capital: '',
        director: '[COMPANY_DIRECTOR]',
      },
      partnerUrl: 'https://partner.example.com/',
    });
    expect(await problemOf(await send('PUT', paths.company, saved))).toEqual([409, 'settings_conflict']);
  });

  it.each([
    [{ brand: '' }, 'brand'],
    [{ brand: 'x'.repeat(61) }, 'brand'],
    [{ name: 'a\nb' }, 'name'],
    [{ address: undefined }, 'address'],
    [{ legalForm: { fr: 'SAS', en: 'SAS', es: 'SAS' } }, 'legalForm'],
    [{ register: { fr: 'RCS', en: '', es: 'RCS', pt: 'RCS' } }, 'register'],
    [{ capital: '10 k€' }, 'capital'],
    [{ contactEmail: 'nobody' }, 'contactEmail'],
    [{ partnerUrl: 'javascript:alert(1)' }, 'partnerUrl'],
  ])('422: refuses a company with %j', async (changes, field) => {
    const response = await send('PUT', paths.company, { ...(await read(paths.company)), ...changes });
    expect(await fieldsOf(response)).toEqual([422, [field]]);
  });

  it('200: booking pages change, and can be taken out', async () => {
    const booking = await read(paths.booking);
    expect(BookingDto.parse(booking)).toEqual(booking);
    const youtube = 'https://calendly.com/agency/youtube';
    await send('PUT', paths.booking, { ...booking, youtube, meta: '' });
    expect(facts().bookingUrls).toEqual({ ...facts().bookingUrls, youtube });
    expect(facts().bookingUrls).not.toHaveProperty('meta');
  });

  it.each(['ftp://x', 'calendly', 'https:', '//x'])('422: %j is no booking page', async (tiktok) => {
    const response = await send('PUT', paths.booking, { ...(await read(paths.booking)), tiktok });
    expect(await fieldsOf(response)).toEqual([422, ['tiktok']]);
  });

  it('200: an address that is saved gets what waited, signed with the secret and then with both', async () => {
    const received: { body: string; headers: Record<string, string> }[] = [];
    const server = createServer(async (request, response) => {
      received.push({ body: await text(request), headers: request.headers as Record<string, string> });
      response.end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/secret-path`;
    const known = (secret: string, index: number) => {
      const { body, headers } = received[index] ?? { body: '', headers: {} };
      try {
        return Boolean(new Webhook(secret).verify(body, headers));
      } catch {
        return false;
      }
    };
    site.worker.start();
    await site.post('/api/contact/submit', contactForm);
    await vi.waitFor(async () => expect((await site.stores.queue.counts()).not_configured).toBe(1));

    const before = await read(paths.webhooks);
    expect(WebhookSettingsDto.parse(before)).toEqual(before);
    expect(before).toMatchObject({ contact: null, secretHint: null, overlapUntil: null });
    const saved = await send('PUT', paths.webhooks, { version: before.version, contact: address });
    const shown = await saved.text();
    expect(JSON.parse(shown).data.contact).toBe(new URL(address).host);
    expect(shown).not.toContain('secret-path');
    expect(JSON.stringify(await site.stores.configuration.list())).not.toContain('secret-path');
    await vi.waitFor(() => expect(received).toHaveLength(1), { timeout: 5000 });
    expect(known(OLD_SECRET, 0)).toBe(true);

    const { version } = await read(paths.webhooks);
    const rotated = await (await send('POST', paths.rotate, { version, hours: 24 })).json();
    const { secret } = rotated.data;
    expect(rotated.data.settings).toMatchObject({
      secretHint: `••••${secret.slice(-4)}`,
      overlapUntil: expect.stringMatching(/Z$/),
    });
    await site.post('/api/contact/submit', { ...contactForm, name: 'Zoé' });
    await vi.waitFor(() => expect(received).toHaveLength(2), { timeout: 5000 });
    expect([known(OLD_SECRET, 1), known(secret, 1)]).toEqual([true, true]);

    const next = await read(paths.webhooks);
    const last = await (await send('POST', paths.rotate, { version: next.version, hours: 0 })).json();
    await site.post('/api/contact/submit', { ...contactForm, name: 'Max' });
    await vi.waitFor(() => expect(received).toHaveLength(3), { timeout: 5000 });
    expect([known(OLD_SECRET, 2), known(secret, 2), known(last.data.secret, 2)]).toEqual([
      false,
      false,
      true,
    ]);

    const off = await read(paths.webhooks);
    await send('PUT', paths.webhooks, { version: off.version, contact: '' });
    await site.post('/api/contact/submit', { ...contactForm, name: 'Ida' });
    await vi.waitFor(async () => expect((await site.stores.queue.counts()).not_configured).toBe(1));
    expect(received).toHaveLength(3);
    expect(site.lines.join('')).not.toContain(secret);
    server.close();
  });

  it('409, 422: a rotation needs the present version, and a known duration', async () => {
    const { version } = await read(paths.webhooks);
    expect(await problemOf(await send('POST', paths.rotate, { version: version + 1, hours: 0 }))).toEqual([
      409,
      'settings_conflict',
    ]);
    expect(await problemOf(await send('POST', paths.rotate, { version, hours: 5 }))).toEqual([
      422,
      'invalid_fields',
    ]);
    expect(await problemOf(await send('PUT', paths.webhooks, { version: version + 1, contact: '' }))).toEqual(
      [409, 'settings_conflict'],
    );
    expect(await problemOf(await send('PUT', paths.webhooks, { version, contact: 'x' }))).toEqual([
      422,
      'invalid_fields',
    ]);
  });

  const bodies = [
    ['PUT', paths.company],
    ['PUT', paths.booking],
    ['PUT', paths.webhooks],
    ['POST', paths.rotate],
  ] as const;

  it.each(bodies)('400, 413, 415: %s %s refuses what is no such body', (...call) =>
    expectBodiesRefused(site, token, ...call),
  );

  it('401, 403: is for administrators', () =>
    expectAdministratorsOnly(site, [
      ...bodies,
      ...[paths.company, paths.booking, paths.webhooks].map((address) => ['GET', address] as const),
    ]));

  it('500: says nothing of why', async () => {
    const broken = vi.spyOn(site.stores.configuration, 'list').mockRejectedValue(new Error('disk on fire'));
    for (const address of [paths.company, paths.booking, paths.webhooks]) {
      const response = await site.get(address, bearer(token));
      expect(response.status).toBe(500);
      expect(await response.text()).not.toContain('fire');
    }
    broken.mockRestore();
  });
});
