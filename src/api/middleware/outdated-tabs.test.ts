import { Hono } from 'hono';
import { expect, it } from 'vitest';
import type { ApiEnv } from '../api-env.ts';
import { outdatedTabs } from './outdated-tabs.ts';

const site = new Hono<ApiEnv>();
site.use(
  async (c, next) => {
    c.set('locale', 'en');
    c.set('requestId', 'r1');
    await next();
  },
  outdatedTabs('bbbb', { 'PATCH /api/leads/{}': 'two dates', 'GET /api/gone': 'replaced' }),
);
site.all('*', (c) => c.text('passed'));

const answer = async (method: string, path: string, build?: string) => {
  const response = await site.request(path, { method, headers: build ? { 'x-build': build } : {} });
  return response.status === 409 ? (await response.json()).code : response.text();
};

it('refuses only tabs of another build, and only at the operations that would misunderstand them', async () => {
  expect(await answer('PATCH', '/api/leads/7', 'aaaa')).toBe('outdated');
  expect(await answer('GET', '/api/gone', 'aaaa')).toBe('outdated');
  for (const [method, path, build] of [
    ['PATCH', '/api/leads/7', 'bbbb'],
    ['PATCH', '/api/leads/7'],
    ['GET', '/api/leads/7', 'aaaa'],
    ['PATCH', '/api/leads/7/notes', 'aaaa'],
    ['PATCH', '/api/leads', 'aaaa'],
  ] as const)
    expect([path, await answer(method, path, build)]).toEqual([path, 'passed']);
});
