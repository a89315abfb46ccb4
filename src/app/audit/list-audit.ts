import type { AuditEntryDto, AuditPage, AuditQuery } from '../../contracts/audit.ts';
import { calledName } from '../../domain/account/name.ts';
import type { Ports } from '../ports/all-ports.ts';
import type { ListedAuditEntry } from '../ports/audit.ts';

/** Returns a page of the audit log, with the current addresses and names of its ids. */
export async function listAudit(
  { auditReader, accounts }: Ports,
  { account, action, from, until, page, pageSize }: AuditQuery,
): Promise<AuditPage> {
  const moment = (text: string | undefined) => (text === undefined ? undefined : Date.parse(text));
  const [found, everybody] = await Promise.all([
    auditReader.page(
      {
        accountId: account === 'none' ? null : account,
        action,
        from: moment(from),
        until: moment(until),
      },
      { limit: pageSize, offset: (page - 1) * pageSize },
    ),
    accounts.list(),
  ]);
  const people = new Map(everybody.map(({ id, email, name }) => [id, { id, email, name }]));
  return {
    items: found.items.map((item) => toDto(item, people)),
    total: found.total,
    page,
    pageSize,
    accounts: [...people.values()],
  };
}

function toDto(
  { entry, subject }: ListedAuditEntry,
  people: ReadonlyMap<string, AuditPage['accounts'][number]>,
): AuditEntryDto {
  const { at, action, actorId, subject: id, before, after, requestId } = entry;
  const person = id === null ? undefined : people.get(id);
  return {
    at: new Date(at).toISOString(),
    action,
    // An account that acted is never deleted; an id without an account is returned as it is.
    actor: actorId === null ? null : (people.get(actorId) ?? { id: actorId, email: actorId, name: '' }),
    subject:
      id === null
        ? null
        : {
            id,
            name: person ? calledName(person) : (subject?.name ?? null),
            exists: person !== undefined || subject !== undefined,
          },
    before: before as Record<string, unknown> | null,
    after: after as Record<string, unknown> | null,
    requestId,
  };
}
