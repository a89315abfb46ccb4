import { createHash } from 'node:crypto';
import type { SSRManifest } from 'astro';
import { expect, it } from 'vitest';
import { policyOfPages } from './pages-policy.ts';

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
