import { expect, it } from 'vitest';
import { auditEntry } from '../../../../tests/factories.ts';
import type { RecordedAttempt } from '../../ports/leads.ts';
import { replaysOf } from './replays-of.ts';

const attempt = (number: number, startedAt: number): RecordedAttempt => ({
  number,
  startedAt,
  durationMs: 10,
  status: 500,
  error: null,
  answer: null,
});
const one = (at: number, subject = 'msg_a') => auditEntry({ action: 'delivery_replayed', at, subject });
const all = (at: number) => auditEntry({ action: 'deliveries_replayed', at, subject: null });
const delivery = (made: RecordedAttempt[], attempts = made.at(-1)?.number ?? 0) => ({
  id: 'msg_a',
  attempts,
  made,
});

it('returns no entry for a delivery that was never dead', () => {
  expect(replaysOf(delivery([]), [all(50)])).toEqual([]);
  expect(replaysOf(delivery([attempt(1, 100), attempt(2, 300)]), [all(200), one(150, 'msg_b')])).toEqual([]);
});

it('returns the replays of one or of all deliveries, before and after the next attempt', () => {
  const alone = one(150);
  const together = all(250);
  const made = [attempt(1, 100), attempt(1, 200)];
  // Replays of another delivery, and replays while this delivery was under way again, must not be returned.
  const entries = [all(50), one(140, 'msg_b'), alone, all(160), together, all(260)];
  expect(replaysOf(delivery(made), entries)).toEqual([alone]);
  expect(replaysOf(delivery(made, 0), entries)).toEqual([alone, together]);
});

it('returns no entry when the audit log has no replay between the attempts', () => {
  expect(replaysOf(delivery([attempt(1, 100), attempt(1, 200)]), [one(250)])).toEqual([]);
});
