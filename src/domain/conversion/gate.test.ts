import { expect, it } from 'vitest';
import { numbers } from '../../../tests/random-histories.ts';
import { believableTime, consentRecord } from '../consent/choice.ts';
import { type Act, acts } from './acts.ts';
import { type GateProof, mayTell } from './gate.ts';

const NOW = Date.UTC(2026, 11, 24, 12);
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

interface History {
  act: Act;
  proof: GateProof | undefined;
  madeAt: number;
  actedAt: number;
  expiresAt: number;
}

function historyOf(random: () => number): History {
  const chance = (share: number) => random() < share;
  const actedAt = NOW - random() * 9 * DAY;
  const madeAt = actedAt - random() * 220 * DAY;
  const record = consentRecord({ analytics: chance(0.5), marketing: chance(0.8), functional: false }, madeAt);
  const proof: GateProof = {
    record: { ...record, ...(chance(0.05) && { version: '0.9' }) },
    textVersion: chance(0.9)
      ? chance(0.5)
        ? (['2026-11-30', '2026-11-30.2', '2026-11-30.both'][Math.floor(random() * 3)] ?? '')
        : '2026-11-29.4'
      : '2026-11-29.3',
    scope: chance(0.05) ? 'page' : null,
    objected: chance(0.1),
    replacedAt: chance(0.2) ? NOW - random() * DAY : null,
  };
  const act = acts[Math.floor(random() * acts.length)] ?? 'lead';
  return { act, proof: chance(0.9) ? proof : undefined, madeAt, actedAt, expiresAt: actedAt + 47 * HOUR };
}

/** The rule once more, written apart from the gate: every condition must hold. */
function isAllowed({ act, proof, madeAt, actedAt, expiresAt }: History): boolean {
  if (proof === undefined) return false;
  // Within six months of the calendar at the act, as `believableTime` counts them.
  const isFresh = believableTime(new Date(madeAt).toISOString(), actedAt) === new Date(madeAt).toISOString();
  return [
    proof.record.marketing,
    !proof.objected,
    proof.replacedAt === null,
    !proof.scope,
    ['2026-11-30', '2026-11-30.2', '2026-11-30.both'].includes(proof.textVersion) ||
      (proof.textVersion === '2026-11-29.4' && (act === 'lead' || act === 'call')),
    proof.record.version === '1.0',
    isFresh,
    NOW < expiresAt,
  ].every(Boolean);
}

/** Another seed tries other histories. */
const SEED = 20_261_129;
it(`allows no request without a valid proof in 100,000 random histories (seed ${SEED})`, () => {
  const random = numbers(SEED);
  const counted = { allowed: 0, kept: 0 };
  for (let history = 0; history < 100_000; history += 1) {
    const one = historyOf(random);
    const told = mayTell(one.proof, { ...one, now: NOW }) === 'yes';
    if (told !== isAllowed(one)) expect({ one, told }).toEqual('as the model says');
    counted[told ? 'allowed' : 'kept'] += 1;
  }
  expect(counted.allowed).toBeGreaterThan(1000);
  expect(counted.kept).toBeGreaterThan(1000);
});
