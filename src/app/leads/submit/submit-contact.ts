import type { ContactAnswer, ContactSubmission } from '../../../contracts/contact.ts';
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
  const { name, email, message, platform } = submission;
  const stored = await storeLead(
    ports,
    {
      id: ports.ids.next(),
      kind: 'contact',
      createdAt: ports.clock.now(),
      fields: { name, email, message, platform },
      origin: leadOrigin(submission, facts),
      demo: false,
    },
    'contact',
    submission,
    facts,
  );
  return stored.ok ? ok({ id: stored.value }) : stored;
}
