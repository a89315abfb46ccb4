import { expect } from 'vitest';
import { addAccount, bearer, tokenOf } from './accounts.ts';
import type { TestSite } from './test-site.ts';

type Call = readonly [method: string, address: string];

/** Status and code of an answer. */
export const problemOf = async (response: Response) => [response.status, (await response.json()).code];

/** Status of an answer, and the names of the refused fields. */
export const fieldsOf = async (response: Response) => [
  response.status,
  Object.keys((await response.json()).fields),
];

const answerOf = async (
  site: TestSite,
  [method, address]: Call,
  headers: Record<string, string>,
  body = '{}',
) => problemOf(await site.send(method, address, method === 'GET' ? undefined : body, headers));

/** Expects that an address refuses a body that is not JSON, is too large, or has another content type. */
export async function expectBodiesRefused(site: TestSite, token: string, ...call: Call): Promise<void> {
  const headers = bearer(token);
  const large = JSON.stringify({ more: 'x'.repeat(40_000) });
  expect([
    await answerOf(site, call, headers, '{'),
    await answerOf(site, call, headers, large),
    await answerOf(site, call, { ...headers, 'content-type': 'text/plain' }, 'x'),
  ]).toEqual([
    [400, 'bad_json'],
    [413, 'too_large'],
    [415, 'unsupported_media_type'],
  ]);
}

/** Expects that each address requires the session of an administrator. */
export async function expectAdministratorsOnly(site: TestSite, calls: readonly Call[]): Promise<void> {
  const moderator = bearer(await tokenOf(site, await addAccount(site, { role: 'moderator' })));
  for (const call of calls) {
    expect([call, await answerOf(site, call, {})]).toEqual([call, [401, 'unauthorized']]);
    expect([call, await answerOf(site, call, moderator)]).toEqual([call, [403, 'forbidden']]);
  }
}
