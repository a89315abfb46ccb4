import { z } from 'zod';
import { destinations } from '../../domain/delivery/destinations.ts';
import { deliveryStates, deliverySummaries } from '../../domain/delivery/states.ts';
import { contactPlatforms } from '../../domain/lead/contact-platform.ts';
import { leadKinds, leadSorts, leadStatuses, lostReasons, todos } from '../../domain/lead/lead-values.ts';
import { orders, pageSizes, SEARCH_MAX_LENGTH } from '../../domain/list/list-parameters.ts';
import { locales } from '../../domain/locale/locale.ts';
import { abortWith } from '../../domain/text/abort-with.ts';
import { PersonDto } from '../account/account.ts';
import { Paging, pageOf } from '../paging.ts';
import { LeadSendDto } from '../sends.ts';

/** Leads in the back office. Times are ISO 8601 in UTC, budgets euros a month. */

const listOf = <T extends string>(values: readonly T[]) =>
  z
    .string()
    .transform((text) => text.split(',').filter((value) => value !== ''))
    .pipe(z.array(z.enum(values)));

/** A whole number as text in the address. */
const whole = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number);

/** The filter without the page, shared by the list, its CSV and links. Lists are comma-separated in the address. */
export const LeadFilter = z.object({
  /** Part of a name, an e-mail address, an artist or a telephone number. */
  q: z.string().trim().max(SEARCH_MAX_LENGTH).optional(),
  kind: listOf(leadKinds).optional(),
  status: listOf(leadStatuses).optional(),
  /** The requested platforms; `unknown`: the contact has not chosen one yet. */
  platform: listOf(contactPlatforms).optional(),
  delivery: listOf(deliverySummaries).optional(),
  /** Leads that need one of these, on the agency's current day. */
  todo: listOf(todos).optional(),
  /** An account's id, or `none`: no account, or one to which leads can no longer be assigned. */
  assignee: z.string().max(64).optional(),
  /** `utm_source`, else the referrer's host, else `direct`; `by-hand`: the agency typed the lead. See `LeadRow.source`. */
  source: z.string().max(200).optional(),
  /** Excluded sources, comma-separated: the dashboard's chart uses them for its bar of all other sources. */
  sourceNot: z
    .string()
    .max(1500, abortWith())
    .transform((text) => text.split(',').flatMap((name) => name.trim().toLowerCase() || []))
    .optional(),
  /** Lowest budget (included) and highest budget (not included). */
  budgetFrom: whole.optional(),
  budgetTo: whole.optional(),
  /** Version of the cost table that a simulation was computed with. */
  costVersion: whole.optional(),
  /** First and last day of arrival, both included, on the agency's calendar. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  sort: z.enum(leadSorts).default('created'),
  order: z.enum(orders).default('desc'),
});
export type LeadFilter = z.infer<typeof LeadFilter>;

/** `GET /api/leads.csv` and `.xlsx`: the leads that match the filter; with `ids`, only these of them. */
export const LeadExportQuery = LeadFilter.extend({
  /** Comma-separated; at most as many as a page of the list has. */
  ids: z
    .string()
    .transform((text) => text.split(',').filter((id) => id !== ''))
    .pipe(z.array(z.string().max(64)).max(Math.max(...pageSizes)))
    .optional(),
});
export type LeadExportQuery = z.infer<typeof LeadExportQuery>;

/** `GET /api/leads`. */
export const LeadQuery = LeadFilter.extend(Paging.shape);
export type LeadQuery = z.infer<typeof LeadQuery>;

/** An account that a lead can be assigned to. */
export const AssigneeDto = PersonDto;
export type AssigneeDto = z.infer<typeof AssigneeDto>;

export const LeadRowDto = z.object({
  id: z.string(),
  kind: z.enum(leadKinds),
  createdAt: z.string(),
  name: z.string(),
  /** Empty for a lead that the agency typed without an address. */
  email: z.string(),
  /** As typed; null: not known. */
  phone: z.string().nullable(),
  platform: z.string().nullable(),
  budget: z.number().nullable(),
  locale: z.enum(locales),
  source: z.string(),
  status: z.enum(leadStatuses),
  assignee: AssigneeDto.nullable(),
  delivery: z.enum(deliverySummaries),
  /** The day on which the agency follows up, on its calendar; null: none is planned. */
  followUp: z.iso.date().nullable(),
  /** The reason why the lead was lost; null: not lost, or no reason was given. */
  lostReason: z.enum(lostReasons).nullable(),
  /** The value of a won lead in cents of a euro; null: not won, or not known. */
  wonValue: z.int().nullable(),
  demo: z.boolean(),
});
export type LeadRowDto = z.infer<typeof LeadRowDto>;

export const LeadPage = pageOf(LeadRowDto);
export type LeadPage = z.infer<typeof LeadPage>;

export const AttemptDto = z.object({
  number: z.int32(),
  at: z.string(),
  durationMs: z.int(),
  /** Status of the receiver's answer; null: no answer. */
  status: z.int().nullable(),
  error: z.string().nullable(),
  /** The first kilobyte of the answer. */
  answer: z.string().nullable(),
});
export type AttemptDto = z.infer<typeof AttemptDto>;

export const DeliveryDto = z.object({
  id: z.string(),
  destination: z.string(),
  state: z.enum(deliveryStates),
  nextAttemptAt: z.string().nullable(),
  attempts: z.array(AttemptDto),
});
export type DeliveryDto = z.infer<typeof DeliveryDto>;

/** The events of a lead, newest first. `by`: name or e-mail address of the account; null: the visitor or the server. */
export const LeadEventDto = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('created'), at: z.string() }),
  /** An account typed the lead. */
  z.object({ kind: z.literal('added'), at: z.string(), by: z.string().nullable() }),
  /** It looked like spam, and an account released it from the quarantine. */
  z.object({ kind: z.literal('released'), at: z.string(), by: z.string().nullable() }),
  /** The cookie choice that was sent with the form, at the time of the choice. */
  z.object({
    kind: z.literal('consent'),
    at: z.string(),
    analytics: z.boolean(),
    marketing: z.boolean(),
    functional: z.boolean(),
  }),
  /** The visitor subscribed to the newsletter. */
  z.object({ kind: z.literal('newsletter'), at: z.string() }),
  /** The plan of a release was mailed to the visitor. */
  z.object({ kind: z.literal('planMailed'), at: z.string() }),
  /** A call was booked, says the calendar in the visitor's browser. */
  z.object({ kind: z.literal('callBooked'), at: z.string() }),
  /** A failed delivery was made due again. */
  z.object({ kind: z.literal('replay'), at: z.string(), by: z.string().nullable(), destination: z.string() }),
  z.object({ kind: z.literal('attempt'), at: z.string(), destination: z.string(), attempt: AttemptDto }),
  z.object({
    kind: z.literal('status'),
    at: z.string(),
    by: z.string().nullable(),
    from: z.enum(leadStatuses),
    to: z.enum(leadStatuses),
    /** The reason of the change to `lost`, the value at the change to `won`, in cents of a euro. */
    reason: z.enum(lostReasons).nullable(),
    value: z.int().nullable(),
  }),
  /** The reason of a lost lead or the value of a won one was changed later. */
  z.object({
    kind: z.literal('outcome'),
    at: z.string(),
    by: z.string().nullable(),
    reason: z.enum(lostReasons).nullable(),
    value: z.int().nullable(),
  }),
  z.object({
    kind: z.literal('followUp'),
    at: z.string(),
    by: z.string().nullable(),
    /** Days on the agency's calendar; null: none. */
    from: z.iso.date().nullable(),
    to: z.iso.date().nullable(),
  }),
  /** Name, e-mail address or telephone were changed. The log contains neither the former nor the current value. */
  z.object({ kind: z.enum(['name', 'email', 'phone']), at: z.string(), by: z.string().nullable() }),
  z.object({
    kind: z.literal('assignee'),
    at: z.string(),
    by: z.string().nullable(),
    /** Names or e-mail addresses of the accounts; null: not assigned. */
    from: z.string().nullable(),
    to: z.string().nullable(),
  }),
  z.object({
    kind: z.literal('note'),
    at: z.string(),
    by: z.string().nullable(),
    id: z.string(),
    text: z.string(),
  }),
]);
export type LeadEventDto = z.infer<typeof LeadEventDto>;

