import { isDeepStrictEqual } from 'node:util';
import type { Destination } from '../../../domain/delivery/destinations.ts';
import { type FillFacts, QUARANTINE_MAX, spamSign } from '../../../domain/spam/spam.ts';
import { leadNotice } from '../../mail/agency-notices.ts';
import { askNewsletter } from '../../newsletter/ask-newsletter.ts';
import type { Ports } from '../../ports/all-ports.ts';
import type { FormLead, NewDelivery } from '../../ports.ts';
import { PROVEN, QUARANTINED } from '../../proof/prove-path.ts';
import { fail, ok, type Result } from '../../result.ts';
import type { RequestFacts } from './lead-origin.ts';

/**
 * Stores a lead with its delivery and the notice to the agency, and returns the lead's id. The body of the delivery is
 * the stored fields of the lead. A bot gets an id like a person, but its lead is quarantined. The same idempotency key
 * returns the first lead's id; with other fields it is a conflict. A lead of a proof is stored and taken back. A ticked box of the
 * newsletter is asked to be confirmed.
 * @param notBefore the earliest time of the delivery's first attempt by the queue, in epoch milliseconds
 */
export async function storeLead(
  ports: Ports,
  lead: FormLead,
  destination: Destination,
  filled: FillFacts,
  facts: RequestFacts,
  notBefore?: number,
): Promise<Result<string, 'idempotency_conflict'>> {
  const { requestId, traceId } = facts;
  const about = { leadId: lead.id, kind: lead.kind, requestId, traceId };
  const sign = spamSign(filled);
  if (facts.proofMark && ports.proofMarks.isOwn(facts.proofMark)) {
    if (sign) return ok(QUARANTINED);
    await ports.leads.prove(lead, [{ ...deliveryOf(lead, destination), traceId }], leadNotice(ports, lead));
    return ok(PROVEN);
  }
  if (sign) {
    const kept = await ports.quarantine.keep(
      {
        id: lead.id,
        createdAt: lead.createdAt,
        sign,
        key: facts.idempotencyKey ?? lead.id,
        form: { of: 'lead', lead, destination },
      },
      QUARANTINE_MAX,
    );
    ports.log.info({ ...about, sign }, 'lead quarantined');
    const same = kept.form.of === 'lead' && isDeepStrictEqual(kept.form.lead.fields, lead.fields);
    return same ? ok(kept.id) : fail('idempotency_conflict');
  }
  const delivery = {
    ...deliveryOf(lead, destination),
    traceId,
    ...(notBefore !== undefined && { notBefore }),
  };
  const saved = await ports.leads.save(lead, [delivery], facts.idempotencyKey, leadNotice(ports, lead));
  if (saved.created) {
    ports.log.info(about, 'lead stored');
    ports.deliver();
    await askNewsletter(ports, lead);
  } else if (!isDeepStrictEqual(saved.lead.fields, lead.fields)) {
    return fail('idempotency_conflict');
  }
  return ok(saved.lead.id);
}

/** Returns the delivery of a lead, due at once. */
export const deliveryOf = (lead: FormLead, destination: Destination): NewDelivery => ({
  id: deliveryIdOf(lead.id),
  destination,
  body: JSON.stringify(lead.fields),
});

/** Returns the `webhook-id` of a lead's delivery. */
export const deliveryIdOf = (leadId: string): string => `msg_${leadId}`;
