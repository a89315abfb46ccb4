import { expect, it } from 'vitest';
import type { PageLocals } from '../contracts/site.ts';
import { declareSources } from '../domain/page-policy/page-sources.ts';
import { finishPages, renderPublic } from './render-page.ts';

const own = "default-src 'none'; script-src 'self'";
const locals = {} as PageLocals;
/** A page with this HTML that declares to load one script. */
const pageWith = (html: string) =>
  finishPages(async () => {
    const page = new Response(html, { headers: { 'content-security-policy': own } });
    declareSources(page.headers, { 'script-src': ['https://tag.example'] });
    return page;
  });
const request = new Request('http://site.invalid/');

it('gives cached pages and pages of one visitor the policy that they declare, and sends no declaration', async () => {
  const cached = await renderPublic(pageWith('<p>'), '/', locals, {});
  const rendered = await pageWith('<p>')(request, locals);
  const policy = `${own} https://tag.example`;
  expect(cached?.headers['content-security-policy']).toBe(policy);
  expect(Object.fromEntries(rendered?.headers ?? [])).toEqual({
    'content-security-policy': policy,
    'content-type': 'text/plain;charset=UTF-8',
  });
});

it.each([
  'data-tags="{}"',
  '<div data-consent-root="" data-tags="{}">',
  '<a data-book="meta">',
  '<div data-consent-root="" data-tags="{&quot;ga&quot;:{&quot;id&quot;:&quot;G-ABCDE12345&quot;}}">',
])('gives a page the policy that it declares, although it contains %s', async (html) => {
  const page = await pageWith(html)(request, locals);
  expect(page?.headers.get('content-security-policy')).toBe(`${own} https://tag.example`);
});

it('removes the content-length header of a page whose scripts were moved', async () => {
  const html = '<script data-scripts="">go()</script><script type="module" src="/_astro/a.js"></script>';
  const built = finishPages(
    async () =>
      new Response(html, {
        headers: { 'content-security-policy': own, 'content-length': String(html.length) },
      }),
  );
  const answer = await built(request, locals);
  expect(answer?.headers.get('content-length')).toBeNull();
  expect(await answer?.text()).toBe('<script data-scripts="/_astro/a.js">go()</script>');
});

it('returns undefined for an unknown path, and adds no policy to a page without a policy', async () => {
  expect(await finishPages(async () => undefined)(request, locals)).toBeUndefined();
  const bare = await finishPages(
    async () => new Response('', { headers: { 'x-page-sources': 'img-src a' } }),
  )(request, locals);
  expect(bare?.headers.get('content-security-policy')).toBeNull();
  expect(bare?.headers.get('x-page-sources')).toBeNull();
});