/** `GET /api/leads/{id}`. */
export const LeadDetailDto = LeadRowDto.extend({
  /** The typed fields and, for a simulation, the computed figures: the documented body of its webhook. */
  fields: z.record(z.string(), z.unknown()),
  /** Version of the cost table that a simulation was computed with; null for other leads. */
  costVersion: z.int32().nullable(),
  page: z.string().nullable(),
  referrer: z.string().nullable(),
  utm: z.record(z.string(), z.string()),
  userAgentFamily: z.string(),
  /** The cookie choice at that time; null: none is known. `objected`: the browser sent Global Privacy Control. */
  consent: z
    .object({
      ...{ analytics: z.boolean(), marketing: z.boolean(), functional: z.boolean() },
      ...{ objected: z.boolean(), at: z.string() },
    })
    .nullable(),
  deliveries: z.array(DeliveryDto),
  /** What ad platforms were told of the lead, the oldest first. */
  sends: z.array(LeadSendDto),
  events: z.array(LeadEventDto),
  /** The campaigns created from this lead, the oldest first. */
  campaigns: z.array(z.object({ id: z.string(), artist: z.string() })),
  /** The note beside the reason of a lost lead. */
  lostNote: z.string().nullable(),
  /** The newest other leads with the same e-mail address. */
  others: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(leadKinds),
      createdAt: z.string(),
      status: z.enum(leadStatuses),
    }),
  ),
});
export type LeadDetailDto = z.infer<typeof LeadDetailDto>;

