import { z } from 'zod';
import { auditActions } from '../domain/account/audit-action.ts';
import { PersonDto } from './account/account.ts';
import { Paging, pageOf } from './paging.ts';

/** The audit log, for administrators. */

const AuditFilter = z.object({
  /** An account's id: entries of its changes and of changes to it. `none`: entries without a signed-in account. */
  account: z.string().max(64).optional(),
  action: z.enum(auditActions).optional(),
  /** Start (included) and end (not included) of the period, ISO 8601. Moments, because the agency's day is not UTC's. */
  from: z.iso.datetime({ offset: true }).optional(),
  until: z.iso.datetime({ offset: true }).optional(),
});
export type AuditFilter = z.infer<typeof AuditFilter>;

/** `GET /api/audit`. */
export const AuditQuery = AuditFilter.extend(Paging.shape);
export type AuditQuery = z.infer<typeof AuditQuery>;

const values = z.record(z.string(), z.unknown()).nullable();

export const AuditEntryDto = z.object({
  /** ISO 8601 in UTC. */
  at: z.string(),
  action: z.enum(auditActions),
  /** Null: no account was signed in. */
  actor: PersonDto.nullable(),
  /** The changed object, of the kind in `domain/account/audit-action.ts`; null: several objects, or unknown. */
  subject: z
    .object({
      id: z.string(),
      /** Its current name; null: it has no name, or was deleted. */
      name: z.string().nullable(),
      /** Whether it still exists, so that it can be opened. */
      exists: z.boolean(),
    })
    .nullable(),
  before: values,
  after: values,
  requestId: z.string().nullable(),
});
export type AuditEntryDto = z.infer<typeof AuditEntryDto>;

/** Newest first. `accounts` are all accounts, for the filter. */
export const AuditPage = pageOf(AuditEntryDto).extend({ accounts: z.array(PersonDto) });
export type AuditPage = z.infer<typeof AuditPage>;
