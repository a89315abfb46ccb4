import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eachEngine } from '../../../../tests/databases/databases.ts';
import {
  booking,
  contactForm,
  openTestSite,
  simulation,
  type TestSite,
} from '../../../../tests/test-site.ts';

const routes = {
  '/api/contact/submit': { body: contactForm, wrong: { ...contactForm, email: 'lea' }, field: 'email' },
  '/api/booking/submit': { body: booking, wrong: { ...booking, email: 'lea@' }, field: 'email' },
  '/api/simulator/submit': { body: simulation, wrong: { ...simulation, budget: 499 }, field: 'budget' },
};

eachEngine('the submissions API', (engine) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openTestSite(engine);
  });
  afterAll(() => site.close());
  const leads = async () => (await site.stores.leads.list({ limit: 100 })).map(({ lead }) => lead);

  describe.each(Object.entries(routes))('POST %s', (path, { body, wrong, field }) => {
    it('returns 201 and stores a lead with its delivery', async () => {
      const before = await site.stores.leads.count();
      const response = await site.post(path, body);
      expect(response.status).toBe(201);
      const answer = (await response.json()) as { success: boolean; data: { id: string } };
      expect(answer).toMatchObject({ success: true, data: { id: expect.any(String) } });
      expect(await site.stores.leads.count()).toBe(before + 1);
      const [report] = await site.stores.leads.list({ limit: 1 });
      expect(report).toMatchObject({
        lead: { id: answer.data.id, origin: { requestId: response.headers.get('x-request-id') } },
        deliveries: [{ attempts: 0 }],
      });
    });

    it.each(['{', '', 'null,', '{"a":1}x', "{'a':1}"])('returns 400 for invalid JSON: %j', async (text) => {
      const response = await site.post(path, text);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ success: false, code: 'bad_json' });
    });

    it('returns 409 for a key that was used with other fields', async () => {
      const key = { 'idempotency-key': `conflict-${path}` };
      expect((await site.post(path, body, key)).status).toBe(201);
      const response = await site.post(path, { ...body, email: 'other@example.com' }, key);
      expect(response.status).toBe(409);
      expect(await response.json()).toMatchObject({ code: 'idempotency_conflict' });
    });

    it.each([
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/json; charset=latin1',
      'application/jsonp',
      'application/ld+json',
    ])('returns 415 for the content type %s', async (type) => {
      const response = await site.post(path, body, { 'content-type': type });
      expect(response.status).toBe(415);
      expect(await response.json()).toMatchObject({ code: 'unsupported_media_type' });
    });

    it.each(['application/json', 'application/json; charset=utf-8', 'Application/JSON;charset="UTF-8"'])(
      'accepts the content type %s',
      async (type) => {
        expect((await site.post(path, body, { 'content-type': type })).status).toBe(201);
      },
    );

    it('returns 422 and names the wrong field', async () => {
      const response = await site.post(path, wrong);
      expect(response.status).toBe(422);
      const answer = (await response.json()) as { fields: Record<string, string>; message: string };
      expect(answer).toMatchObject({ success: false, code: 'invalid_fields' });
      expect(Object.keys(answer.fields)).toEqual([field]);
      expect(answer.message).toBe(answer.fields[field]);
    });

    it('stores one lead for repeated calls with one key, and returns its id each time', async () => {
      const key = { 'idempotency-key': `same-${path}` };
      const before = await site.stores.leads.count();
      const answers = await Promise.all(
        [1, 2, 3, 4].map(async () => (await site.post(path, body, key)).json()),
      );
      expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
      expect(await site.stores.leads.count()).toBe(before + 1);
    });

    it('ignores an invalid Idempotency-Key', async () => {
      for (const key of ['x'.repeat(201), ' ', 'clé']) {
        expect((await site.post(path, body, { 'idempotency-key': key })).status).toBe(201);
      }
    });

    it.each([
      ['the hidden field is filled', { form_ref: 'http://spam.example' }],
      ['the form took no time', { filledInMs: 12 }],
    ])('responds to a bot as to a person, but stores no lead, when %s', async (_sign, sign) => {
      const before = await site.stores.leads.count();
      const bot = await site.post(path, { ...body, ...sign });
      const person = await site.post(path, { ...body, form_ref: '', filledInMs: 20_000 });
      expect(bot.status).toBe(201);
      const [botAnswer, personAnswer] = await Promise.all([bot.json(), person.json()]);
      expect(Object.keys(botAnswer.data)).toEqual(Object.keys(personAnswer.data));
      expect(await site.stores.leads.count()).toBe(before + 1);
    });

    it('stores the origin of a lead, but not the client address', async () => {
      await site.post(
        path,
        {
          ...body,
          locale: 'pt',
          page: '/faq',
          referrer: 'https://example.com/',
          utm: { utm_source: 'newsletter' },
          consent: null,
        },
        { 'user-agent': 'Mozilla/5.0 (iPhone) AppleWebKit Safari/604.1', 'x-forwarded-for': '192.0.2.7' },
      );
      const [lead] = await leads();
      expect(lead?.origin).toMatchObject({
        locale: 'pt',
        page: '/faq',
        referrer: 'https://example.com/',
        utm: { utm_source: 'newsletter' },
        userAgentFamily: 'Safari mobile',
        consent: null,
      });
      expect(JSON.stringify(lead)).not.toContain('192.0.2.7');
    });

    it.each([
      ['the body', { locale: 'es' }, '?lang=en', 'pt'],
      ['the query', {}, '?lang=es', 'en'],
      ['the cookie', {}, '', 'es'],
    ])('returns messages in the language of %s first', async (_where, context, query, cookie) => {
      const response = await site.post(
        `${path}${query}`,
        { ...wrong, ...context },
        { cookie: `lang=${cookie}`, 'accept-language': 'en' },
      );
      const { fields } = (await response.json()) as { fields: Record<string, string> };
      expect(fields[field]).toMatch(/correo|presupuesto/);
    });

    it('returns French messages for a missing or hostile language', async () => {
      for (const lang of ['', '<script>', '../../etc', 'fr-FR', 'x'.repeat(5000)]) {
        const response = await site.post(`${path}?lang=${encodeURIComponent(lang)}`, wrong, {
          cookie: `lang=${encodeURIComponent(lang)}`,
          'accept-language': lang,
        });
        const text = await response.text();
        expect(text).toMatch(/Veuillez entrer une adresse|Le budget doit/);
        expect(text).not.toContain('script');
      }
    });
  });

  it.each(['unknown', 'youtube', 'meta', 'tiktok', 'spotify'])(
    'stores and delivers the choice %s of a contact, and no other code',
    async (platform) => {
      expect((await site.post('/api/contact/submit', { ...contactForm, platform })).status).toBe(201);
      const [stored] = await site.stores.leads.list({ limit: 1 });
      expect(stored?.lead.fields).toEqual({ ...contactForm, platform });
      expect(stored?.deliveries).toMatchObject([{ destination: 'contact' }]);
      const other = await site.post('/api/contact/submit', { ...contactForm, platform: `${platform}_ads` });
      expect(Object.keys((await other.json()).fields)).toEqual(['platform']);
    },
  );

  it('returns the specified messages for a wrong contact form', async () => {
    const empty = await (await site.post('/api/contact/submit', {})).json();
    expect(empty.message).toBe('Veuillez remplir tous les champs requis.');
    expect(empty.fields).toEqual({
      name: 'Indiquez votre nom.',
      email: 'Indiquez votre adresse email.',
      message: 'Écrivez votre message.',
      platform: 'Veuillez choisir une plateforme.',
    });
    const wrongEmail = { ...contactForm, email: 'lea@' };
    expect((await (await site.post('/api/contact/submit', wrongEmail)).json()).message).toBe(
      'Veuillez entrer une adresse email valide.',
    );
    const both = await (await site.post('/api/contact/submit', { ...wrongEmail, message: ' ' })).json();
    expect(both.message).toBe('Veuillez remplir tous les champs requis.');
  });

  it('computes the figures of a simulation itself, and stores the returned figures', async () => {
    const response = await site.post('/api/simulator/submit', {
      ...simulation,
      views: 1,
      reach: 1,
      cpv: 'free',
    });
    const { data } = await response.json();
    expect(data).toMatchObject({
      views: 40_000,
      reach: 100_000,
      cpv: '0.010 - 0.040 $ (CPV)',
      range: { low: 25_000, high: 100_000 },
    });
    const [lead] = await leads();
    expect(lead?.fields).toEqual({
      ...simulation,
      views: 40_000,
      reach: 100_000,
      cpv: '0.010 - 0.040 $ (CPV)',
    });
  });

  it('stores the link of a simulation, and refuses no simulation because of its link', async () => {
    const sent = async (link: unknown) => {
      const response = await site.post('/api/simulator/submit', { ...simulation, link });
      expect(response.status).toBe(201);
      return (await leads())[0]?.fields;
    };
    expect(await sent(' https://youtu.be/x ')).toMatchObject({ link: 'https://youtu.be/x' });
    expect(await sent(`https://youtu.be/${'x'.repeat(600)}`)).toMatchObject({
      link: expect.stringMatching(/^.{500}$/),
    });
    for (const nothing of ['', '  ', 7, null]) expect(await sent(nothing)).not.toHaveProperty('link');
  });

  it('stores the documented fields of a booking, and ignores all other fields', async () => {
    const response = await site.post('/api/booking/submit', {
      ...booking,
      budget: '9',
      source: '<script>',
      newsletter: 'yes',
      utm_content: undefined,
      extra: 1,
    });
    expect(response.status).toBe(201);
    const [report] = await site.stores.leads.list({ limit: 1 });
    expect(report?.lead).toMatchObject({ kind: 'booking' });
    expect(report?.lead.fields).toEqual({ ...booking, newsletter: false, utm_content: '' });
    expect(report?.deliveries).toMatchObject([{ destination: 'booking' }]);
  });

  it('accepts a booking from the Meta page, with the link of a video', async () => {
    const fromMeta = {
      ...booking,
      platform: 'meta_ads',
      source: 'meta_ads_landing',
      spotify_url: '',
      video_url: 'https://youtu.be/x',
    };
    expect((await site.post('/api/booking/submit', fromMeta)).status).toBe(201);
    const [report] = await site.stores.leads.list({ limit: 1 });
    expect(report?.lead.fields).toEqual(fromMeta);
  });

  it('accepts a booking from the contact form for every platform that it offers', async () => {
    for (const platform of ['youtube_ads', 'meta_ads', 'tiktok_ads']) {
      const fromContact = { ...booking, platform, source: 'contact_form', spotify_url: '' };
      expect((await site.post('/api/booking/submit', fromContact)).status).toBe(201);
      const [report] = await site.stores.leads.list({ limit: 1 });
      expect(report?.lead.fields).toEqual(fromContact);
    }
  });

  it('returns the documented messages for a booking without name and e-mail address', async () => {
    const answer = await (await site.post('/api/booking/submit', {})).json();
    expect(answer.fields).toEqual({
      artistName: 'Veuillez entrer un nom d’artiste.',
      email: 'Veuillez entrer une adresse email valide.',
    });
  });

  it('logs no personal data', async () => {
    await site.post('/api/contact/submit?email=lea@example.com', contactForm, {
      'x-forwarded-for': '192.0.2.7',
    });
    const log = site.lines.join('');
    expect(log).toContain('lead stored');
    for (const text of ['lea@example.com', 'Léa', 'single', 'nova@example.com', 'Nova', '192.0.2']) {
      expect(log).not.toContain(text);
    }
  });
});
