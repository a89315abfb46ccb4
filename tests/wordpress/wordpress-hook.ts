import { randomUUID } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { bearer } from '../accounts/accounts.ts';
import type { TestSite } from '../test-site.ts';

/** The headers of a message of the blog. `at`: epoch milliseconds. */
export function hookHeaders(
  secret: string,
  { id = randomUUID(), at = Date.now(), body = '{}' }: { id?: string; at?: number; body?: string } = {},
): Record<string, string> {
  return {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at / 1000)),
    'webhook-signature': new Webhook(secret).sign(id, new Date(at), body),
  };
}

/** Creates a secret for the messages of the connected blog, as an administrator. */
export async function newHookSecret(site: TestSite, token: string): Promise<string> {
  const headers = bearer(token);
  const { data } = await (await site.get('/api/settings/wordpress', headers)).json();
  const made = await site.send(
    'POST',
    '/api/settings/wordpress/hook-secret',
    { version: data.version },
    headers,
  );
  return (await made.json()).data.secret;
}
