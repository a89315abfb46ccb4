import type { Generated } from 'kysely';
import type { LaneRecord, RecordedSend } from '../../../app/ports/conversions.ts';
import { flag, json, type RowOf, recordOf } from '../engine/record.ts';

export const sendRecord = recordOf<RecordedSend>()({
  id: 'public_id',
  destination: 'destination',
  act: 'act',
  eventId: 'event_id',
  actedAt: 'acted_at',
  proofId: 'proof_id',
  artistProofId: 'artist_proof_id',
  path: 'path',
  category: 'category',
  content: 'content',
  page: 'page',
  twin: flag('twin'),
  fields: json('fields'),
  expiresAt: 'expires_at',
  createdAt: 'created_at',
  state: 'state',
  reason: 'reason',
  attempts: 'attempts',
  nextAttemptAt: 'next_attempt_at',
  settledAt: 'settled_at',
  reference: 'reference',
  words: 'last_error',
});

/** An act that is sent to one ad platform. */
export interface ConversionSendRow extends RowOf<typeof sendRecord> {
  id: Generated<number>;
  /** Null: an act on a landing page, without a lead. */
  lead_id: number | null;
  /** The identifiers and the kind of browser; null once they are not needed. */
  sealed: string | null;
  lease: string | null;
  api_version: string | null;
  /** When the platform is asked what became of it; null: never, or no more. */
  check_at: number | null;
}

export const laneRecord = recordOf<LaneRecord>()({
  name: 'name',
  state: 'state',
  since: 'since',
  until: 'until',
  failures: 'failures',
  answeredAt: 'answered_at',
  answer: 'answer',
  words: 'words',
  usage: 'usage',
  onSince: 'on_since',
  firstSentAt: 'first_sent_at',
  firstTwinAt: 'first_twin_at',
  test: json('test'),
});

/** The way to one ad platform; without a row it is open, and nothing was sent yet. */
export type ConversionLaneRow = RowOf<typeof laneRecord>;
