import {
  type ContactAnswer,
  ContactFields,
  type ContactSubmission,
} from '../../../contracts/leads/contact.ts';
import type { Ports } from '../../ports/all-ports.ts';
import { ok, type Result } from '../../result.ts';
import { leadOrigin, type RequestFacts } from './lead-origin.ts';
import { storeLead } from './store-lead.ts';

/** Stores a message with its delivery. */
export async function submitContact(
  ports: Ports,
  submission: ContactSubmission,
  facts: RequestFacts,
): Promise<Result<ContactAnswer, 'idempotency_conflict'>> {
  const stored = await storeLead(
    ports,
    {
      id: ports.ids.next(),
      kind: 'contact',
      createdAt: ports.clock.now(),
      fields: ContactFields.parse(submission),
      origin: leadOrigin(submission, facts),
      demo: false,
    },
    'contact',
    submission,
    facts,
  );
  return stored.ok ? ok({ id: stored.value }) : stored;
}
