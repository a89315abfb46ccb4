/** An erased person, thing of a person, or consent. */
export interface ErasureRow {
  /** A keyed digest of the address, or of the thing's id (`adapters/account/erasure-digests.ts`). */
  digest: string;
  at: number;
  /** 1: a restore may have brought it back. */
  pending: number;
}
