import { expect, it } from 'vitest';
import type { PageLocals, RenderPage } from '../contracts/site.ts';
import { renderPublic } from './render-page.ts';
import { EMPTY_CSP } from './security-headers.ts';

const locals = {} as PageLocals;
const page: RenderPage = async (path) =>
  path === '/nowhere'
    ? undefined
    : {
        headers: path.endsWith('.txt')
          ? { 'content-type': 'text/plain' }
          : { 'content-type': 'text/html', 'content-security-policy': 'own' },
        body: 'é',
      };

it('stores a page with its own policy, and a file for programs with one that loads nothing', async () => {
  const stored = await renderPublic(page, '/', locals, { 'x-content-type-options': 'nosniff' });
  expect(stored?.headers).toEqual({
    'x-content-type-options': 'nosniff',
    'content-type': 'text/html',
    'content-security-policy': 'own',
    'cache-control': 'public, max-age=0, s-maxage=1, stale-if-error=604800, must-revalidate',
  });
  expect(stored?.identity.toString()).toBe('é');
  const file = await renderPublic(page, '/robots.txt', locals, {});
  expect(file?.headers['content-security-policy']).toBe(EMPTY_CSP);
});

it('returns undefined for an unknown path', async () => {
  expect(await renderPublic(page, '/nowhere', locals, {})).toBeUndefined();
});
