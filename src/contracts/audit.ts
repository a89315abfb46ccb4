import { z } from 'zod';
import { auditActions } from '../domain/account/audit-action.ts';
import { Paging, pageOf } from './paging.ts';

/** The audit log, as administrators read it. */

export const AuditFilter = z.object({
  /** An account's id: what it did, and what was done to it. `none`: what nobody signed in did. */
  account: z.string().max(64).optional(),
  action: z.enum(auditActions).optional(),
  /** The earliest moment, ISO 8601; and that before which it ends. Moments, because the agency's day is not UTC's. */
  from: z.iso.datetime({ offset: true }).optional(),
  until: z.iso.datetime({ offset: true }).optional(),
});
export type AuditFilter = z.infer<typeof AuditFilter>;

/** `GET /api/audit`. */
export const AuditQuery = AuditFilter.extend(Paging.shape);
export type AuditQuery = z.infer<typeof AuditQuery>;

const Person = z.object({ id: z.string(), email: z.string() });
const values = z.record(z.string(), z.unknown()).nullable();

export const AuditEntryDto = z.object({
  /** ISO 8601 in UTC. */
  at: z.string(),
  action: z.enum(auditActions),
  /** Null: nobody was signed in. */
  actor: Person.nullable(),
  /** What it was done to (`domain/account/audit-action.ts` says what it is); null: nothing single, or unknown. */
  subject: z
    .object({
      id: z.string(),
      /** What it is called today; null: it has no name, or it is gone. */
      name: z.string().nullable(),
      /** Whether there is still something to open. */
      exists: z.boolean(),
    })
    .nullable(),
  before: values,
  after: values,
  requestId: z.string().nullable(),
});
export type AuditEntryDto = z.infer<typeof AuditEntryDto>;

/** Newest first. `accounts` are all that there are, to filter by. */
export const AuditPage = pageOf(AuditEntryDto).extend({ accounts: z.array(Person) });
export type AuditPage = z.infer<typeof AuditPage>;
