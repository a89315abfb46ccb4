import { brokenStep, type Proof } from '../proof/proof.ts';
import { moment } from './facts.ts';
import { type Finding, found } from './finding.ts';

/** Maximum age of a proof, in milliseconds: one is made every night, and two hours more let a restart be slow. */
const PROOF_MS = 26 * 3_600_000;

/** Judges the latest proof that a lead finds its way. */
export function judgePath(proof: Proof | undefined, now: number): Finding<'path'> {
  if (!proof) return found('never');
  const broken = brokenStep(proof);
  if (broken)
    return found('failing', {
      at: moment(proof.brokenAt ?? proof.at),
      names: [broken.step],
      ...(broken.cause && { cause: broken.cause }),
    });
  const at = moment(proof.at);
  if (now - proof.at > PROOF_MS) return found('old', { at });
  const done = proof.steps.filter(({ outcome }) => outcome === 'ok');
  return found('proven', {
    at,
    count: proof.ms,
    total: done.length,
    counts: Object.fromEntries(done.map(({ step, ms }) => [step, ms])),
  });
}
