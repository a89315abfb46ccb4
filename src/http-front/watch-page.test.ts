import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { noLandings } from '../../tests/landing/no-landings.ts';
import { type Front, startFront } from '../../tests/site-front.ts';
import { WATCH_PATH } from '../domain/watch/watch-path.ts';

const CODE = 'abcdefghijklmnopqrstuv';
const calls = vi.fn();
let front: Front;

beforeAll(async () => {
  front = await startFront({
    files: new Map(),
    media: () => undefined,
    landings: noLandings,
    articles: { bySlug: async () => undefined },
    pages: { get: async () => undefined, has: () => false },
    openPreview: async () => undefined,
    renderPrivate: async (path: string) => ({ headers: {}, body: path }),
    callApi: () => async (path: string, body: unknown) => {
      calls(path, body);
      return Response.json({ data: {} });
    },
    headers: {},
    siteOrigin: 'http://site.example',
    onError: vi.fn(),
  });
});
afterAll(() => front.close());
beforeEach(() => void vi.clearAllMocks());

const post = (body: string, type: string, origin = 'https://mail.example') =>
  front.ask(`/pt${WATCH_PATH}/${CODE}`, {
    method: 'POST',
    body,
    headers: { 'content-type': type, origin },
  });

it.each([
  ['List-Unsubscribe=One-Click', 'application/x-www-form-urlencoded'],
  [
    '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
    'multipart/form-data; boundary=b',
  ],
])('a mail program stops a watched Friday with one post, from any origin', async (body, type) => {
  const answer = await post(body, type);
  expect([answer.status, answer.body.toString()]).toEqual([200, '']);
  expect(calls.mock.calls).toEqual([['/api/watched-plans/acts', { code: CODE, act: 'stop' }]]);
});

it('refuses any other post from another origin', async () => {
  expect((await post('act=move', 'application/x-www-form-urlencoded')).status).toBe(403);
  expect(calls).not.toHaveBeenCalled();
});
