import type { Proof } from '../../domain/proof/proof.ts';
import type { StateStore } from '../ports.ts';

/** Key in `state`. */
const PROOF = 'proof';

/** Stores the outcome of the latest run. */
export const noteProof = (state: StateStore, proof: Proof): Promise<void> =>
  state.set(PROOF, proof, proof.at);

/** Returns the latest run; `undefined` if there was none. */
export async function latestProof(state: StateStore): Promise<Proof | undefined> {
  const kept = (await state.get(PROOF)) as Partial<Proof> | undefined;
  return kept && typeof kept.at === 'number' && Array.isArray(kept.steps) ? (kept as Proof) : undefined;
}
