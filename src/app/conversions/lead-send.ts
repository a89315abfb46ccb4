import type { LeadSendDto } from '../../contracts/sends.ts';
import type { LeadAct } from '../../domain/conversion/acts.ts';
import { platformOf } from '../../domain/conversion/destinations.ts';
import type { RecordedSend } from '../ports/conversions.ts';

/** Returns a send of a lead as its record shows it: which fields were present, never their values. */
export function leadSend(send: RecordedSend): LeadSendDto {
  const { destination, act, state, reason, proofId, fields, twin, words, settledAt, nextAttemptAt } = send;
  return {
    ...{ destination: platformOf(destination), artist: send.artistProofId !== null },
    // Only acts with a lead belong to one.
    ...{ act: act as LeadAct, state, reason, proof: send.artistProofId ?? proofId, fields, twin },
    words: words || null,
    at: timeOf(settledAt),
    nextAttemptAt: timeOf(nextAttemptAt),
    expiresAt: new Date(send.expiresAt).toISOString(),
  };
}

const timeOf = (time: number | null): string | null => (time === null ? null : new Date(time).toISOString());
