import type { Actor } from '../asker.ts';
import type { AuditEntry } from '../ports/audit.ts';
import type { PersonRows } from '../ports/leads.ts';

/** Makes the entry about a person's rows: it has their ids, and nothing of their content. */
export const personEntry =
  (action: 'person_exported' | 'person_erased', actor: Actor) =>
  ({ leads, reviews, campaigns }: PersonRows): AuditEntry => ({
    ...actor,
    action,
    subject: null,
    before: null,
    after: { leads, reviews, campaigns },
  });
