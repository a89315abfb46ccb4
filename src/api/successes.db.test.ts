import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { addAccount, bearer, newAddress, PASSWORD, tokenOf } from '../../tests/accounts.ts';
import { eachEngine } from '../../tests/databases.ts';
import { deadDelivery } from '../../tests/dead-delivery.ts';
import { contactLead } from '../../tests/factories.ts';
import { documentedOperations, type Operation } from '../../tests/operations.ts';
import { type Moderation, openModeration } from '../../tests/reviews.ts';
import { codeOf, switchOn } from '../../tests/second-factor.ts';
import { openTestSite, type TestSite } from '../../tests/test-site.ts';
import type { WebhookSender } from '../app/ports.ts';

/** What a call needs beside the documented example. */
interface Call {
  headers?: Record<string, string>;
  /** Over the fields of the example. */
  body?: Record<string, unknown>;
  /** In the place of the path's parameter. */
  id?: string;
  address?: string;
}

/** Nobody listens there, and it is an address that the server asks for nothing. */
const NOWHERE = 'http://127.0.0.1:9';
const origins = { google: NOWHERE, meta: NOWHERE, tiktok: NOWHERE };

eachEngine('every documented success', (engine) => {
  const send = vi.fn<WebhookSender['send']>(async () => ({
    outcome: { kind: 'answered', status: 200 },
    answer: null,
  }));
  let site: TestSite;
  let admin: Record<string, string>;
  let desk: Moderation;
  let operations: Operation[];
  beforeAll(async () => {
    site = await openTestSite(
      engine,
      { sender: { send }, tagLoaders: { origins } },
      { REVIEWS_API_BASE: NOWHERE, WEBHOOK_CONTACT_URL: 'https://n8n.example.com/webhook/contact' },
    );
    admin = bearer(await tokenOf(site, await addAccount(site)));
    desk = await openModeration(site);
    operations = await documentedOperations(site);
  });
  afterAll(() => site.close());

  const ask = async ({ method, path, example }: Operation, call: Call): Promise<Response> => {
    const { headers = admin, body, id = '', address = newAddress() } = call;
    const sent = example && { ...example, ...body };
    return site.send(method.toUpperCase(), path.replace(/\{\w+\}/, id), sent, headers, address);
  };
  const find = (route: string): Operation => {
    const found = operations.find((operation) => operation.route === route);
    if (!found) throw new Error(`${route} is not documented.`);
    return found;
  };

  /** A session of an account of its own: the call ends it, or changes the account. */
  const session = async (): Promise<string> => tokenOf(site, await addAccount(site));
  const password = { password: PASSWORD };
  const campaign = async (): Promise<Call> => {
    const { data } = await (await ask(find('post /api/campaigns'), { body: { leadId: null } })).json();
    return { id: data.id };
  };
  const lead = async (): Promise<Call> => {
    const stored = contactLead();
    await site.stores.leads.save(stored, []);
    return { id: stored.id };
  };
  const account = async (): Promise<Call> => ({ id: (await addAccount(site, { role: 'moderator' })).id });
  const invitation = async (): Promise<Call> => ({ id: (await desk.invite()).code });

  /** What has to be there before. Everything else is called as it is documented. */
  const before: Record<string, () => Promise<Call>> = {
    'post /api/auth/login': async () => ({ body: { email: (await addAccount(site)).email, ...password } }),
    'post /api/auth/logout': async () => ({ headers: bearer(await session()) }),
    'post /api/auth/logout-everywhere': async () => ({ headers: bearer(await session()) }),
    'post /api/auth/password': async () => ({
      headers: bearer(await session()),
      body: { current: PASSWORD },
    }),
    'post /api/auth/second-factor/setup': async () => ({ headers: bearer(await session()), body: password }),
    'post /api/auth/second-factor/confirm': async () => {
      const headers = bearer(await session());
      const setUp = find('post /api/auth/second-factor/setup');
      const { data } = await (await ask(setUp, { headers, body: password })).json();
      return { headers, body: { code: codeOf(data.secret) } };
    },
    'post /api/auth/second-factor/off': async () => {
      const token = await session();
      const { secret } = await switchOn(site, token);
      return { headers: bearer(token), body: { ...password, code: codeOf(secret) } };
    },
    // An invented code would be refused: without one anybody may write.
    'post /api/reviews': async () => ({ body: { code: undefined } }),
    'post /api/reviews/{id}/helpful': async () => {
      const id = await desk.write();
      await desk.decide(id, { status: 'approved' });
      return { id };
    },
    'put /api/reviews/{id}': async () => ({ id: await desk.write() }),
    'delete /api/review-invitations/{code}': invitation,
    'get /api/review-invitations/{code}/state': invitation,
    'get /api/campaigns/{id}': campaign,
    'put /api/campaigns/{id}': campaign,
    'patch /api/campaigns/{id}': campaign,
    'delete /api/campaigns/{id}': campaign,
    'get /api/leads/{id}': lead,
    'patch /api/leads/{id}': lead,
    'post /api/leads/{id}/notes': lead,
    'post /api/deliveries/{id}/replay': async () => ({ id: await deadDelivery(site) }),
    'post /api/webhooks/{destination}/test': async () => ({ id: 'contact' }),
    'post /api/settings/integrations/{provider}/test': async () => ({ id: 'googleAnalytics' }),
    'post /api/settings/wordpress/test': async () => ({ body: { url: NOWHERE } }),
    'post /api/settings/webhooks/rotate': async () => {
      const { data } = await (await ask(find('get /api/settings/webhooks'), {})).json();
      return { body: { version: data.version } };
    },
    'get /api/settings/costs/versions/{version}': async () => ({ id: '1' }),
    'patch /api/accounts/{id}': account,
    'post /api/accounts/{id}/password': account,
    'post /api/accounts/{id}/sign-out': account,
    'get /api/metrics': async () => ({ address: '127.0.0.1' }),
  };

  it('is the answer to the documented example', async () => {
    // What tries a setting comes before the settings are there: nothing is to leave this machine.
    const isTrial = ({ route }: Operation) => route.endsWith('/test');
    const inTurn = [...operations.filter(isTrial), ...operations.filter((one) => !isTrial(one))];
    expect(Object.keys(before).filter((route) => !inTurn.some((one) => one.route === route))).toEqual([]);
    const answers: [string, number[]][] = [];
    for (const operation of inTurn) {
      const response = await ask(operation, (await before[operation.route]?.()) ?? {});
      answers.push([operation.route, [response.status]]);
      // One of them is a stream without an end.
      await response.body?.cancel();
    }
    expect(answers).toEqual(inTurn.map(({ route, successes }) => [route, successes]));
  });
});
