import { isDeepStrictEqual } from 'node:util';
import { type LeadAdded, ManualFields, type ManualLeadDraft } from '../../../contracts/leads/manual-lead.ts';
import { type Asker, actorOf } from '../../asker.ts';
import type { Ports } from '../../ports/all-ports.ts';
import type { ManualLead } from '../../ports.ts';
import { fail, ok, type Result } from '../../result.ts';
import { deliveryIdOf } from '../submit/store-lead.ts';

/**
 * Stores a lead that an account typed, assigned to this account. It is delivered to the automation of messages if the
 * account requests it. No notice is mailed, because the agency knows the lead already. The same key returns the first
 * lead's id.
 */
export async function addLead(
  ports: Ports,
  { locale, followUp, deliver, key, ...typed }: ManualLeadDraft,
  asker: Asker,
): Promise<Result<LeadAdded, 'idempotency_conflict'>> {
  const actor = actorOf(ports, asker);
  const fields = ManualFields.parse(typed);
  const lead: ManualLead = {
    id: ports.ids.next(),
    kind: 'manual',
    createdAt: actor.at,
    fields,
    origin: {
      locale,
      page: null,
      referrer: null,
      utm: {},
      userAgentFamily: 'other',
      consent: null,
      requestId: asker.requestId,
    },
    demo: false,
  };
  const delivery = {
    id: deliveryIdOf(lead.id),
    destination: 'contact' as const,
    body: JSON.stringify(fields),
  };
  const saved = await ports.leads.save(lead, deliver ? [delivery] : [], key, undefined, {
    assigneeId: actor.actorId,
    followUp,
    entry: {
      ...actor,
      action: 'lead_added',
      subject: lead.id,
      before: null,
      after: { channel: fields.channel, basis: fields.basis, deliver },
    },
  });
  if (saved.created) ports.deliver();
  else if (!isDeepStrictEqual(saved.lead.fields, fields)) return fail('idempotency_conflict');
  return ok({ id: saved.lead.id });
}
