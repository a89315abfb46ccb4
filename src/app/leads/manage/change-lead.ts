import type { LeadChange, LeadDetailDto } from '../../../contracts/lead.ts';
import { type Asker, actorOf } from '../../asker.ts';
import type { Account } from '../../ports/account.ts';
import type { AuditEntry, Judgement } from '../../ports/audit.ts';
import type { LeadToChange } from '../../ports/leads.ts';
import { fail, failFields, type Result } from '../../result.ts';
import { findLead } from './find-lead.ts';
import { canBeAssigned } from './list-assignees.ts';
import type { PipelinePorts } from './pipeline-ports.ts';

/** Moves a lead in the pipeline, assigns it, or both; returns the lead as it is then. */
export async function changeLead(
  ports: Pick<PipelinePorts, 'clock' | 'desk' | 'accounts'>,
  id: string,
  change: LeadChange,
  asker: Asker,
): Promise<Result<LeadDetailDto, 'not_found' | 'invalid_fields'>> {
  const actor = actorOf(ports, asker);
  const changed = await ports.desk.change(
    id,
    (before, candidate) => judge(before, change, candidate, { ...actor, subject: id }),
    change.assigneeId,
  );
  if (!changed) return fail('not_found');
  return changed.ok ? findLead(ports, id) : failFields({ assigneeId: changed.code });
}

/** Values that are so already are neither changed nor recorded. */
function judge(
  before: LeadToChange,
  { status = before.status, assigneeId = before.assigneeId }: LeadChange,
  candidate: Account | undefined,
  about: Pick<AuditEntry, 'at' | 'actorId' | 'requestId' | 'subject'>,
): Judgement<Pick<LeadToChange, 'status' | 'assigneeId'>, 'assignee_unknown'> {
  // A change that waited for another one began before it, but comes after it in the lead's history.
  const entry = { ...about, at: Math.max(about.at, before.toldAt ?? 0) };
  const entries: AuditEntry[] = [];
  if (assigneeId !== before.assigneeId) {
    if (assigneeId !== null && !(candidate && canBeAssigned(candidate))) return fail('assignee_unknown');
    entries.push({
      ...entry,
      action: 'lead_assigned',
      before: { assignee: before.assigneeId },
      after: { assignee: assigneeId },
    });
  }
  if (status !== before.status)
    entries.push({
      ...entry,
      action: 'lead_status_changed',
      before: { status: before.status },
      after: { status },
    });
  return { ok: true, after: { status, assigneeId }, entries };
}
