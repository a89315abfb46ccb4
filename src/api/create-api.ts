import { OpenAPIHono } from '@hono/zod-openapi';
import { addAccounts } from './accounts.ts';
import { failure } from './answers.ts';
import type { Api, ApiEnv, ApiServices } from './api-env.ts';
import { addAudit } from './audit.ts';
import { addAuth } from './auth.ts';
import { addBooking } from './booking.ts';
import { addCampaigns } from './campaigns.ts';
import { addConsents } from './consents.ts';
import { addContact } from './contact.ts';
import { addCosts } from './costs.ts';
import { addDashboard } from './dashboard.ts';
import { addDeliveries } from './deliveries.ts';
import { addDocs } from './docs.ts';
import { addEvents } from './events.ts';
import { addFeeds } from './feeds.ts';
import { addHealth } from './health.ts';
import { addIntegrations } from './integrations.ts';
import { addLeads } from './leads.ts';
import { addMail } from './mail.ts';
import { observe } from './middleware/observe.ts';
import { rateLimit } from './middleware/rate-limit.ts';
import { requestFacts } from './middleware/request-facts.ts';
import { createRouteTable } from './middleware/route-table.ts';
import { securityHeaders } from './middleware/security-headers.ts';
import { unmatched } from './middleware/unmatched.ts';
import { addModeration } from './moderation.ts';
import { addPeople } from './people.ts';
import { addReviewInvitations } from './review-invitations.ts';
import { addReviews } from './reviews.ts';
import { addSecondFactor } from './second-factor.ts';
import { addSimulator } from './simulator.ts';
import { addSiteSettings } from './site-settings.ts';
import { addSourceSettings } from './source-settings.ts';
import { addVisits } from './visits.ts';

/** The forms that anybody may send: each client address has one allowance for all of them together. */
const publicForms = ['/api/contact/submit', '/api/simulator/submit', '/api/booking/submit', '/api/reviews'];

/**
 * Builds the API. Its paths begin with `/api`; give it whole requests through `fetch`, with the socket's request as
 * `incoming` (`getRequestListener` of @hono/node-server does).
 */
export function createApi(services: ApiServices): Api {
  const api: Api = new OpenAPIHono<ApiEnv>();
  const routes = createRouteTable();

  api.use(requestFacts, observe(services, routes), securityHeaders(services.secure));
  // None of their ids holds what no text of a database can hold.
  for (const path of ['/api/leads/*', '/api/deliveries/*', '/api/accounts/*'])
    api.use(path, async (c, next) => (c.req.path.includes('\0') ? failure(c, 'not_found') : next()));
  api.use(async (c, next) => {
    c.set('authorize', services.useCases.authorize);
    await next();
  });
  // Before the body is read: a flood is cheapest to refuse unread.
  api.on('POST', publicForms, rateLimit(services));
  // A choice of cookies must not use up the allowance of the forms, and many visitors may share one address.
  const { perMinute, perHour } = services.formLimits;
  const generous = { ...services, formLimits: { perMinute: perMinute * 6, perHour: perHour * 10 } };
  api.on('POST', '/api/consents', rateLimit(generous));
  api.on('POST', '/api/reviews/:id/helpful', rateLimit(generous));
  // Whoever tries codes of invitations learns of ten a minute; a guest looks once or twice.
  api.on('GET', '/api/review-invitations/:code/state', rateLimit(services));
  // A visit of the simulator is ten reports, and a school or a telephone network is one address.
  const lavish = { ...services, formLimits: { perMinute: perMinute * 12, perHour: perHour * 100 } };
  api.on('POST', '/api/visits', rateLimit(lavish));
  // Passwords and codes have an allowance of their own, beside the growing delay that wrong ones bring.
  api.on(
    'POST',
    [
      '/api/auth/login',
      '/api/auth/password',
      ...['setup', 'confirm', 'off'].map((step) => `/api/auth/second-factor/${step}`),
    ],
    rateLimit(services),
  );
  api.on('POST', ['/api/auth/logout', '/api/auth/logout-everywhere'], rateLimit(generous));

  // Each makes the server call somebody, or read and write much.
  api.on(
    'POST',
    [
      '/api/webhooks/:destination/test',
      '/api/settings/integrations/:provider/test',
      '/api/settings/mail/test',
      '/api/settings/wordpress/test',
      '/api/settings/reviews-widget/test',
      '/api/accounts',
      '/api/accounts/:id/password',
      '/api/people/export',
      '/api/people/erase',
      '/api/deliveries/replay',
    ],
    rateLimit(services),
  );
  api.on('GET', '/api/leads.csv', rateLimit(services));

  addAuth(api, services);
  addSecondFactor(api, services);
  addConsents(api, services);
  addContact(api, services);
  addBooking(api, services);
  addSimulator(api, services);
  addFeeds(api, services);
  addReviews(api, services);
  addModeration(api, services);
  addReviewInvitations(api, services);
  addCampaigns(api, services);
  addLeads(api, services);
  addDeliveries(api, services);
  addPeople(api, services);
  addIntegrations(api, services);
  addSiteSettings(api, services);
  addSourceSettings(api, services);
  addCosts(api, services);
  addMail(api, services);
  addAccounts(api, services);
  addEvents(api, services);
  addVisits(api, services);
  addDashboard(api, services);
  addAudit(api, services);
  addHealth(api, services);
  addDocs(api);
  routes.fill(api.routes);

  api.notFound(unmatched(routes));
  api.onError((err, c) => {
    services.log.error({ err, requestId: c.get('requestId') }, 'request failed');
    return failure(c, 'internal');
  });
  return api;
}
