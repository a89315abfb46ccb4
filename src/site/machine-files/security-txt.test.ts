import { expect, it } from 'vitest';
import { NOON } from '../../../tests/factories.ts';
import { securityTxt } from './security-txt.ts';

const site = { url: 'https://site.example', contactEmail: 'hello@site.example' };

it('security.txt contains the contact, the languages and its own address, and expires in less than a year', () => {
  const fields = Object.fromEntries(
    securityTxt(site, NOON)
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/).slice(0, 2)),
  );
  expect(fields).toEqual({
    Contact: 'mailto:hello@site.example',
    Expires: expect.stringMatching(/^\d{4}-\d\d-\d\dT00:00:00\.000Z$/),
    'Preferred-Languages': 'fr, en, es, pt',
    Canonical: 'https://site.example/.well-known/security.txt',
  });
  const left = Date.parse(fields['Expires'] ?? '') - NOON;
  expect(left).toBeGreaterThan(30 * 86_400_000);
  expect(left).toBeLessThan(365 * 86_400_000);
});

it('security.txt that is rendered again on another day expires later', () => {
  expect(securityTxt(site, NOON + 86_400_000)).not.toBe(securityTxt(site, NOON));
});
