import type { LeadDetailDto } from '../../../contracts/leads/lead.ts';
import type { LeadChange, LeadsChange, LeadsChanged } from '../../../contracts/leads/lead-change.ts';
import { type Actor, type Asker, actorOf } from '../../asker.ts';
import type { Account } from '../../ports/account.ts';
import type { Ports } from '../../ports/all-ports.ts';
import type { AuditEntry, Judgement } from '../../ports/audit.ts';
import type { LeadState, LeadToChange } from '../../ports/leads.ts';
import { fail, failFields, ok, type Result } from '../../result.ts';
import { findLead } from './find-lead.ts';
import { canBeAssigned } from './list-assignees.ts';

/** Changes a lead's status, assignee, follow-up, outcome, name, address or telephone, and returns the changed lead. */
export async function changeLead(
  ports: Pick<Ports, 'accounts' | 'clock' | 'desk'>,
  id: string,
  change: LeadChange,
  asker: Asker,
): Promise<Result<LeadDetailDto, 'not_found' | 'invalid_fields'>> {
  const changed = await changeEach(ports, [id], change, actorOf(ports, asker));
  return changed.ok ? findLead(ports, id) : changed;
}

/** Corrects a lead for the person whom it is about. */
export const correctLead = (
  ports: Pick<Ports, 'desk'>,
  id: string,
  change: Pick<LeadChange, 'name' | 'phone'>,
  actor: Actor,
): Promise<Result<LeadsChanged, 'invalid_fields'>> => changeEach(ports, [id], change, actor);

/** Makes the same change to all given leads or to none; each lead has its own audit entries. */
export async function changeLeads(
  ports: Ports,
  { ids, ...change }: LeadsChange,
  asker: Asker,
): Promise<Result<LeadsChanged, 'invalid_fields'>> {
  return changeEach(ports, ids, change, actorOf(ports, asker));
}

async function changeEach(
  ports: Pick<Ports, 'desk'>,
  ids: readonly string[],
  change: LeadChange,
  actor: Actor,
): Promise<Result<LeadsChanged, 'invalid_fields'>> {
  const changed = await ports.desk.change(
    ids,
    (before, candidate) => judge(before, change, candidate, actor),
    change.assigneeId,
  );
  if (changed.ok) return ok({ found: changed.value });
  const reach = change.email === undefined ? 'phone' : 'email';
  return failFields({ [changed.code === 'lead_reach' ? reach : 'assigneeId']: changed.code });
}

/** Returns the changed lead with its audit entries. Equal values are not recorded. */
function judge(
  before: LeadToChange,
  change: LeadChange,
  candidate: Account | undefined,
  actor: Actor,
): Judgement<LeadState, 'assignee_unknown' | 'lead_reach'> {
  const after = stateAfter(before, change);
  // A change that waited for another one started before it, but must be later in the lead's history.
  const about = { ...actor, at: Math.max(actor.at, before.toldAt ?? 0), subject: before.id };
  const entries: AuditEntry[] = [];
  if (after.assigneeId !== before.assigneeId) {
    if (after.assigneeId !== null && !(candidate && canBeAssigned(candidate)))
      return fail('assignee_unknown');
    entries.push({
      ...about,
      action: 'lead_assigned',
      before: { assignee: before.assigneeId },
      after: { assignee: after.assigneeId },
    });
  }
  if (after.followUp !== before.followUp)
    entries.push({
      ...about,
      action: 'lead_follow_up_changed',
      before: { followUp: before.followUp },
      after: { followUp: after.followUp },
    });
  const corrected = (['name', 'email', 'phone'] as const).filter((part) => after[part] !== before[part]);
  if (corrected.length > 0 && after.phone === null && after.email === '') return fail('lead_reach');
  // The audit log outlives an erasure, so it contains no name, no address and no number.
  for (const part of corrected)
    entries.push({ ...about, action: `lead_${part}_changed`, before: null, after: null });
  if (after.status !== before.status)
    entries.push({
      ...about,
      action: 'lead_status_changed',
      before: { status: before.status, ...outcomeOf(before) },
      after: { status: after.status, ...outcomeOf(after) },
    });
  else if (
    after.lostReason !== before.lostReason ||
    after.lostNote !== before.lostNote ||
    after.wonValue !== before.wonValue
  )
    entries.push({
      ...about,
      action: 'lead_outcome_changed',
      before: outcomeOf(before),
      after: outcomeOf(after),
    });
  return { ok: true, after, entries };
}

function stateAfter(before: LeadToChange, change: LeadChange): LeadState {
  const { status = before.status, assigneeId = before.assigneeId } = change;
  const closing = status !== before.status && (status === 'won' || status === 'lost');
  const { followUp = closing ? null : before.followUp } = change;
  const { lostReason = before.lostReason, lostNote = before.lostNote, wonValue = before.wonValue } = change;
  const lost = status === 'lost';
  return {
    status,
    assigneeId,
    followUp,
    lostReason: lost ? lostReason : null,
    lostNote: lost ? lostNote || null : null,
    wonValue: status === 'won' ? wonValue : null,
    name: change.name ?? before.name,
    email: change.email ?? before.email,
    phone: change.phone === undefined ? before.phone : change.phone || null,
  };
}

/** Without the note, which may name a person: the audit log outlives an erasure. */
const outcomeOf = ({ lostReason, wonValue }: LeadState) => ({
  ...(lostReason !== null && { lostReason }),
  ...(wonValue !== null && { wonValue }),
});
