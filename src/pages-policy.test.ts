import { createHash } from 'node:crypto';
import type { SSRManifest } from 'astro';
import { expect, it } from 'vitest';
import { policyOfPages, withOwnPolicy } from './pages-policy.ts';

type Built = Pick<SSRManifest, 'csp' | 'routes'>;
const style = 'p{color:red}';
const route = {
  styles: [
    { type: 'inline', content: style },
    { type: 'external', src: '/a.css' },
  ],
};
const csp = {
  directives: ["default-src 'none'"],
  scriptDirective: { hashes: ['sha256-script', { hash: 'sha256-element', kind: 'element' }] },
  styleDirective: { hashes: [] },
};

it('returns a policy with the hash of each inline style once, and of each inline script', () => {
  const built = { csp, routes: [route, route] } as unknown as Built;
  const hash = createHash('sha256').update(style).digest('base64');
  expect(policyOfPages(built, ['sha256-head'])).toBe(
    `default-src 'none'; script-src 'self' 'sha256-script' 'sha256-element' 'sha256-head'; style-src 'self' 'sha256-${hash}'`,
  );
});

it('returns no policy in development', () => {
  expect(policyOfPages({ csp: undefined, routes: [] }, [])).toBeUndefined();
});

it('adds a page’s own source of styles, and puts any other own directive in the place of the common one', () => {
  const policy = "default-src 'none'; style-src 'self' 'sha256-a'; frame-ancestors 'none'";
  expect(withOwnPolicy(policy, "style-src 'sha256-own'; frame-src https://open.spotify.com")).toBe(
    `${"default-src 'none'; style-src 'self' 'sha256-a' 'sha256-own'; frame-ancestors 'none'"}; frame-src https://open.spotify.com`,
  );
  expect(withOwnPolicy(policy, "frame-ancestors 'self'; connect-src 'none'")).toBe(
    "default-src 'none'; style-src 'self' 'sha256-a'; frame-ancestors 'self'; connect-src 'none'",
  );
});
