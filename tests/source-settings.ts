import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Engine } from '../src/adapters/db/engine/connect.ts';
import { addAccount, bearer, tokenOf } from './accounts/accounts.ts';
import { openTestSite } from './test-site.ts';
import { answerV1, reviewV1, unknownWidget } from './vendors/reviews-widget.ts';
import { startVendor } from './vendors/vendor-server.ts';
import { fakeWordpress } from './vendors/wordpress-api.ts';

export const BLOG = '/api/settings/wordpress';
export const WIDGET = '/api/settings/reviews-widget';
/** The blog's password of the user `lea`. */
export const APP_PASSWORD = 'abcd EFGH 1234 ijkl MNOP 5678';

export const json = (response: ServerResponse, value: unknown) => void response.end(JSON.stringify(value));

/** Opens a site with fake vendors of a blog and a widget, and a session of an administrator who configures them. */
export async function openSourceSettings(engine: Engine) {
  const [blog, widget] = await Promise.all([startVendor([]), startVendor({})]);
  const site = await openTestSite(
    engine,
    {},
    {
      WEBHOOK_ALLOW_PRIVATE: 'on',
      REVIEWS_API_BASE: `${widget.url}/v1`,
      BLOG_URL: `${blog.url}/`,
      DEMO_DATA: 'off',
    },
  );
  const token = await tokenOf(site, await addAccount(site));
  /** The headers of the requests to the vendors. */
  const sent: IncomingMessage['headers'][] = [];
  const send = (method: string, address: string, body: unknown) =>
    site.send(method, address, body, bearer(token));
  const read = async (address: string) => (await (await site.get(address, bearer(token))).json()).data;
  return {
    site,
    token,
    blog,
    widget,
    sent,
    send,
    read,
    async save(address: string, changes: object): Promise<Response> {
      const { appPassword: _password, apiKey: _key, ...values } = await read(address);
      return send('PUT', address, { ...values, ...changes });
    },
    /** Clears the recorded requests to the vendors, and makes the vendors respond like real ones. */
    resetVendors(): void {
      sent.length = 0;
      const wordpress = fakeWordpress({ account: { username: 'lea', password: APP_PASSWORD, drafts: true } });
      blog.answer = {
        handler(request, response) {
          sent.push(request.headers);
          wordpress.handler(request, response);
        },
      };
      widget.answer = {
        handler(request, response) {
          sent.push(request.headers);
          json(response, request.url === '/v1/widgets/agency' ? answerV1([reviewV1()]) : unknownWidget);
        },
      };
    },
    async close(): Promise<void> {
      await site.close();
      await Promise.all([blog.close(), widget.close()]);
    },
  };
}
export type SourceSettings = Awaited<ReturnType<typeof openSourceSettings>>;
