import type { OwnItemKey } from '../../domain/own-data/own-data.ts';
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

/** Returns the audit entry about a consent that a person withdrew, with the ids of the changed leads. */
export const withdrawalEntry =
  (actor: Actor) =>
  (leads: string[]): AuditEntry => ({
    ...actor,
    action: 'own_consents_withdrawn',
    subject: null,
    before: null,
    after: { leads },
  });

/** Returns the audit entry about one thing that a person erased, with its id and without its content. */
export const itemEntry = ({ kind, id }: OwnItemKey, actor: Actor): AuditEntry =>
  kind === 'review'
    ? { ...actor, action: 'own_review_withdrawn', subject: id, before: null, after: null }
    : { ...actor, action: 'own_item_erased', subject: null, before: null, after: { kind, id } };
