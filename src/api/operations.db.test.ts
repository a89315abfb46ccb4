import { afterAll, beforeAll, expect, it } from 'vitest';
import { eachEngine } from '../../tests/databases.ts';
import { openTestSite, type TestSite } from '../../tests/test-site.ts';
import { costTable } from '../domain/simulator/cost-table.ts';

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

  it('returns a valid X-Request-Id unchanged, and replaces any other by a new id', async () => {
    expect(
      (await site.get('/api/health', { 'x-request-id': 'abc-123.DEF:456_' })).headers.get('x-request-id'),
    ).toBe('abc-123.DEF:456_');
    for (const id of ['', 'short', 'x'.repeat(101), 'a b c d e f', '"};alert(1)', 'é'.repeat(10)]) {
      const response = await site.get('/api/nope', { 'x-request-id': id });
      const given = response.headers.get('x-request-id');
      expect(given).toMatch(/^[0-9a-f-]{36}$/);
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
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
    },
  );

  it('serves the documentation from its own origin, with a content security policy for it', async () => {
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

  it('documents every route with every status', async () => {
    const document = await (await site.get('/api/openapi.json')).json();
    expect(document.openapi).toBe('3.1.0');
    const statuses = Object.fromEntries(
      Object.entries<Record<string, { responses: object }>>(document.paths).flatMap(([path, operations]) =>
        Object.entries(operations).map(([method, { responses }]) => [
          `${method} ${path}`,
          Object.keys(responses),
        ]),
      ),
    );
    expect(statuses).toEqual({
      'post /api/auth/login': ['200', '400', '401', '413', '415', '422', '429', '500'],
      'post /api/auth/logout': ['200', '401', '429', '500'],
      'post /api/auth/logout-everywhere': ['200', '401', '429', '500'],
      'post /api/auth/password': ['200', '400', '401', '413', '415', '422', '429', '500'],
      'get /api/auth/me': ['200', '401', '500'],
      'get /api/auth/session': ['200', '401', '500'],
      'post /api/auth/session': ['200', '401', '500'],
      'post /api/auth/password-link': ['202', '400', '413', '415', '422', '429'],
      'post /api/auth/password-link/read': ['200', '400', '404', '413', '415', '422', '429', '500'],
      'post /api/auth/password-link/use': ['200', '400', '404', '413', '415', '422', '429', '500'],
      'patch /api/auth/me': ['200', '400', '401', '403', '413', '415', '422', '500'],
      'get /api/auth/sessions': ['200', '401', '403', '500'],
      'post /api/auth/sessions/end-others': ['200', '401', '403', '429', '500'],
      'delete /api/auth/sessions/{id}': ['200', '401', '403', '404', '429', '500'],
      'get /api/auth/passkeys': ['200', '401', '403', '500'],
      'post /api/auth/passkeys': ['201', '400', '401', '403', '413', '415', '422', '429', '500'],
      'post /api/auth/passkeys/begin': ['200', '400', '401', '403', '413', '415', '422', '429', '500'],
      'patch /api/auth/passkeys/{id}': ['200', '400', '401', '403', '404', '413', '415', '422', '500'],
      'delete /api/auth/passkeys/{id}': ['200', '401', '403', '404', '500'],
      'post /api/auth/passkey-sign-in/begin': ['200', '429', '500'],
      'post /api/auth/passkey-sign-in': ['200', '400', '401', '413', '415', '422', '429', '500'],
      'get /api/settings/access': ['200', '401', '403', '500'],
      'put /api/settings/access': ['200', '400', '401', '403', '409', '413', '415', '422', '500'],
      'post /api/accounts/{id}/invitation': ['200', '401', '403', '404', '409', '429', '500'],
      'delete /api/accounts/{id}/invitation': ['200', '401', '403', '404', '409', '500'],
      'get /api/auth/second-factor': ['200', '401', '403', '500'],
      'post /api/auth/second-factor/setup': [
        '200',
        '400',
        '401',
        '403',
        '409',
        '413',
        '415',
        '422',
        '429',
        '500',
      ],
      'post /api/auth/second-factor/confirm': [
        '200',
        '400',
        '401',
        '403',
        '409',
        '413',
        '415',
        '422',
        '429',
        '500',
      ],
      'post /api/auth/second-factor/off': [
        '200',
        '400',
        '401',
        '403',
        '409',
        '413',
        '415',
        '422',
        '429',
        '500',
      ],
      'get /api/audit': ['200', '401', '403', '422', '500'],
      'post /api/consents': ['201', '400', '409', '413', '415', '422', '429', '500'],
      'post /api/contact/submit': ['201', '400', '409', '413', '415', '422', '429', '500'],
      'post /api/booking/submit': ['201', '400', '409', '413', '415', '422', '429', '500'],
      'post /api/simulator/submit': ['201', '400', '409', '413', '415', '422', '429', '500'],
      'post /api/planner/submit': ['201', '400', '409', '413', '415', '422', '429', '500', '502'],
      'get /api/planner/coverage': ['200', '500'],
      'get /api/planner/plan.ics': ['200', '422'],
      'post /api/visits': ['204', '400', '413', '415', '422', '429', '500'],
      'get /api/dashboard': ['200', '401', '403', '422', '500'],
      'get /api/go-live': ['200', '401', '403', '500'],
      'post /api/go-live/check': ['200', '401', '403', '429', '500'],
      'get /api/demo': ['200', '401', '403', '500'],
      'post /api/demo/remove': ['200', '401', '403', '429', '500'],
      'post /api/welcome/dismiss': ['200', '401', '403', '500'],
      'post /api/push/state': ['200', '400', '401', '403', '413', '415', '422', '500'],
      'put /api/push/subscription': ['200', '400', '401', '403', '413', '415', '422', '500'],
      'post /api/push/unsubscribe': ['200', '400', '401', '403', '413', '415', '422', '500'],
      'get /api/simulator/rates': ['200', '500'],
      'get /api/reviews': ['200', '401', '422', '500'],
      'post /api/reviews': ['201', '400', '409', '413', '415', '422', '429', '500'],
      'post /api/reviews/{id}/helpful': ['200', '400', '404', '413', '415', '422', '429', '500'],
      'get /api/reviews/moderation': ['200', '401', '403', '422', '500'],
      'get /api/reviews/moderation/counts': ['200', '401', '403', '500'],
      'put /api/reviews/{id}': ['200', '400', '401', '403', '404', '409', '413', '415', '422', '500'],
      'post /api/reviews/{id}/hide': ['200', '400', '401', '403', '404', '413', '415', '422', '500'],
      'post /api/reviews/{id}/show': ['200', '401', '403', '404', '500'],
      'put /api/reviews/{id}/answer': ['200', '400', '401', '403', '404', '409', '413', '415', '422', '500'],
      'delete /api/reviews/{id}/answer': ['200', '401', '403', '404', '409', '422', '500'],
      'post /api/reviews/decisions': ['200', '400', '401', '403', '413', '415', '422', '500'],
      'post /api/review-invitations': ['201', '400', '401', '403', '413', '415', '422', '500'],
      'get /api/review-invitations': ['200', '401', '403', '422', '500'],
      'delete /api/review-invitations/{code}': ['200', '401', '403', '404', '409', '500'],
      'post /api/review-invitations/{code}/mail': [
        '200',
        '400',
        '401',
        '403',
        '404',
        '409',
        '413',
        '415',
        '422',
        '429',
        '500',
      ],
      'get /api/review-invitations/{code}/state': ['200', '429', '500'],
      'get /api/articles': ['200', '500'],
      'get /api/campaigns': ['200', '401', '403', '422', '500'],
      'post /api/campaigns': ['201', '400', '401', '403', '409', '413', '415', '422', '500'],
      'get /api/campaigns.csv': ['200', '401', '403', '422', '429', '500'],
      'get /api/campaigns.xlsx': ['200', '401', '403', '422', '429', '500'],
      'get /api/campaigns/{id}': ['200', '401', '403', '404', '500'],
      'put /api/campaigns/{id}': ['200', '400', '401', '403', '404', '409', '413', '415', '422', '500'],
      'patch /api/campaigns/{id}': ['200', '400', '401', '403', '404', '413', '415', '422', '500'],
      'delete /api/campaigns/{id}': ['200', '401', '403', '404', '500'],
      'post /api/campaigns/{id}/report-links': [
        '201',
        '400',
        '401',
        '403',
        '404',
        '413',
        '415',
        '422',
        '500',
      ],
      'delete /api/campaigns/{id}/report-links': ['200', '401', '403', '404', '500'],
      'get /api/claims': ['200', '401', '403', '500'],
      'post /api/claims': ['201', '400', '401', '403', '413', '415', '422', '500'],
      'post /api/claims/settle': ['200', '400', '401', '403', '404', '409', '413', '415', '422', '500'],
      'put /api/claims/{id}': ['200', '400', '401', '403', '404', '409', '413', '415', '422', '500'],
      'post /api/claims/{id}/confirm': ['200', '400', '401', '403', '404', '409', '413', '415', '422', '500'],
      'post /api/claims/{id}/withdraw': [
        '200',
        '400',
        '401',
        '403',
        '404',
        '409',
        '413',
        '415',
        '422',
        '500',
      ],
      'post /api/claims/{id}/split': ['200', '400', '401', '403', '404', '409', '413', '415', '422', '500'],
      'get /api/radar': ['200', '401', '403', '422', '500'],
      'get /api/radar/releases': ['200', '401', '403', '422', '500'],
      'get /api/radar/accuracy': ['200', '401', '403', '422', '500'],
      'get /api/radar/sources': ['200', '401', '403', '500'],
      'post /api/radar/sources/{name}/fetch': ['200', '401', '403', '404', '409', '429', '500'],
      'put /api/radar/sources/{name}': ['200', '400', '401', '403', '404', '409', '413', '415', '422', '500'],
      'get /api/media': ['200', '401', '403', '422', '500'],
      'post /api/media': ['201', '400', '401', '403', '413', '415', '422', '429', '500', '507'],
      'get /api/media/{id}': ['200', '401', '403', '404', '500'],
      'patch /api/media/{id}': ['200', '400', '401', '403', '404', '409', '413', '415', '422', '500'],
      'delete /api/media/{id}': ['200', '401', '403', '404', '409', '500'],
      'get /api/landing-pages': ['200', '401', '403', '422', '500'],
      'post /api/landing-pages': ['201', '400', '401', '403', '413', '415', '422', '500'],
      'get /api/landing-pages/{id}': ['200', '401', '403', '404', '500'],
      'put /api/landing-pages/{id}': ['200', '400', '401', '403', '404', '409', '413', '415', '422', '500'],
      'delete /api/landing-pages/{id}': ['200', '401', '403', '404', '500'],
      'post /api/landing-pages/{id}/restore': ['200', '401', '403', '404', '500'],
      'post /api/landing-pages/{id}/duplicate': ['201', '401', '403', '404', '500'],
      'post /api/landing-pages/{id}/check': [
        '200',
        '400',
        '401',
        '403',
        '404',
        '413',
        '415',
        '422',
        '429',
        '500',
      ],
      'post /api/landing-pages/{id}/publish': [
        '200',
        '400',
        '401',
        '403',
        '404',
        '409',
        '413',
        '415',
        '422',
        '500',
      ],
      'post /api/landing-pages/{id}/unpublish': ['200', '401', '403', '404', '500'],
      'post /api/landing-pages/{id}/previews': [
        '201',
        '400',
        '401',
        '403',
        '404',
        '413',
        '415',
        '422',
        '500',
      ],
      'delete /api/landing-pages/{id}/previews': ['200', '401', '403', '404', '500'],
      'post /api/landing-pages/{id}/figure-links': [
        '201',
        '400',
        '401',
        '403',
        '404',
        '413',
        '415',
        '422',
        '500',
      ],
      'delete /api/landing-pages/{id}/figure-links': ['200', '401', '403', '404', '500'],
      'get /api/landing-pages/{id}/counts': ['200', '401', '403', '404', '422', '500'],
      'get /api/landing-pages/{id}/counts.csv': ['200', '401', '403', '404', '422', '429', '500'],
      'get /api/landing-pages/{id}/qr': ['200', '401', '403', '404', '500'],
      'get /api/landing-pages/{id}/versions': ['200', '401', '403', '404', '500'],
      'get /api/landing-pages/{id}/versions/{number}': ['200', '401', '403', '404', '500'],
      'get /api/landing-pages/{id}/tests': ['200', '401', '403', '404', '500'],
      'post /api/landing-pages/{id}/tests': [
        '201',
        '400',
        '401',
        '403',
        '404',
        '409',
        '413',
        '415',
        '422',
        '500',
      ],
      'post /api/landing-pages/{id}/tests/{test}/stop': ['200', '401', '403', '404', '500'],
      'post /api/links/resolve': ['200', '400', '401', '403', '413', '415', '422', '429', '500'],
      'get /api/leads': ['200', '401', '403', '422', '500'],
      'post /api/leads': ['201', '400', '401', '403', '409', '413', '415', '422', '500'],
      'patch /api/leads': ['200', '400', '401', '403', '413', '415', '422', '500'],
      'get /api/leads/counts': ['200', '401', '403', '500'],
      'get /api/leads/{id}/neighbours': ['200', '401', '403', '404', '422', '500'],
      'get /api/lead-views': ['200', '401', '403', '500'],
      'post /api/lead-views': ['201', '400', '401', '403', '413', '415', '422', '500'],
      'delete /api/lead-views/{id}': ['200', '401', '403', '404', '500'],
      'get /api/lead-reminder': ['200', '401', '403', '500'],
      'put /api/lead-reminder': ['200', '400', '401', '403', '413', '415', '422', '500'],
      'get /api/leads.csv': ['200', '401', '403', '422', '429', '500'],
      'get /api/leads.xlsx': ['200', '401', '403', '422', '429', '500'],
      'get /api/leads/{id}': ['200', '401', '403', '404', '500'],
      'patch /api/leads/{id}': ['200', '400', '401', '403', '404', '413', '415', '422', '500'],
      'post /api/leads/{id}/notes': ['201', '400', '401', '403', '404', '413', '415', '422', '500'],
      'get /api/assignees': ['200', '401', '403', '500'],
      'post /api/deliveries/replay': ['200', '401', '403', '429', '500'],
      'post /api/deliveries/{id}/replay': ['200', '401', '403', '404', '409', '500'],
      'get /api/webhooks': ['200', '401', '403', '500'],
      'post /api/webhooks/{destination}/test': ['200', '401', '403', '404', '409', '429', '500'],
      'post /api/people/export': ['200', '400', '401', '403', '404', '413', '415', '422', '429', '500'],
      'post /api/people/erase': ['200', '400', '401', '403', '404', '413', '415', '422', '429', '500'],
      'get /api/settings/integrations': ['200', '401', '403', '500'],
      'put /api/settings/integrations': ['200', '400', '401', '403', '409', '413', '415', '422', '500'],
      'post /api/settings/integrations/{provider}/test': [
        '200',
        '400',
        '401',
        '403',
        '404',
        '413',
        '415',
        '422',
        '429',
        '500',
      ],
      'get /api/events': ['200', '401', '403', '429', '500'],
      'get /api/health': ['200'],
      'get /api/ready': ['200', '503'],
      'get /api/metrics': ['200', '404'],
      'get /api/settings/company': ['200', '401', '403', '500'],
      'put /api/settings/company': ['200', '400', '401', '403', '409', '413', '415', '422', '500'],
      'get /api/settings/booking': ['200', '401', '403', '500'],
      'put /api/settings/booking': ['200', '400', '401', '403', '409', '413', '415', '422', '500'],
      'get /api/settings/webhooks': ['200', '401', '403', '500'],
      'put /api/settings/webhooks': ['200', '400', '401', '403', '409', '413', '415', '422', '500'],
      'post /api/settings/webhooks/rotate': ['200', '400', '401', '403', '409', '413', '415', '422', '500'],
      'get /api/settings/costs': ['200', '401', '403', '500'],
      'put /api/settings/costs': ['200', '400', '401', '403', '409', '413', '415', '422', '500'],
      'get /api/settings/costs/versions': ['200', '401', '403', '500'],
      'get /api/settings/costs/versions/{version}': ['200', '401', '403', '404', '500'],
      'get /api/content': ['200', '401', '403', '500'],
      'post /api/content/preview': ['201', '400', '401', '403', '413', '415', '422', '500'],
      'get /api/content/{part}': ['200', '401', '403', '404', '500'],
      'put /api/content/{part}/draft': ['200', '400', '401', '403', '404', '409', '413', '415', '422', '500'],
      'delete /api/content/{part}/draft': ['200', '401', '403', '404', '409', '422', '500'],
      'post /api/content/{part}/publish': [
        '200',
        '400',
        '401',
        '403',
        '404',
        '409',
        '413',
        '415',
        '422',
        '500',
      ],
      'get /api/content/{part}/versions': ['200', '401', '403', '404', '422', '500'],
      'post /api/content/{part}/restore': [
        '200',
        '400',
        '401',
        '403',
        '404',
        '409',
        '413',
        '415',
        '422',
        '500',
      ],
      'get /api/settings/mail': ['200', '401', '403', '500'],
      'put /api/settings/mail': ['200', '400', '401', '403', '409', '413', '415', '422', '500'],
      'post /api/settings/mail/test': ['200', '400', '401', '403', '413', '415', '422', '429', '500'],
      'get /api/mails': ['200', '401', '403', '500'],
      'post /api/mails/retry': ['200', '401', '403', '500'],
      'get /api/settings/wordpress': ['200', '401', '403', '500'],
      'put /api/settings/wordpress': ['200', '400', '401', '403', '409', '413', '415', '422', '500'],
      'post /api/settings/wordpress/hook-secret': [
        '200',
        '400',
        '401',
        '403',
        '409',
        '413',
        '415',
        '422',
        '500',
      ],
      'post /api/wordpress/hook': ['202', '401', '409', '413', '429', '500'],
      'post /api/settings/wordpress/test': ['200', '400', '401', '403', '413', '415', '422', '429', '500'],
      'get /api/wordpress/categories': ['200', '401', '403', '429', '500'],
      'get /api/wordpress/sync': ['200', '401', '403', '500'],
      'post /api/wordpress/sync': ['202', '401', '403', '409', '429', '500'],
      'delete /api/wordpress/sync': ['200', '401', '403', '409', '500'],
      'get /api/wordpress/posts': ['200', '401', '403', '422', '500'],
      'get /api/wordpress/posts/{id}': ['200', '401', '403', '404', '500'],
      'patch /api/wordpress/posts/{id}': [
        '200',
        '400',
        '401',
        '403',
        '404',
        '409',
        '413',
        '415',
        '422',
        '500',
      ],
      'get /api/settings/reviews-widget': ['200', '401', '403', '500'],
      'put /api/settings/reviews-widget': ['200', '400', '401', '403', '409', '413', '415', '422', '500'],
      'post /api/settings/reviews-widget/test': [
        '200',
        '400',
        '401',
        '403',
        '413',
        '415',
        '422',
        '429',
        '500',
      ],
      'get /api/accounts': ['200', '401', '403', '500'],
      'post /api/accounts': ['201', '400', '401', '403', '409', '413', '415', '422', '429', '500'],
      'patch /api/accounts/{id}': ['200', '400', '401', '403', '404', '409', '413', '415', '422', '500'],
      'post /api/accounts/{id}/password': ['200', '401', '403', '404', '409', '429', '500'],
      'post /api/accounts/{id}/sign-out': ['200', '401', '403', '404', '500'],
    });
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
