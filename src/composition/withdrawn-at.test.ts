import { expect, it } from 'vitest';
import type { ShownClaims } from '../domain/claims/shown-claims.ts';
import { withdrawnAt } from './withdrawn-at.ts';

const claimsUntil = (...days: (string | null)[]) => ({
  shown: () => ({ all: days.map((validUntil) => ({ validUntil })) }) as unknown as ShownClaims,
});
const page = { endsAt: () => undefined };

it('a page of the agency is withdrawn at the end of the first claim that expires, in Paris', () => {
  const claims = claimsUntil(null, '2026-12-24', '2026-12-03');
  expect(withdrawnAt('/', { landings: page, claims })).toBe(Date.parse('2026-12-03T23:00:00Z'));
  expect(withdrawnAt('/', { landings: page, claims: claimsUntil(null) })).toBe(Number.POSITIVE_INFINITY);
});

it('a landing page is withdrawn at its own end, whatever the claims of the agency are', () => {
  const claims = claimsUntil('2026-12-03');
  expect(withdrawnAt('/p/nova', { landings: { endsAt: () => 5 }, claims })).toBe(5);
  const endless = { endsAt: () => Number.POSITIVE_INFINITY };
  expect(withdrawnAt('/p/nova', { landings: endless, claims })).toBe(Number.POSITIVE_INFINITY);
});
