import { createRoute } from '@hono/zod-openapi';
import { ErasureAnswer, PersonExport, PersonRequest } from '../contracts/lead.ts';
import { mayManage } from '../domain/account/role.ts';
import { failures, succeeds } from './answers.ts';
import type { Api, ApiServices } from './api-env.ts';
import { askerOf } from './asker.ts';
import { jsonRequest } from './documentation.ts';
import { jsonBody, wrongBody } from './middleware/json-body.ts';
import { requireAccount, sessionSecurity } from './middleware/require-account.ts';

const route = {
  method: 'post' as const,
  tags: ['People'],
  security: sessionSecurity,
  request: jsonRequest(PersonRequest, { email: 'lea@example.com' }),
};
const wrong = failures(...wrongBody, 'unauthorized', 'forbidden', 'rate_limited', 'internal');

const exportRoute = createRoute({
  ...route,
  middleware: [requireAccount(mayManage), jsonBody(PersonRequest)] as const,
  path: '/api/people/export',
  summary: 'What is stored about a person',
  description:
    'Leads with their deliveries and notes, the campaigns that came from them, reviews written on the site, invitations to review, and messages to the address.',
  responses: { 200: succeeds(PersonExport, 'All of it'), ...wrong },
});

const erase = createRoute({
  ...route,
  middleware: [requireAccount(mayManage), jsonBody(PersonRequest)] as const,
  path: '/api/people/erase',
  summary: 'Erase a person',
  description:
    'Takes out leads with their deliveries and notes, reviews written on the site with their votes, and messages to the address. Campaigns that came from a lead stay with a number in the place of the artist’s name, in the journal too, and their invitations go. Proofs of cookie choices lead to nobody, so none goes. Every configured automation that may have received a lead is sent `{ "type": "lead.erased", "email", "leads", "erasedAt" }`; the address is kept for that until it is delivered.',
  responses: { 200: succeeds(ErasureAnswer, 'How much was taken out'), ...wrong },
});

/** What the law lets people ask for. The address stands in the body: addresses of pages end up in logs. */
export function addPeople(api: Api, { useCases }: ApiServices): void {
  api.openapi(exportRoute, async (c) => {
    const data = await useCases.exportPerson(c.get('body'), askerOf(c));
    return c.json({ success: true as const, data }, 200);
  });

  api.openapi(erase, async (c) => {
    const data = await useCases.erasePerson(c.get('body'), askerOf(c));
    return c.json({ success: true as const, data }, 200);
  });
}
