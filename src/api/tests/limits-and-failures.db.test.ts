import { expect, it, vi } from 'vitest';
import { postFrom } from '../../../tests/accounts/accounts.ts';
import { eachEngine } from '../../../tests/databases/databases.ts';
import { contactForm, openTestSite, simulation } from '../../../tests/test-site.ts';

eachEngine('the API', (engine) => {
  it('returns 429 with Retry-After for the eleventh form of an address in a minute, over all forms', async () => {
    const site = await openTestSite(engine, {}, { RATE_LIMIT_PER_MINUTE: '10' });
    const post = (path: string, address: string, body: object = contactForm) =>
      postFrom(site, address, path, body);
    for (let i = 0; i < 5; i += 1) {
      expect((await post('/api/contact/submit', '203.0.113.1')).status).toBe(201);
      expect((await post('/api/simulator/submit', '203.0.113.1', simulation)).status).toBe(201);
    }
    const refused = await post('/api/contact/submit', '203.0.113.1');
    expect(refused.status).toBe(429);
    expect(await refused.json()).toMatchObject({ success: false, code: 'rate_limited' });
    const wait = Number(refused.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60);
    expect(await site.stores.leads.count()).toBe(10);
    // Other visitors, and requests that are no forms, are still accepted.
    expect((await post('/api/contact/submit', '203.0.113.2')).status).toBe(201);
    expect((await site.send('GET', '/api/health', undefined, {}, '203.0.113.1')).status).toBe(200);
    expect(site.lines.join('')).not.toContain('203.0.113');
    await site.close();
  });

  it('returns 429 for more forms of an address than the limit of an hour', async () => {
    const site = await openTestSite(engine, { formLimits: { perMinute: 100, perHour: 3 } });
    for (let i = 0; i < 3; i += 1)
      expect((await site.post('/api/contact/submit', contactForm)).status).toBe(201);
    const refused = await site.post('/api/contact/submit', contactForm);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60);
    await site.close();
  });

  it('logs once that a proxy seems to be in front although TRUST_PROXY announces none', async () => {
    const site = await openTestSite(engine);
    for (let i = 0; i < 3; i += 1) {
      await site.post('/api/contact/submit', contactForm, { 'x-forwarded-for': '203.0.113.1' });
    }
    expect(site.lines.filter((line) => line.includes('TRUST_PROXY'))).toHaveLength(1);
    await site.close();
  });

  it('returns 500 without the reason, which it logs, and 503 while the database is unavailable', async () => {
    const site = await openTestSite(engine);
    vi.spyOn(site.stores.leads, 'save').mockRejectedValue(new Error('secret: disk on fire'));
    const failed = await site.post('/api/contact/submit', contactForm);
    expect(failed.status).toBe(500);
    const text = await failed.text();
    expect(JSON.parse(text)).toEqual({
      success: false,
      code: 'internal',
      message: 'Une erreur s’est produite. Veuillez réessayer.',
      requestId: failed.headers.get('x-request-id'),
    });
    expect(failed.headers.get('x-content-type-options')).toBe('nosniff');
    expect(site.lines.find((line) => line.includes('disk on fire'))).toContain(
      failed.headers.get('x-request-id'),
    );
    await site.worker.stop();
    await site.close();
    const away = await site.get('/api/ready');
    expect(away.status).toBe(503);
    expect(await away.json()).toMatchObject({ success: false, code: 'unavailable' });
    expect((await site.get('/api/health')).status).toBe(200);
  });
});
