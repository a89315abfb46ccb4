import { afterAll, beforeAll, expect, it } from 'vitest';
import { newAddress } from '../../../../tests/accounts/accounts.ts';
import { eachEngine } from '../../../../tests/databases/databases.ts';
import { openTestSite, type TestSite } from '../../../../tests/test-site.ts';

/**
 * The routes that are open without a token. Every other route must return 401: the author of a new public route must
 * add it here. (`/api/reviews` guards its other lists itself, see the test below; `/api/metrics` is open to this
 * machine only.)
 */
const open = new Set([
  'POST /api/auth/login',
  'POST /api/auth/password-link',
  'POST /api/auth/passkey-sign-in',
  'POST /api/auth/passkey-sign-in/begin',
  // The code of the link is checked instead of a session.
  'POST /api/auth/password-link/read',
  'POST /api/auth/password-link/use',
  'POST /api/consents',
  // Whoever knows the number of a proof gets its receipt.
  'GET /api/consents/:id/receipt',
  'POST /api/consent-receipts/check',
  'POST /api/contact/submit',
  'POST /api/booking/submit',
  // Whoever has just sent the form knows the id of its lead.
  'POST /api/booking/booked',
  'POST /api/simulator/submit',
  'POST /api/planner/submit',
  'POST /api/planner/analysis',
  'GET /api/planner/coverage',
  'GET /api/planner/plan.ics',
  'POST /api/questions',
  // Only the press of a visitor keeps a question.
  'POST /api/questions/kept',
  'POST /api/content-reports',
  'POST /api/watched-plans',
  // Opened by the code of a secret link.
  'POST /api/watched-plans/open',
  'POST /api/watched-plans/acts',
  'POST /api/visits',
  'POST /api/acts',
  // Addresses get mails; codes and tokens of mails are checked instead of a session.
  'POST /api/own-data/links',
  'POST /api/own-data/open',
  'POST /api/own-data/read',
  'POST /api/own-data/close',
  'POST /api/own-data/prolong',
  'POST /api/own-data/correct',
  'POST /api/own-data/items/erase',
  'POST /api/own-data/withdraw',
  'POST /api/own-data/requests',
  'POST /api/own-data/erasure',
  'POST /api/own-data/erase',
  // Opened by the code of a secret link.
  'POST /api/artist-pixels',
  'POST /api/draft-answers',
  // Opened by the code of the mail.
  'POST /api/weekly-mail/:code/stop',
  'POST /api/reminders',
  'POST /api/reminders/push',
  'GET /api/simulator/rates',
  'GET /api/reviews',
  'POST /api/reviews',
  'POST /api/reviews/:id/helpful',
  'GET /api/review-invitations/:code/state',
  'GET /api/articles',
  // Its signature is checked instead of a session.
  'POST /api/wordpress/hook',
  'GET /api/health',
  'GET /api/ready',
  'GET /api/metrics',
  'GET /api/openapi.json',
  'GET /api/docs',
  'GET /api/docs/init.js',
  'GET /api/docs/swagger-ui.css',
  'GET /api/docs/swagger-ui-bundle.js',
]);

const badTokens: Record<string, string>[] = [
  {},
  { authorization: 'Bearer true' },
  { authorization: 'Bearer eyJhbGciOiJub25lIn0.eyJpc3MiOiJtZG1jLWFkbWluIn0.' },
  { cookie: 'admin-auth=a.b.c' },
];

eachEngine('the API', (engine) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openTestSite(engine);
  });
  afterAll(() => site.close());

  it('returns 401 without a valid token on every guarded route, and documents that', async () => {
    const document = await (await site.get('/api/openapi.json')).json();
    const documented = Object.entries<Record<string, { security?: object[]; responses: object }>>(
      document.paths,
    ).flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, operation]) => ({
        route: `${method.toUpperCase()} ${path}`,
        operation,
      })),
    );
    // Includes routes that are registered without documentation; `ALL` is middleware.
    const registered = site.api.routes
      .filter(({ method }) => method !== 'ALL')
      .map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`);
    const routes = new Set([...documented.map(({ route }) => route), ...registered]);
    const guarded = [...routes].filter((route) => !open.has(route.replaceAll(/\{(\w+)\}/g, ':$1')));
    expect(guarded.length).toBe(routes.size - open.size);

    for (const route of guarded) {
      const [method = '', path = ''] = route.split(' ');
      const operation = documented.find((entry) => entry.route === route)?.operation;
      expect([route, operation?.security]).toEqual([route, [{ session: [] }]]);
      expect(Object.keys(operation?.responses ?? {})).toContain('401');
      for (const headers of badTokens) {
        const address = path.replaceAll(/\{\w+\}/g, '1');
        const response = await site.send(
          method,
          address,
          method === 'GET' ? undefined : {},
          headers,
          newAddress(),
        );
        expect([route, headers, response.status]).toEqual([route, headers, 401]);
      }
    }
  });

  it('returns 401 without a valid token for reviews that are not public', async () => {
    for (const status of ['pending', 'rejected', 'none']) {
      for (const headers of badTokens) {
        const response = await site.get(`/api/reviews?status=${status}`, headers);
        expect([status, headers, response.status]).toEqual([status, headers, 401]);
      }
    }
  });

  it('has a route for each entry of the list of open routes', async () => {
    const registered = new Set(site.api.routes.map(({ method, path }) => `${method} ${path}`));
    expect([...open].filter((route) => !registered.has(route))).toEqual([]);
  });
});
