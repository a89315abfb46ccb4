import { expect, it } from 'vitest';
import { leadSource } from './lead-source.ts';

it.each([
  ['instagram', { utm_source: ' Instagram ' }, 'https://www.google.com/'],
  ['google.com', { utm_source: ' ' }, 'https://www.google.com/search?q=a'],
  ['l.facebook.com', {}, 'https://l.facebook.com/'],
  ['direct', {}, null],
  ['direct', {}, 'not an address'],
  ['direct', {}, 'about:blank'],
  ['<script>', { utm_source: '<script>' }, null],
])('is %s for %j and %j', (source, utm, referrer) => {
  expect(leadSource(utm, referrer)).toBe(source);
});

it('is never longer than a name', () => {
  expect(leadSource({ utm_source: 'x'.repeat(200) }, null)).toHaveLength(120);
});
