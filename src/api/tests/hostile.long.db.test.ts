import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eachEngine } from '../../../tests/databases/databases.ts';
import { contactForm, openTestSite, simulation, type TestSite } from '../../../tests/test-site.ts';

const valid = { '/api/contact/submit': contactForm, '/api/simulator/submit': simulation };
type Path = keyof typeof valid;
const paths = Object.keys(valid) as Path[];

eachEngine('hostile input', (engine) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openTestSite(engine);
  });
  afterAll(() => site.close());

  it.each(paths)('%s returns 422 for JSON of a wrong shape', async (path) => {
    const bodies = [
      'null',
      '[]',
      '[[{}]]',
      '"text"',
      '42',
      'true',
      '{}',
      '1e999',
      '{"name":{},"email":[],"budget":{}}',
    ];
    for (const body of bodies) expect([body, (await site.post(path, body)).status]).toEqual([body, 422]);
  });

  it.each(paths)('%s returns 422 and names the field for every kind of wrong value', async (path) => {
    const values = [null, true, -1, 0, 1e308, {}, [], [''], { length: 1 }, '', ' ', 'x'.repeat(10_000)];
    for (const field of Object.keys(valid[path])) {
      for (const value of values) {
        const response = await site.post(path, { ...valid[path], [field]: value });
        const { fields } = await response.json();
        expect([field, value, response.status, Object.keys(fields ?? {})]).toEqual([
          field,
          value,
          422,
          [field],
        ]);
      }
    }
  });

  it.each(paths)('%s returns 201 in spite of wrong values in the context fields', async (path) => {
    const values = [null, 42, [], {}, 'x'.repeat(3000), '\u0000', '\ud800'];
    for (const field of ['locale', 'page', 'referrer', 'utm', 'consent', 'filledInMs']) {
      for (const value of values) {
        // 42 is a valid number of milliseconds, which marks the sender as a bot.
        if (field === 'filledInMs' && value === 42) continue;
        const { status } = await site.post(path, { ...valid[path], [field]: value });
        expect([field, value, status]).toEqual([field, value, 201]);
      }
    }
  });

  it.each(paths)('%s ignores keys of the prototype', async (path) => {
    const body = JSON.stringify(valid[path]).replace(
      '{',
      '{"__proto__":{"admin":true},"constructor":{"prototype":{"admin":true}},"toString":"x","hasOwnProperty":1,',
    );
    expect((await site.post(path, body)).status).toBe(201);
    expect(({} as { admin?: boolean }).admin).toBeUndefined();
    const [report] = await site.stores.leads.list({ limit: 1 });
    expect(Object.keys(report?.lead.fields ?? {})).not.toContain('toString');
  });

  it.each(paths)('%s refuses or ignores deep nesting', async (path) => {
    for (const depth of [100, 5000, 16_000]) {
      const nested = '['.repeat(depth) + ']'.repeat(depth);
      expect([400, 422]).toContain((await site.post(path, nested)).status);
      const inside = JSON.stringify(valid[path]).replace('{', `{"utm":${nested},`);
      expect([201, 400, 413]).toContain((await site.post(path, inside)).status);
    }
  });

  it('the contact form removes NUL characters and replaces lone surrogates in texts', async () => {
    const response = await site.post('/api/contact/submit', {
      ...contactForm,
      name: 'L\u0000éa',
      message: 'half \ud83c, whole 🎵',
      page: '/\u0000faq',
    });
    expect(response.status).toBe(201);
    const [report] = await site.stores.leads.list({ limit: 1 });
    expect(report?.lead).toMatchObject({
      fields: { name: 'Léa', message: 'half \ufffd, whole 🎵' },
      origin: { page: '/faq' },
    });
    const nothingLeft = await site.post('/api/contact/submit', { ...contactForm, name: '\u0000' });
    expect(nothingLeft.status).toBe(422);
  });

  it('the simulator returns 422 for numbers that are no budget', async () => {
    for (const budget of [499.99, -1e9, 1e7 + 1, 1e308, Number.MAX_SAFE_INTEGER]) {
      expect((await site.post('/api/simulator/submit', { ...simulation, budget })).status).toBe(422);
    }
    expect((await site.post('/api/simulator/submit', { ...simulation, budget: '1000' })).status).toBe(422);
    expect((await site.post('/api/simulator/submit', { ...simulation, budget: 1234.56 })).status).toBe(201);
  });

  it('the contact form stores markup, formulas and quotes unchanged, without overrides of direction', async () => {
    const message = `<script>alert(1)</script> =cmd|'/C calc'!A0 '; drop table leads; --`;
    await site.post('/api/contact/submit', { ...contactForm, message: `${message} \u202e` });
    const [report] = await site.stores.leads.list({ limit: 1 });
    expect(report?.lead.fields).toMatchObject({ message });
  });

  it.each(paths)('%s never returns 500, and returns every failure in the documented shape', async (path) => {
    const text = fc.string({ unit: 'binary', maxLength: 40 });
    const anything = fc.jsonValue({ maxDepth: 4 });
    const field = fc.constantFrom(
      ...Object.keys(valid[path]),
      'locale',
      'page',
      'referrer',
      'utm',
      'consent',
      '__proto__',
    );
    const body = fc.oneof(
      text,
      anything.map((value) => JSON.stringify(value)),
      fc
        .dictionary(field, fc.oneof(text, anything))
        .map((some) => JSON.stringify({ ...valid[path], ...some })),
    );
    await fc.assert(
      fc.asyncProperty(body, async (sent) => {
        const response = await site.post(path, sent);
        const answer = await response.json();
        expect([201, 400, 422]).toContain(response.status);
        expect(answer.success).toBe(response.status === 201);
        if (!answer.success)
          expect(answer).toMatchObject({ message: expect.any(String), requestId: expect.any(String) });
      }),
      { numRuns: 300 },
    );
  });
});
