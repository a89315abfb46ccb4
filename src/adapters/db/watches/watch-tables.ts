import type { Generated } from 'kysely';
import type { WatchedPlan } from '../../../app/ports/releases/watched-plans.ts';
import { json, type RowOf, recordOf } from '../engine/record.ts';

export const watchRecord = recordOf<WatchedPlan>()({
  id: 'public_id',
  email: 'email',
  locale: 'locale',
  release: json('release'),
  state: 'state',
  memory: json('memory'),
  askedAt: 'asked_at',
  confirmedAt: 'confirmed_at',
  endsOn: 'ends_on',
  endedAt: 'ended_at',
  sealedCode: 'sealed_code',
});

/** A watched Friday of a visitor. */
export interface WatchedPlanRow extends RowOf<typeof watchRecord> {
  id: Generated<number>;
  /** The address in the spelling that is compared. */
  email_key: string;
  /** A copy of the release's, to search by. */
  friday: string;
  /** A copy of the memory's, to search by. */
  read_at: number;
  code_hash: string;
}
