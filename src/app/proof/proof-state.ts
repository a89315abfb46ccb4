import type { Proof } from '../../domain/proof/proof.ts';
import { latestBackup } from '../go-live/safekeeping.ts';
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

/** Returns when the latest backup was made, and when the path of a lead was last proven, in epoch milliseconds; null: never. */
export async function nightsOf(state: StateStore): Promise<{ backup: number | null; proof: number | null }> {
  return {
    backup: (await latestBackup(state))?.at ?? null,
    proof: (await latestProof(state))?.provenAt ?? null,
  };
}
