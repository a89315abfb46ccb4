import { z } from 'zod';
import {
  LOST_NOTE_MAX_LENGTH,
  leadStatuses,
  lostReasons,
  WON_VALUE_MAX,
} from '../../domain/lead/lead-values.ts';
import { pageSizes } from '../../domain/list/list-parameters.ts';
import { typedEmail, typedName, typedPhone } from './manual-lead.ts';

/** Changes of leads in the back office. */

const changed = {
  status: z.enum(leadStatuses).optional(),
  assigneeId: z.string().max(64).nullable().optional(),
  /** A day on the agency's calendar; null: none. */
  followUp: z.iso.date('day_wrong').nullable().optional(),
  lostReason: z.enum(lostReasons).nullable().optional(),
  lostNote: z.string().trim().max(LOST_NOTE_MAX_LENGTH, 'too_long').nullable().optional(),
  /** In cents of a euro. */
  wonValue: z.int('won_value').min(0, 'won_value').max(WON_VALUE_MAX, 'won_value').nullable().optional(),
};
/** Name, e-mail address and telephone belong to one person, so they can be changed only for a single lead. */
const changedOfOne = {
  ...changed,
  name: typedName.optional(),
  email: typedEmail.optional(),
  phone: typedPhone.nullable().optional(),
};
const namesAChange = (change: object): boolean =>
  Object.entries(change).some(([name, value]) => name in changedOfOne && value !== undefined);

/**
 * `PATCH /api/leads/{id}`: absent fields stay unchanged. A reason belongs to a lost lead, a value to a won one: with
 * another status both are deleted. The follow-up of a won or lost lead is deleted, unless the change sets one.
 * A lead must keep an e-mail address or a telephone number.
 */
export const LeadChange = z.object(changedOfOne).refine(namesAChange);
export type LeadChange = z.infer<typeof LeadChange>;

/** `PATCH /api/leads`: the same change of several leads. */
export const LeadsChange = z
  .object({
    ids: z
      .array(z.string().max(64))
      .min(1)
      .max(Math.max(...pageSizes)),
    ...changed,
  })
  .refine(namesAChange);
export type LeadsChange = z.infer<typeof LeadsChange>;

/** The number of changed leads; the others were erased in the meantime. */
export const LeadsChanged = z.object({ found: z.int() });
export type LeadsChanged = z.infer<typeof LeadsChanged>;
