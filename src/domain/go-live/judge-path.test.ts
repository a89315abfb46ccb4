import { expect, it } from 'vitest';
import type { Proof } from '../proof/proof.ts';
import { judgePath } from './judge-path.ts';

const NOW = Date.UTC(2026, 10, 29, 3, 12);
const HOUR = 3_600_000;
const at = '2026-11-29T03:12:00.000Z';
const proof: Proof = {
  at: NOW,
  ms: 1800,
  steps: [
    { step: 'page', outcome: 'ok', ms: 124 },
    { step: 'mail', outcome: 'skipped', ms: 0 },
  ],
  provenAt: NOW,
  brokenAt: null,
};

it('a proof of this night passes, and says how long each step took', () => {
  expect(judgePath(proof, NOW + 26 * HOUR)).toEqual({
    outcome: 'proven',
    facts: { at, count: 1800, total: 1, counts: { page: 124 } },
  });
});

it('a missing night opens the point, and so does a step that fails, since the first run that failed', () => {
  expect(judgePath(undefined, NOW)).toEqual({ outcome: 'never', facts: {} });
  expect(judgePath(proof, NOW + 26 * HOUR + 1)).toEqual({ outcome: 'old', facts: { at } });
  const broken: Proof = {
    ...proof,
    at: NOW + 24 * HOUR,
    brokenAt: NOW,
    steps: [{ step: 'mail', outcome: 'failed', ms: 5, cause: 'credentials' }],
  };
  expect(judgePath(broken, NOW + 99 * HOUR)).toEqual({
    outcome: 'failing',
    facts: { at, names: ['mail'], cause: 'credentials' },
  });
});
