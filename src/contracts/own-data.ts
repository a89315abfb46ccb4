import { z } from 'zod';
import { campaignPlatforms, campaignStatuses } from '../domain/campaign/campaign-values.ts';
import { deliveryStates } from '../domain/delivery/states.ts';
import { leadKinds, leadStatuses } from '../domain/lead/lead-values.ts';
import { locales } from '../domain/locale/locale.ts';
import { eraseWords, ownItemKinds, personConsents } from '../domain/own-data/own-data.ts';
import { rightsKinds } from '../domain/own-data/rights.ts';
import { email } from './fields.ts';
import { typedName, typedPhone } from './leads/manual-lead.ts';
import { PersonCounts, PersonExport } from './leads/person.ts';

/** The page on which a person reads and takes what is stored about their address. Times are ISO 8601 in UTC. */

/** `POST /api/own-data/links`. */
export const OwnDataRequest = z.object({ email: email('email_error') });

/** The same for every address. */
export const OwnDataAccepted = z.object({ accepted: z.literal(true) });

const secret = z.string('contact_required').min(1, 'contact_required').max(100, 'contact_required');

/** `POST /api/own-data/open`: the code of the link, or the address and the code that is typed. */
export const OwnDataKey = z
  .object({ code: secret.optional(), email: email('email_error').optional(), typed: secret.optional() })
  .refine(
    ({ code, email: address, typed }) =>
      (code === undefined) === (address !== undefined && typed !== undefined),
    {
      path: ['code'],
      message: 'contact_required',
    },
  );
export type OwnDataKey = z.infer<typeof OwnDataKey>;

/** The token that reads the page until `endsAt`. */
export const OwnDataOpened = z.object({ token: z.string(), endsAt: z.string() });
export type OwnDataOpened = z.infer<typeof OwnDataOpened>;

/** `POST /api/own-data/prolong` and `/close`. */
export const OwnDataToken = z.object({ token: secret });

/** `POST /api/own-data/correct`: name and telephone number of one of the person's leads. */
export const OwnDataCorrection = OwnDataToken.extend({
  lead: z.string().max(64),
  name: typedName.optional(),
  phone: typedPhone.optional(),
});
export type OwnDataCorrection = z.infer<typeof OwnDataCorrection>;

/** `POST /api/own-data/withdraw`: one of the consents, or both. */
export const OwnDataWithdrawal = OwnDataToken.extend({
  consent: z.enum(personConsents).optional(),
});
export type OwnDataWithdrawal = z.infer<typeof OwnDataWithdrawal>;

/** `POST /api/own-data/items/erase`: one of the things of `OwnData`. */
export const OwnDataItem = OwnDataToken.extend({ kind: z.enum(ownItemKinds), id: z.string().max(64) });
export type OwnDataItem = z.infer<typeof OwnDataItem>;

/** `POST /api/own-data/requests`. */
export const OwnDataAsk = OwnDataToken.extend({ kind: z.enum(rightsKinds, 'rights_kind') });

/** `POST /api/own-data/erasure`: the word is typed, so that no press alone begins it. */
export const OwnDataErasure = OwnDataToken.extend({
  word: z
    .string('own_data_word')
    .transform((word) => word.trim().toUpperCase())
    .pipe(z.enum(Object.values(eraseWords), 'own_data_word')),
});
export type OwnDataErasure = z.infer<typeof OwnDataErasure>;

/** `POST /api/own-data/erase`: what was erased; the campaigns stay without the name. */
export const OwnDataErased = PersonCounts.extend({ erasedAt: z.string() });
export type OwnDataErased = z.infer<typeof OwnDataErased>;

/** `POST /api/own-data/read`. `copy`: the person downloads it, which the log of changes records. */
export const OwnDataQuestion = OwnDataToken.extend({ copy: z.boolean().default(false) });

/**
 * All that is stored about an address, for its owner: the export of the back office without the notes of the staff, which may name
 * others and are read by a person first, and without the marks of the agency's work.
 */
export const OwnData = z.object({
  /** Version of this structure. */
  schema: z.literal(1),
  email: z.string(),
  exportedAt: z.string(),
  leads: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(leadKinds),
      createdAt: z.string(),
      status: z.enum(leadStatuses),
      locale: z.enum(locales),
      name: z.string(),
      email: z.string(),
      phone: z.string().nullable(),
      /** What was typed and chosen, and the figures that were computed from it. */
      fields: z.record(z.string(), z.unknown()),
      page: z.string().nullable(),
      referrer: z.string().nullable(),
      source: z.string(),
      utm: z.record(z.string(), z.string()),
      browser: z.string(),
      /** The cookie choice that was sent with the form; null: none. `objected`: the browser sent Global Privacy Control. */
      consent: z
        .object({
          ...{ analytics: z.boolean(), marketing: z.boolean(), functional: z.boolean() },
          ...{ objected: z.boolean(), at: z.string() },
        })
        .nullable(),
      /** The tools of the agency that the request was sent to. */
      sentTo: z.array(z.object({ destination: z.string(), state: z.enum(deliveryStates) })),
      /** Number of the staff's notes. */
      notes: z.int(),
    }),
  ),
  /**
   * When the requests are deleted: a day of the agency's calendar, and whether staff keep them longer than three years after the last
   * contact. Null: no request, or one of the campaigns is not finished.
   */
  leadsEnd: z.object({ on: z.iso.date(), kept: z.boolean() }).nullable(),
  reviews: PersonExport.shape.reviews,
  campaigns: z.array(
    z.object({
      id: z.string(),
      createdAt: z.string(),
      artist: z.string(),
      platform: z.enum(campaignPlatforms),
      budget: z.number(),
      startsOn: z.string(),
      endsOn: z.string(),
      status: z.enum(campaignStatuses),
      views: z.int().nullable(),
      cost: z.number().nullable(),
      reach: z.int().nullable(),
      clientName: z.string().nullable(),
      clientEmail: z.string().nullable(),
      videoUrl: z.string().nullable(),
      /** Whether the staff wrote notes. */
      notes: z.boolean(),
    }),
  ),
  invitations: PersonExport.shape.invitations,
  mails: PersonExport.shape.mails,
  quarantined: PersonExport.shape.quarantined,
  answers: PersonExport.shape.answers,
  newsletter: PersonExport.shape.newsletter,
  reminders: PersonExport.shape.reminders,
  artistLists: PersonExport.shape.artistLists,
  reminderProofs: PersonExport.shape.reminderProofs,
  watches: PersonExport.shape.watches,
  reports: PersonExport.shape.reports,
  requests: PersonExport.shape.requests,
  testimonials: PersonExport.shape.testimonials,
  adActs: PersonExport.shape.adActs,
});
export type OwnData = z.infer<typeof OwnData>;

/** When an open page closes, and how often it can still be prolonged. `POST /api/own-data/prolong` */
export const OwnDataTime = z.object({ endsAt: z.string(), prolongations: z.int() });
export type OwnDataTime = z.infer<typeof OwnDataTime>;

export const OpenOwnData = OwnDataTime.extend({ data: OwnData });
export type OpenOwnData = z.infer<typeof OpenOwnData>;
