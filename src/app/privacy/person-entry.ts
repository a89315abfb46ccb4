import type { Actor } from '../asker.ts';
import type { AuditEntry } from '../ports/audit.ts';
import type { PersonRows } from '../ports/leads.ts';

/** Returns the audit entry about a person's rows, with their ids and without their content. */
export const personEntry =
  (action: 'person_exported' | 'person_erased', actor: Actor) =>
  ({ leads, reviews, campaigns }: PersonRows): AuditEntry => ({
    ...actor,
    action,
    subject: null,
    before: null,
    after: { leads, reviews, campaigns },
  });
