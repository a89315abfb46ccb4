import { isDeepStrictEqual } from 'node:util';
import type { Destination } from '../../../domain/delivery/destinations.ts';
import { looksLikeSpam, type SpamSigns } from '../../../domain/spam/spam.ts';
import { leadNotice, type NoticePorts } from '../../mail/agency-notices.ts';
import type { Clock, FormLead, Ids, LeadStore, Log } from '../../ports.ts';
import { fail, ok, type Result } from '../../result.ts';
import type { RequestFacts } from './lead-origin.ts';

export interface LeadPorts extends NoticePorts {
  clock: Clock;
  ids: Ids;
  leads: LeadStore;
  log: Log;
  /** Called after the commit, so that the delivery leaves at once. */
  deliver(): void;
}

/**
 * Stores a lead with its one delivery and the notice to the agency, and returns the lead's id. The body of the delivery is
 * the stored fields of the lead. A bot gets an id like a person, but nothing is stored. The same idempotency key returns
 * the first lead's id; with other fields it is a conflict.
 * @param notBefore the earliest moment of the delivery's first attempt by the queue, in epoch milliseconds
 */
export async function storeLead(
  ports: LeadPorts,
  lead: FormLead,
  destination: Destination,
  signs: SpamSigns,
  facts: RequestFacts,
  notBefore?: number,
): Promise<Result<string, 'idempotency_conflict'>> {
  const about = { leadId: lead.id, kind: lead.kind, requestId: facts.requestId };
  if (looksLikeSpam(signs)) {
    ports.log.info(about, 'spam dropped');
    return ok(lead.id);
  }
  const delivery = {
    id: deliveryIdOf(lead.id),
    destination,
    body: JSON.stringify(lead.fields),
    ...(notBefore !== undefined && { notBefore }),
  };
  const saved = await ports.leads.save(lead, [delivery], facts.idempotencyKey, leadNotice(ports, lead));
  if (saved.created) {
    ports.log.info(about, 'lead stored');
    ports.deliver();
  } else if (!isDeepStrictEqual(saved.lead.fields, lead.fields)) {
    return fail('idempotency_conflict');
  }
  return ok(saved.lead.id);
}

/** Returns the `webhook-id` of a lead's delivery. */
export const deliveryIdOf = (leadId: string): string => `msg_${leadId}`;
