import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { addAccount, bearer, tokenOf } from '../../../tests/accounts/accounts.ts';
import { eachEngine } from '../../../tests/databases/databases.ts';
import { fieldsOf, problemOf } from '../../../tests/refusals.ts';
import { contactForm, openTestSite, type TestSite } from '../../../tests/test-site.ts';
import { siteFacts } from '../../composition/site-facts.ts';
import { BookingDto, CompanyDto } from '../../contracts/settings/company.ts';
import { WebhookSettingsDto } from '../../contracts/settings/webhook-settings.ts';

const OLD_SECRET = `whsec_${Buffer.alloc(32, 5).toString('base64')}`;
const paths = {
  company: '/api/settings/company',
  booking: '/api/settings/booking',
  webhooks: '/api/settings/webhooks',
  rotate: '/api/settings/webhooks/rotate',
} as const;

const inAll = { fr: 'Réglage', en: 'Setup', es: 'Ajuste', pt: 'Ajuste' };
const percentage = { kind: 'percentage', percent: 15, minimum: 0, covers: inAll };

eachEngine('the site settings API', (engine) => {
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
  const facts = () =>
    siteFacts(site.settings.now(), site.costs.now(), site.claims.shown(), site.content.now());

  it('returns the company of the environment until another is saved, which the pages use at once', async () => {
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

  it('saves a fee, which the pages use at once', async () => {
    const fee = { ...percentage, percent: 12.5, minimum: 150 };
    const saved = await send('PUT', paths.company, { ...(await read(paths.company)), fee });
    expect((await saved.json()).data.fee).toEqual(fee);
    expect(facts().company.fee).toEqual(fee);
  });

  it.each([
    [{ brand: '' }, 'brand'],
    [{ brand: 'x'.repeat(61) }, 'brand'],
    [{ name: 'a\nb' }, 'name'],
    [{ address: undefined }, 'address'],
    [{ legalForm: { fr: 'SAS', en: 'SAS', es: 'SAS' } }, 'legalForm'],
    [{ register: { fr: 'RCS', en: '', es: 'RCS', pt: 'RCS' } }, 'register'],
    [{ capital: '10 k€' }, 'capital'],
    [{ phone: 'demain' }, 'phone'],
    [{ phone: '12' }, 'phone'],
    [{ hostPhone: '06 12 34 poste 5' }, 'hostPhone'],
    [{ contactEmail: 'nobody' }, 'contactEmail'],
    [{ partnerUrl: 'javascript:alert(1)' }, 'partnerUrl'],
    [{ fee: undefined }, 'fee'],
    [{ fee: { kind: 'free' } }, 'fee'],
    [{ fee: { ...percentage, percent: 0 } }, 'fee'],
    [{ fee: { ...percentage, percent: 100.1 } }, 'fee'],
    [{ fee: { ...percentage, percent: 12.34 } }, 'fee'],
    [{ fee: { ...percentage, percent: null } }, 'fee'],
    [{ fee: { ...percentage, minimum: -1 } }, 'fee'],
    [{ fee: { ...percentage, minimum: 99.5 } }, 'fee'],
    [{ fee: { ...percentage, covers: { ...inAll, pt: ' ' } } }, 'fee'],
  ])('returns 422 for a company with %j', async (changes, field) => {
    const response = await send('PUT', paths.company, { ...(await read(paths.company)), ...changes });
    expect(await fieldsOf(response)).toEqual([422, [field]]);
  });

  it('saves a telephone number or its placeholder, and requires only the field that is empty', async () => {
    const company = await read(paths.company);
    const phones = { phone: '+372 5555 0100', hostPhone: '[HOSTING_PHONE]' };
    const saved = await send('PUT', paths.company, { ...company, ...phones });
    expect((await saved.json()).data).toMatchObject(phones);
    const empty = await send('PUT', paths.company, { ...(await read(paths.company)), vatNumber: ' ' });
    expect((await empty.json()).fields).toEqual({ vatNumber: 'Veuillez remplir ce champ.' });
  });

  it('changes and removes the addresses of booking pages', async () => {
    const booking = await read(paths.booking);
    expect(BookingDto.parse(booking)).toEqual(booking);
    const youtube = 'https://calendly.com/agency/youtube';
    await send('PUT', paths.booking, { ...booking, youtube, meta: '' });
    expect(facts().bookingUrls).toEqual({ ...facts().bookingUrls, youtube });
    expect(facts().bookingUrls).not.toHaveProperty('meta');
  });

  it.each(['ftp://x', 'calendly', 'https:', '//x'])('returns 422 for the booking page %j', async (tiktok) => {
    const response = await send('PUT', paths.booking, { ...(await read(paths.booking)), tiktok });
    expect(await fieldsOf(response)).toEqual([422, ['tiktok']]);
  });

  it('sends waiting deliveries to a saved address, signed with both secrets during a rotation', async () => {
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
    expect(JSON.stringify(await site.stores.settings.list())).not.toContain('secret-path');
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

  it('returns 409 for a rotation of another version, and 422 for an unknown duration', async () => {
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
});
