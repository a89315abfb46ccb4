import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { eachEngine } from '../../../../tests/databases/databases.ts';
import { contactForm, openTestSite, type TestSite } from '../../../../tests/test-site.ts';

const path = '/api/consents';
const record = {
  essential: true,
  analytics: true,
  marketing: false,
  functional: false,
  timestamp: new Date(Date.now() - 60_000).toISOString(),
  version: '1.0',
};
const proof = () => ({ id: randomUUID() as string, record, textVersion: '2026-11', locale: 'fr' });

eachEngine('POST /api/consents', (engine) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openTestSite(engine);
  });
  afterAll(() => site.close());

  it('stores the proof, and no data of its sender', async () => {
    const save = vi.spyOn(site.stores.consents, 'save');
    const sent = proof();
    const response = await site.post(
      path,
      { ...sent, email: 'lea@example.com', record: { ...record, name: 'Léa' } },
      { 'x-forwarded-for': '192.0.2.7', 'user-agent': 'Secret Browser 1.0', cookie: 'session=secret' },
    );
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({ success: true, data: { id: sent.id } });
    expect(save.mock.calls).toEqual([
      [{ ...sent, objected: false, replaces: null, scope: null, asked: null, createdAt: expect.any(Number) }],
    ]);
    const log = site.lines.join('');
    for (const text of ['192.0.2.7', 'Secret', 'secret', sent.id, 'Léa']) expect(log).not.toContain(text);
    save.mockRestore();
  });

  it('accepts repeated calls with the same proof, and an id without dashes', async () => {
    const sent = proof();
    const repeated = await Promise.all([1, 2, 3].map(() => site.post(path, sent)));
    expect(repeated.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect((await site.post(path, { ...proof(), id: randomUUID().replaceAll('-', '') })).status).toBe(201);
  });

  it('stores an objection by Global Privacy Control, and advertising as refused', async () => {
    const save = vi.spyOn(site.stores.consents, 'save');
    const accepted = { ...proof(), record: { ...record, marketing: true } };
    expect((await site.post(path, accepted, { 'sec-gpc': '1' })).status).toBe(201);
    expect((await site.post(path, accepted, { 'sec-gpc': '1' })).status).toBe(201);
    expect(save.mock.calls[1]?.[0]).toMatchObject({
      objected: true,
      record: { ...record, marketing: false },
    });
    save.mockRestore();
  });

  it('stores with a lead that its browser objects to advertising', async () => {
    const consent = { ...record, marketing: true };
    const accepted: unknown[] = [];
    for (const signal of ['0', '1']) {
      await site.post('/api/contact/submit', { ...contactForm, consent }, { 'sec-gpc': signal });
      const [report] = await site.stores.leads.list({ limit: 1 });
      accepted.push(report?.lead.origin?.consent?.marketing);
    }
    expect(accepted).toEqual([true, false]);
  });

  it.each(['{', '', 'null,'])('returns 400 for invalid JSON: %j', async (text) => {
    const response = await site.post(path, text);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ success: false, code: 'bad_json' });
  });

  it('returns 409 for another choice with the same id', async () => {
    const sent = proof();
    await site.post(path, sent);
    const response = await site.post(path, { ...sent, record: { ...record, marketing: true } });
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ code: 'idempotency_conflict' });
  });

  it.each([
    ['id', { id: 'lea@example.com' }],
    ['id', { id: undefined }],
    ['record', { record: { ...record, essential: false } }],
    ['record', { record: { ...record, analytics: 'yes' } }],
    ['record', { record: { ...record, timestamp: 'yesterday' } }],
    ['record', { record: null }],
    ['textVersion', { textVersion: 'Léa Martin, 12 rue…' }],
    ['textVersion', { textVersion: 'x'.repeat(41) }],
    ['locale', { locale: 'de' }],
  ])('returns 422 and names the field %s for %j', async (field, wrong) => {
    const response = await site.post(path, { ...proof(), ...wrong });
    expect(response.status).toBe(422);
    const answer = await response.json();
    expect(answer).toMatchObject({ success: false, code: 'invalid_fields', message: expect.any(String) });
    expect(Object.keys(answer.fields)).toEqual([field]);
  });

  it('returns 422 for JSON of another shape', async () => {
    for (const body of ['null', '[]', '"text"', '42', '{}', '{"__proto__":{"id":"x"}}'])
      expect([body, (await site.post(path, body)).status]).toEqual([body, 422]);
  });

  it('has a separate rate limit, six times that of the forms', async () => {
    const limited = await openTestSite(engine, {}, { RATE_LIMIT_PER_MINUTE: '1' });
    const statuses: number[] = [];
    for (let i = 0; i < 7; i += 1) statuses.push((await limited.post(path, proof())).status);
    expect(statuses).toEqual([201, 201, 201, 201, 201, 201, 429]);
    const refused = await limited.post(path, proof());
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({ code: 'rate_limited' });
    expect((await limited.post('/api/contact/submit', contactForm)).status).toBe(201);
    await limited.close();
  });
});
