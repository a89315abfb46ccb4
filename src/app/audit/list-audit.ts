import type { AuditEntryDto, AuditPage, AuditQuery } from '../../contracts/audit.ts';
import type { AccountStore } from '../ports/account.ts';
import type { AuditReader, ListedAuditEntry } from '../ports/audit.ts';

export interface AuditPorts {
  auditReader: AuditReader;
  accounts: AccountStore;
}

/** A page of the audit log, with the addresses and names that its ids have today. */
export async function listAudit(
  { auditReader, accounts }: Pick<AuditPorts, 'auditReader' | 'accounts'>,
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
  const emails = new Map(everybody.map(({ id, email }) => [id, email]));
  return {
    items: found.items.map((item) => toDto(item, emails)),
    total: found.total,
    page,
    pageSize,
    accounts: everybody.map(({ id, email }) => ({ id, email })),
  };
}

function toDto({ entry, subject }: ListedAuditEntry, emails: ReadonlyMap<string, string>): AuditEntryDto {
  const { at, action, actorId, subject: id, before, after, requestId } = entry;
  const email = id === null ? undefined : emails.get(id);
  return {
    at: new Date(at).toISOString(),
    action,
    // An account is never deleted; an id without one is shown as it is.
    actor: actorId === null ? null : { id: actorId, email: emails.get(actorId) ?? actorId },
    subject:
      id === null
        ? null
        : { id, name: email ?? subject?.name ?? null, exists: email !== undefined || subject !== undefined },
    before: before as Record<string, unknown> | null,
    after: after as Record<string, unknown> | null,
    requestId,
  };
}
