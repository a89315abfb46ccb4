import { z } from 'zod';
import { leadKinds, leadStatuses } from '../../domain/lead/lead-values.ts';
import { KEEP_REASON_MAX_LENGTH } from '../../domain/lead/retention/ends.ts';
import { unaskable } from '../../domain/lead/retention/stay.ts';
import { day } from '../paging.ts';

/** The end of leads three years after the last contact by the person. Days are the agency's, times ISO 8601 in UTC. */

/** The most persons of one request. */
const MOST_PERSONS = 500;

const EndingPersonDto = z.object({
  /** The person's newest lead. */
  id: z.string(),
  name: z.string(),
  status: z.enum(leadStatuses),
  contactAt: z.string(),
  /** A form, a lead that was typed by hand, a review, a note that the person called, the answer to stay, or the end of a campaign. */
  contact: z.enum([...leadKinds, 'review', 'note', 'answer', 'campaign']),
  /** The day on whose night the leads are deleted. A day that has passed: a guard has stopped the deletion. */
  endsOn: z.string(),
  /** The number of the person's leads. */
  leads: z.int(),
  /**
   * The day of the question whether to stay, which has no answer, and the last day for one; null: not asked. `isLost`: its mail was
   * given up, and the person may be asked again.
   */
  asked: z.object({ on: z.string(), until: z.string(), isLost: z.boolean() }).nullable(),
  /** Why the person cannot be asked: no address, made-up data, or asked already. Null: it can, with a mail server. */
  unaskable: z.enum(unaskable).nullable(),
});
export type EndingPersonDto = z.infer<typeof EndingPersonDto>;

/** `GET /api/lead-retirement`. */
export const RetirementDto = z.object({
  today: z.string(),
  /** The persons whose leads end in this month or in the next three, the first to end first. */
  persons: z.array(EndingPersonDto),
  /** Those of them that are kept until a day, for a reason. `by`: an account's name or address; null: not known. */
  kept: z.array(
    EndingPersonDto.pick({ id: true, name: true }).extend({
      until: z.string(),
      reason: z.string(),
      by: z.string().nullable(),
    }),
  ),
  /** What the leads of `persons` leave in the figures of the dashboard. `budget` in euros a month. */
  stays: z.array(
    z.object({ month: z.string(), kind: z.enum(leadKinds), leads: z.int(), budget: z.number() }),
  ),
  /** The number of all leads, and of those that end now. */
  all: z.int(),
  due: z.int(),
  /** Why nothing is deleted now (`domain/lead/retention/night.ts`); null: the site deletes what is due. */
  stop: z.enum(['nothing', 'announce', 'notice', 'clock', 'share', 'full']).nullable(),
  /** The first day on which the site deletes, while it is to come. */
  startsOn: z.string().nullable(),
  /** Whether a mail server is set: without one no question can be sent. */
  asks: z.boolean(),
});
export type RetirementDto = z.infer<typeof RetirementDto>;

const persons = z.array(z.string().max(64)).min(1).max(MOST_PERSONS);

/** `POST /api/lead-retirement/keep`. `ids` are leads, one for each person. */
export const KeepDraft = z.object({
  ids: persons,
  reason: z.string('keep_reason').trim().min(1, 'keep_reason').max(KEEP_REASON_MAX_LENGTH, 'too_long'),
  /** At most a year from today; today: the leads are no longer kept from tomorrow on. */
  until: day('keep_until'),
});
export type KeepDraft = z.infer<typeof KeepDraft>;

/** `POST /api/lead-retirement/ask` and `/erase`. */
export const RetireRequest = z.object({ ids: persons });
export type RetireRequest = z.infer<typeof RetireRequest>;

/** The number of leads that were kept or deleted. */
export const RetirementCount = z.object({ leads: z.int() });
export type RetirementCount = z.infer<typeof RetirementCount>;

/** The number of persons who were asked. */
export const StayAsked = z.object({ asked: z.int() });
export type StayAsked = z.infer<typeof StayAsked>;

/** The page behind the code of a question whether to stay. */
export interface StayPageFacts {
  stage: 'ask' | 'done';
}
