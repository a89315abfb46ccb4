import { needsChoice } from '../consent/choice.ts';
import type { ConsentRecord } from '../consent/consent.ts';
import { saysArtistIsTold, saysServerTells } from '../consent/server-tells.ts';
import { type Act, isPageAct } from './acts.ts';

/** The proof of the cookie choice under which an act was done, as it stands now. */
export interface GateProof {
  record: ConsentRecord;
  textVersion: string;
  /** Whether the browser sent Global Privacy Control. */
  objected: boolean;
  /** When a later choice of the same browser refused advertising; null: none did, so that the choice stands. */
  replacedAt: number | null;
  /** The landing page whose artist asked; null: the site asked. */
  scope?: string | null;
}

/** Why an act was not told: see `mayTell`. `expired`, `unreadable` and `no_identifier` are found outside of the gate. */
export const unsentReasons = [
  'no_proof',
  'refused',
  'objected',
  'replaced',
  'ended',
  'older_text',
  'expired',
  'no_identifier',
  'unreadable',
] as const;
export type UnsentReason = (typeof unsentReasons)[number];

/**
 * Why a platform was told nothing of a lead: it is from before the way was switched on; the browser objects; advertising was not
 * accepted; the browser reported nothing although it was.
 */
export const untoldReasons = ['early', 'objected', 'refused', 'silent'] as const;
export type UntoldReason = (typeof untoldReasons)[number];

/** A proof may wait in the browser when the server was not reached. */
const PROOF_WAIT_MS = 24 * 3_600_000;

/**
 * Decides whether an ad platform may be told of an act: `yes`, `wait` for the proof, or why not. It is asked when the act is
 * stored, and again directly before each request.
 * @param proof undefined: not stored, or not yet
 * @param act with its time, that of its end as `sendUntil` says, and now; epoch milliseconds
 */
export function mayTell(
  proof: GateProof | undefined,
  { act, actedAt, expiresAt, now }: { act: Act; actedAt: number; expiresAt: number; now: number },
): 'yes' | 'wait' | UnsentReason {
  if (now >= expiresAt) return 'expired';
  if (!proof) return now - actedAt < PROOF_WAIT_MS ? 'wait' : 'no_proof';
  if (proof.objected) return 'objected';
  // An answer to an artist's question is none to that of the site, also where both were asked in the same words.
  if (proof.scope) return 'no_proof';
  if (!proof.record.marketing) return 'refused';
  if (proof.replacedAt !== null) return 'replaced';
  if (!saysServerTells(proof.textVersion, isPageAct(act))) return 'older_text';
  // The choice must have been in force when the act was done.
  if (needsChoice(proof.record, actedAt)) return 'ended';
  return 'yes';
}

/**
 * Decides whether an artist's platform may be told of an act on the artist's page, after `mayTell` has allowed it by the proof of the
 * site: the artist's own question was accepted too, for this page.
 * @param proof of the artist's question
 * @param page the landing page of the lane
 */
export function mayTellArtist(
  proof: GateProof | undefined,
  page: string,
  { actedAt, now }: { actedAt: number; now: number },
): 'yes' | 'wait' | UnsentReason {
  if (!proof) return now - actedAt < PROOF_WAIT_MS ? 'wait' : 'no_proof';
  if (proof.objected) return 'objected';
  if (proof.scope !== page) return 'no_proof';
  if (!proof.record.marketing) return 'refused';
  if (proof.replacedAt !== null) return 'replaced';
  if (!saysArtistIsTold(proof.textVersion)) return 'older_text';
  if (needsChoice(proof.record, actedAt)) return 'ended';
  return 'yes';
}
