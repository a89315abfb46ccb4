import type { LeadDetailDto, NoteDraft } from '../../../contracts/leads/lead.ts';
import { type Asker, actorOf } from '../../asker.ts';
import type { Ports } from '../../ports/all-ports.ts';
import { fail, type Result } from '../../result.ts';
import { findLead } from './find-lead.ts';

/** Stores a note about a lead, and returns the lead with it. */
export async function addNote(
  ports: Ports,
  leadId: string,
  { text, fromPerson }: NoteDraft,
  asker: Asker,
): Promise<Result<LeadDetailDto, 'not_found'>> {
  const id = ports.ids.next();
  const actor = actorOf(ports, asker);
  const added = await ports.desk.addNote(
    leadId,
    { id, text, at: actor.at, authorId: actor.actorId, fromPerson },
    {
      ...actor,
      action: 'lead_note_added',
      subject: leadId,
      before: null,
      after: { note: id, ...(fromPerson && { fromPerson }) },
    },
  );
  return added ? findLead(ports, leadId) : fail('not_found');
}