/** `GET /api/leads/{id}/neighbours`: ids of the leads before and after one, in a filter and its order; null: there is none. */
export const LeadNeighbours = z.object({ previous: z.string().nullable(), next: z.string().nullable() });
export type LeadNeighbours = z.infer<typeof LeadNeighbours>;

/** `GET /api/leads/counts`: leads that need work on the agency's current day; `any`: one of the three. */
export const LeadCounts = z.object({ new: z.int(), today: z.int(), overdue: z.int(), any: z.int() });
export type LeadCounts = z.infer<typeof LeadCounts>;

/** `POST /api/leads/{id}/notes`. */
export const NoteDraft = z.object({
  text: z.string('note_required').trim().min(1, 'note_required').max(4000, 'too_long'),
  /** Whether it records that the person contacted the agency, which prolongs the time of storage. */
  fromPerson: z.boolean().default(false),
});
export type NoteDraft = z.infer<typeof NoteDraft>;

/**
 * An event of `GET /api/events`: the revisions of leads, changes, reviews and pictures. Only differences between events have a
 * meaning.
 */
export const ChangeEvent = z.object({
  leads: z.int(),
  changes: z.int(),
  reviews: z.int(),
  media: z.int(),
  wordpress: z.int(),
});
export type ChangeEvent = z.infer<typeof ChangeEvent>;

/** `POST /api/deliveries/replay` and `…/{id}/replay`: the number of deliveries that are due again. */
export const ReplayAnswer = z.object({ replayed: z.int() });
export type ReplayAnswer = z.infer<typeof ReplayAnswer>;

/** `GET /api/webhooks`: whether each automation has an address. The address is not returned: its path may be a secret. */
export const WebhookDto = z.object({
  destination: z.enum(destinations),
  /** Null: not configured. */
  host: z.string().nullable(),
});
export type WebhookDto = z.infer<typeof WebhookDto>;

/** `POST /api/webhooks/{destination}/test`: the outcome of one signed test message. */
export const WebhookTestAnswer = z.object({
  delivered: z.boolean(),
  status: z.int().nullable(),
  error: z.string().nullable(),
  durationMs: z.int(),
  /** The first kilobyte of the answer. */
  answer: z.string().nullable(),
});
export type WebhookTestAnswer = z.infer<typeof WebhookTestAnswer>;
