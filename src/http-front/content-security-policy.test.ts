import { describe, expect, it } from 'vitest';
import { declareSources, type PageSources, takeDeclared } from '../domain/page-policy/page-sources.ts';
import { pagePolicy } from './content-security-policy.ts';

const common =
  "default-src 'none';connect-src 'self'; script-src 'self'; style-src 'self'; frame-ancestors 'none';";
/** Returns the policy of a page that declares sources. */
function policyOf(...sources: PageSources[]): string {
  const headers = new Headers();
  declareSources(headers, ...sources);
  const policy = pagePolicy(common, Buffer.from(''), takeDeclared(headers));
  expect([...headers]).toEqual([]);
  return policy;
}

describe('the declared sources of a page', () => {
  it('leave the policy unchanged when there are none', () => {
    const unchanged =
      "default-src 'none'; connect-src 'self'; script-src 'self'; style-src 'self'; frame-ancestors 'none'";
    expect(policyOf()).toBe(unchanged);
    expect(policyOf({}, { 'frame-src': [] })).toBe(unchanged);
  });

  it("are added to those of all pages, each once, and take the place of 'none'", () => {
    const policy = policyOf(
      { 'script-src': ['https://a.example', 'https://b.example'], 'frame-ancestors': ["'self'"] },
      { 'script-src': ['https://b.example'], 'frame-src': ['https://a.example'] },
    );
    expect(policy).toBe(
      "default-src 'none'; connect-src 'self'; script-src 'self' https://a.example https://b.example; style-src 'self'; frame-ancestors 'self'; frame-src https://a.example",
    );
  });

  it("take the sources of all pages away by 'none'", () => {
    expect(policyOf({ 'connect-src': ["'none'"] })).toContain("; connect-src 'none';");
  });

  it('may be hashes of styles that only this page has', () => {
    expect(policyOf({ 'style-src': ["'sha256-own='"] })).toContain("style-src 'self' 'sha256-own=';");
  });
});

describe('the hashes of inline scripts and styles', () => {
  // Computed with `openssl dgst -sha256 -binary | base64` from the texts below.
  const alert = "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='";
  const other = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";
  const all = `default-src 'none'; script-src 'self' ${alert} ${other}; style-src 'self' ${other}`;

  it('are kept only for texts that the page contains', () => {
    const html = '<script type="module">alert(1)</script><p>alert(2)</p>';
    expect(pagePolicy(all, Buffer.from(html), [])).toBe(
      `default-src 'none'; script-src 'self' ${alert}; style-src 'self'`,
    );
  });

  it('are all removed from a page that loads only files', () => {
    const html = '<script type="module" src="/_astro/x.js"></script><link rel="stylesheet" href="/y.css">';
    expect(pagePolicy(all, Buffer.from(html), [])).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'",
    );
  });
});
