/** An erased person. */
export interface ErasureRow {
  /** A keyed digest of the address, or of the id of a lead without one (`adapters/account/erasure-digests.ts`). */
  digest: string;
  at: number;
  /** 1: a restore may have brought the person back. */
  pending: number;
}
