import { z } from 'zod';
import { consentedParts } from '../domain/content/consented-items.ts';
import { locales } from '../domain/locale/locale.ts';
import { RIGHTS_REASON_MAX, rightsKinds, rightsOrigins, selfServed } from '../domain/own-data/rights.ts';
import { email } from './fields.ts';

/** The requests of persons that staff answer. Times are ISO 8601 in UTC. */

/** `POST /api/rights-requests`: a request that came by mail, by telephone or on paper. */
export const RightsDraft = z.object({
  email: email('email_error'),
  kind: z.enum(rightsKinds, 'rights_kind'),
  locale: z.enum(locales),
});
export type RightsDraft = z.infer<typeof RightsDraft>;

/** `POST /api/rights-requests/{number}/acts`. `prolong` mails the reason to the person. */
export const RightsAct = z.discriminatedUnion('act', [
  z.object({ act: z.literal('close') }),
  z.object({
    act: z.literal('prolong'),
    reason: z
      .string('contact_required')
      .trim()
      .min(1, 'contact_required')
      .max(RIGHTS_REASON_MAX, 'contact_required'),
  }),
]);
export type RightsAct = z.infer<typeof RightsAct>;

/** Where a testimonial, a member of the team or a case is stored. */
export const ConsentedPlaceDto = z.object({
  part: z.enum(consentedParts),
  locale: z.enum(locales),
  /** Id of the item. */
  item: z.string(),
  /** Numbers of the versions that have it, the newest first. */
  versions: z.array(z.int()),
  /** Whether the newest version shows it. */
  online: z.boolean(),
});

export const RightsRequestDto = z.object({
  number: z.int(),
  kind: z.enum(rightsKinds),
  origin: z.enum(rightsOrigins),
  /** Empty: everything about the person was erased meanwhile. */
  email: z.string(),
  locale: z.enum(locales),
  receivedAt: z.string(),
  dueAt: z.string(),
  prolongedAt: z.string().nullable(),
  reason: z.string().nullable(),
  /** Of a testimonial. */
  places: z.array(ConsentedPlaceDto),
  closedAt: z.string().nullable(),
  /** Name of the account that closed it; null: open, or the account no longer exists. */
  closedBy: z.string().nullable(),
});
export type RightsRequestDto = z.infer<typeof RightsRequestDto>;

/** `GET /api/rights-requests`. */
export const RightsList = z.object({
  /** By due time. */
  open: z.array(RightsRequestDto),
  /** The latest hundred. */
  closed: z.array(RightsRequestDto),
  /** What persons did themselves in the last days, without who. */
  acts: z.array(z.object({ action: z.enum(selfServed), at: z.string() })),
});
export type RightsList = z.infer<typeof RightsList>;

/** A person's own request in their export. */
export const PersonRequestDto = RightsRequestDto.omit({
  origin: true,
  locale: true,
  email: true,
  closedBy: true,
  places: true,
});
export type PersonRequestDto = z.infer<typeof PersonRequestDto>;
