import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { noLandings } from '../../tests/landing/no-landings.ts';
import { type Front, startFront } from '../../tests/site-front.ts';
import type { PageLocals } from '../contracts/site.ts';
import type { ReminderSource } from './reminder-page.ts';
import { storeResponse } from './stored-response.ts';

const CODE = 'abcdefghijklmnopqrstuv';
const facts = {
  ...{ channel: 'mail' as const, platform: '', listSentence: '', dueAt: 1e12, zone: 'Europe/Paris' },
  isPaused: false,
};
const open = vi.fn<ReminderSource['open']>(async ({ act, code }) =>
  code === CODE ? { reminder: { ...facts, act, stage: 'ask' } } : undefined,
);
const press = vi.fn<ReminderSource['press']>(async ({ act, code }) =>
  code === CODE ? { reminder: { ...facts, act, stage: 'done' } } : undefined,
);
const renderPrivate = vi.fn(async (path: string, { reminder }: Partial<PageLocals>) => ({
  headers: {},
  body: `${path} ${reminder?.stage}`,
}));
const onError = vi.fn();
let front: Front;

beforeAll(async () => {
  const closed = await storeResponse({}, Buffer.from('closed'), 4);
  front = await startFront({
    files: new Map(),
    media: () => undefined,
    landings: noLandings,
    articles: { bySlug: async () => undefined },
    pages: {
      get: async (path) => (path.endsWith('/p/report/closed-mail') ? closed : undefined),
      has: () => false,
    },
    openPreview: async () => undefined,
    renderPrivate,
    reminders: { open, press },
    callApi: () => async () => Response.json({}),
    headers: {},
    siteOrigin: 'http://site.example',
    onError,
  });
});
afterAll(() => front.close());
beforeEach(() => void vi.clearAllMocks());

const post = (path: string, body: string, type = 'application/x-www-form-urlencoded', more = {}) =>
  front.ask(path, { method: 'POST', body, headers: { 'content-type': type, ...more } });

it.each([
  ['/rappel/oui', '/rappel/oui'],
  ['/en/rappel/stop', '/en/rappel/stop'],
  ['/newsletter/oui', '/newsletter/oui'],
  ['/pt/newsletter/stop', '/pt/newsletter/stop'],
  ['/rester/oui', '/rester/oui'],
])('GET %s shows a button and changes nothing, in a response that nothing stores', async (path, rendered) => {
  const answer = await front.ask(`${path}/${CODE}`);
  expect([answer.status, answer.body.toString(), answer.headers['cache-control']]).toEqual([
    200,
    `${rendered} ask`,
    'no-store',
  ]);
  expect(answer.headers['x-robots-tag']).toBe('noindex');
  // The links to the other languages keep it.
  expect(renderPrivate.mock.lastCall?.[1].code).toBe(CODE);
  expect(press).not.toHaveBeenCalled();
});

it('POST confirms, and refuses a form of another site', async () => {
  expect((await post(`/rappel/oui/${CODE}`, '')).body.toString()).toBe('/rappel/oui done');
  const foreign = { 'sec-fetch-site': 'cross-site' };
  expect((await post(`/rappel/oui/${CODE}`, '', undefined, foreign)).status).toBe(403);
  expect(press.mock.calls.map(([, , withList]) => withList)).toEqual([false]);
  await post(`/rappel/oui/${CODE}`, 'artistList=1');
  expect(press).toHaveBeenLastCalledWith(expect.anything(), 'fr', true);
});

it.each(['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
  'stops by one click of a mail program (%s), with the same answer for an unknown code',
  async (type) => {
    const body = 'List-Unsubscribe=One-Click';
    const foreign = { 'sec-fetch-site': 'cross-site' };
    for (const code of [CODE, 'unknown']) {
      const answer = await post(`/rappel/stop/${code}`, body, type, foreign);
      expect([answer.status, answer.body.length]).toEqual([200, 0]);
    }
    expect(press.mock.calls.map(([{ act, code }]) => [act, code])).toEqual([
      ['stop', CODE],
      ['stop', 'unknown'],
    ]);
  },
);

it('answers an unknown code with the page of a closed link', async () => {
  expect((await front.ask('/rappel/oui/unknown')).status).toBe(404);
});

it('logs no code when a page fails', async () => {
  open.mockRejectedValueOnce(new Error('down'));
  expect((await front.ask(`/en/rappel/oui/${CODE}`)).status).toBe(500);
  expect(onError.mock.calls.map(([, path]) => path)).toEqual(['/en/rappel/oui']);
});
