import { expect, it } from 'vitest';
import { freeSlug, isSlug, slugOf } from './landing-slug.ts';

it.each([
  ['Nova', 'nova'],
  ['L’Été, vol.2 !', 'l-ete-vol-2'],
  ['  --Éclats   bleus--  ', 'eclats-bleus'],
  ['Œuvre à Łódź & Ærø', 'oeuvre-a-lodz-aero'],
  ['日本語', 'nouvelle-page'],
  ['', 'nouvelle-page'],
  ['../../etc/passwd', 'etc-passwd'],
  ['%2e%2e<script>', '2e-2e-script'],
])('slugOf(%j) returns %s', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
  expect(isSlug(slug)).toBe(true);
});

it('a slug has at most 80 characters and ends with a letter or a digit, also with a number at its end', () => {
  const long = slugOf(`${'é'.repeat(79)} ${'x'.repeat(50)}`);
  expect(long).toBe('e'.repeat(79));
  expect(freeSlug('y'.repeat(80), (slug) => slug === 'y'.repeat(80))).toBe(`${'y'.repeat(78)}-2`);
});

it('a reserved slug gets a number, and a taken one the next free number', () => {
  const taken = new Set(['nova', 'nova-2']);
  expect(['preview', 'en', 'new'].map((slug) => freeSlug(slug, () => false))).toEqual([
    'preview-2',
    'en-2',
    'new-2',
  ]);
  expect(freeSlug('nova', (slug) => taken.has(slug))).toBe('nova-3');
});
