import { afterAll, beforeAll, expect, it } from 'vitest';
import { eachEngine } from '../../../tests/databases/databases.ts';
import { openTestSite, type TestSite } from '../../../tests/test-site.ts';
import { costTable } from '../../domain/simulator/cost-table.ts';

eachEngine('the API', (engine) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openTestSite(engine);
  });
  afterAll(() => site.close());

  it('returns the whole cost table for GET /api/simulator/rates', async () => {
    const response = await site.get('/api/simulator/rates');
    expect(response.status).toBe(200);
    const { data } = await response.json();
    expect(data.minimumBudget).toBe(500);
    const cells = data.platforms.flatMap((platform: { costs: unknown[] }) => platform.costs);
    expect(cells).toHaveLength(45);
    for (const { platform, unit, costs } of data.platforms) {
      expect(unit).toBe(costTable[platform as 'meta'].unit);
      for (const { country, campaignType, min, max } of costs) {
        expect(costTable[platform as 'meta'].costs[country as 'usa'][campaignType as 'awareness']).toEqual([
          min,
          max,
        ]);
      }
    }
  });

  it('returns `ok` for GET /api/health and /api/ready', async () => {
    for (const path of ['/api/health', '/api/ready']) {
      const response = await site.get(path);
      expect([path, response.status]).toEqual([path, 200]);
      expect(await response.json()).toEqual({ success: true, data: { status: 'ok' } });
    }
  });

  it.each([
    ['GET', '/api/auth/login', 'POST'],
    ['GET', '/api/auth/logout', 'POST'],
    ['DELETE', '/api/auth/me', 'GET, HEAD, PATCH'],
    ['GET', '/api/consents', 'POST'],
    ['GET', '/api/contact/submit', 'POST'],
    ['PUT', '/api/contact/submit', 'POST'],
    ['OPTIONS', '/api/contact/submit', 'POST'],
    ['GET', '/api/simulator/submit', 'POST'],
    ['DELETE', '/api/simulator/rates', 'GET, HEAD'],
    ['GET', '/api/visits', 'POST'],
    ['POST', '/api/dashboard', 'GET, HEAD'],
    ['POST', '/api/health', 'GET, HEAD'],
    ['POST', '/api/ready', 'GET, HEAD'],
    ['PATCH', '/api/metrics', 'GET, HEAD'],
    ['POST', '/api/openapi.json', 'GET, HEAD'],
    ['POST', '/api/docs', 'GET, HEAD'],
    ['BREW', '/api/docs', 'GET, HEAD'],
    ['DELETE', '/api/campaigns', 'GET, HEAD, POST'],
    ['POST', '/api/campaigns/42', 'GET, HEAD, PUT, PATCH, DELETE'],
  ])('returns 405 for %s %s', async (method, path, allow) => {
    const response = await site.send(method, path);
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe(allow);
    expect(await response.json()).toMatchObject({ success: false, code: 'method_not_allowed' });
  });

  it('responds to HEAD as to GET, without a body', async () => {
    const health = await site.send('HEAD', '/api/health');
    expect([health.status, await health.text()]).toEqual([200, '']);
    const submit = await site.send('HEAD', '/api/contact/submit');
    expect([submit.status, submit.headers.get('allow')]).toEqual([405, 'POST']);
  });

  it.each([
    '/api',
    '/api/',
    '/api/nope',
    '/api/health/',
    '/api/contact/submit/x',
    '/api/campaigns/',
    '/api/campaigns/42/x',
    '/api/%2e%2e/x',
    '/api/%ff',
    '/api/docs/../../x',
  ])('returns 404 for %s', async (path) => {
    const response = await site.get(path);
    expect(response.status).toBe(404);
    if (path !== '/api/docs/../../x') expect(await response.json()).toMatchObject({ code: 'not_found' });
  });

  it('gives each request a new id, whatever X-Request-Id it sends', async () => {
    for (const id of [
      'abc-123.DEF:456_',
      '',
      'x'.repeat(101),
      'a b c d e f',
      '"};alert(1)',
      'é'.repeat(10),
    ]) {
      const response = await site.get('/api/nope', { 'x-request-id': id });
      const given = response.headers.get('x-request-id');
      expect(given).toMatch(/^[0-9a-f-]{36}$/);
      expect(given).not.toBe(id);
      expect((await response.json()).requestId).toBe(given);
      expect(site.lines.at(-1)).toContain(`"requestId":"${given}"`);
    }
  });

  it.each(['/api/health', '/api/nope', '/api/openapi.json', '/api/docs', '/api/contact/submit'])(
    'sends security headers and no CORS headers with %s',
    async (path) => {
      const { headers } = await site.get(path, { origin: 'https://evil.example' });
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('x-build')).toBe('dev');
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
    },
  );

  it('serves the documentation from this origin, with its own content security policy', async () => {
    const page = await site.get('/api/docs');
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
    const html = await page.text();
    expect(html).not.toMatch(/https?:|<script>|style=/);
    for (const [, address] of html.matchAll(/(?:src|href)="(\/[^"]+)"/g)) {
      const asset = await site.get(address ?? '');
      expect([address, asset.status]).toEqual([address, 200]);
      expect(asset.headers.get('content-type')).toMatch(/^text\/(css|javascript)/);
      expect((await asset.text()).length).toBeGreaterThan(50);
    }
  });

  it('documents its forms with examples that are accepted', async () => {
    const document = await (await site.get('/api/openapi.json')).json();
    expect(document.openapi).toBe('3.1.0');
    const { schema, example } =
      document.paths['/api/contact/submit'].post.requestBody.content['application/json'];
    expect(schema.required).toEqual(['name', 'email', 'message', 'platform']);
    expect((await site.post('/api/contact/submit', example)).status).toBe(201);
    const { example: inputs } =
      document.paths['/api/simulator/submit'].post.requestBody.content['application/json'];
    expect((await site.post('/api/simulator/submit', inputs)).status).toBe(201);
    const { code: _invented, ...review } =
      document.paths['/api/reviews'].post.requestBody.content['application/json'].example;
    expect((await site.post('/api/reviews', review)).status).toBe(201);
  });
});
