import {
  type BookingAnswer,
  BookingFields,
  type BookingSubmission,
} from '../../../contracts/leads/booking.ts';
import type { Ports } from '../../ports/all-ports.ts';
import { ok, type Result } from '../../result.ts';
import { leadOrigin, type RequestFacts } from './lead-origin.ts';
import { storeLead } from './store-lead.ts';

/**
 * Stores a visitor who opens the booking calendar as a lead, with its delivery. Only the calendar knows whether a call
 * is then booked: where its window says so, the page reports it (`record-booked-call.ts`).
 */
export async function submitBooking(
  ports: Ports,
  submission: BookingSubmission,
  facts: RequestFacts,
): Promise<Result<BookingAnswer, 'idempotency_conflict'>> {
  const stored = await storeLead(
    ports,
    {
      id: ports.ids.next(),
      kind: 'booking',
      createdAt: ports.clock.now(),
      fields: BookingFields.parse(submission),
      origin: leadOrigin(submission, facts),
      demo: false,
    },
    'booking',
    submission,
    facts,
  );
  return stored.ok ? ok({ id: stored.value }) : stored;
}
