import { expect, it } from 'vitest';
import { pagePolicy } from './page-policy.ts';

const ofAllPages =
  "default-src 'none'; connect-src 'self'; img-src 'self' data:; font-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; script-src 'self'; style-src 'self'";

it('pagePolicy returns the policy of all pages for a page without declared sources', () => {
  expect(pagePolicy([])).toBe(ofAllPages);
  expect(pagePolicy([{}, { 'frame-src': [] }])).toBe(ofAllPages);
});

it("adds declared sources to those of all pages, each once, and replaces 'none'", () => {
  const policy = pagePolicy([
    { 'script-src': ['https://a.example', 'https://b.example'], 'frame-ancestors': ["'self'"] },
    { 'script-src': ['https://b.example'], 'frame-src': ['https://a.example'] },
  ]);
  expect(policy).toBe(
    ofAllPages
      .replace("frame-ancestors 'none'", "frame-ancestors 'self'")
      .replace("script-src 'self'", "script-src 'self' https://a.example https://b.example")
      .concat('; frame-src https://a.example'),
  );
});

it("replaces the sources of all pages by a declared 'none'", () => {
  expect(pagePolicy([{ 'connect-src': ["'none'"] }])).toContain("; connect-src 'none';");
});

it('permits the inline texts whose hashes are declared', () => {
  expect(pagePolicy([{ 'style-src': ["'sha256-own='"] }])).toContain("style-src 'self' 'sha256-own='");
});
