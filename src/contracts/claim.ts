import { z } from 'zod';
import { basisKinds, claimStates } from '../domain/claims/claim.ts';
import { customUnits } from '../domain/claims/declared-claims.ts';
import { day } from './paging.ts';

/** The register of the agency's claims. Days are the agency's; shares are fractions (0.98 is 98 %). */

const LABEL_MAX = 120;
const TEXT_MAX = 200;

const texts = (max: number) => {
  const text = z.string('claim_text').trim().max(max, 'too_long');
  return z.object({ fr: text, en: text, es: text, pt: text }, 'claim_text');
};
const ClaimTexts = texts(TEXT_MAX);

/** A link to a basis: http or https. */
const basisUrl = z.url({ protocol: /^https?$/, error: 'claim_link' }).max(500, 'too_long');

const Basis = z
  .object({
    kind: z.enum(basisKinds, 'claim_basis'),
    /** The name of the document, or another proof of the figure. */
    text: ClaimTexts,
    url: z.string('claim_link').trim().max(500, 'too_long').nullable(),
    /** The id of a picture in the media library. */
    file: z.string().max(64, 'too_long').nullable(),
  })
  .refine(({ kind, url }) => kind !== 'link' || basisUrl.safeParse(url).success, 'claim_link')
  .refine(({ kind, file }) => kind !== 'file' || Boolean(file), 'claim_picture');

/** `PUT /api/claims/{id}`: all editable fields, with the version that was read. */
export const ClaimChange = z.object({
  /** By name of the figure. */
  values: z.record(z.string(), z.number('claim_value').min(-1e12, 'claim_value').max(1e12, 'claim_value')),
  /** Whether the figure is a lower bound: `500+`. */
  upwards: z.boolean('claim_value'),
  label: texts(LABEL_MAX),
  /** All four empty: the claim has no scope. */
  scope: ClaimTexts,
  basis: Basis.nullable(),
  validUntil: day('date_error').nullable(),
  version: z.int32(),
});
export type ClaimChange = z.infer<typeof ClaimChange>;

/** `POST /api/claims`: a figure that only the page "our figures" shows. */
export const ClaimDraft = ClaimChange.omit({ version: true }).extend({
  unit: z.enum(customUnits, 'claim_unit'),
});
export type ClaimDraft = z.infer<typeof ClaimDraft>;

/** `POST /api/claims/{id}/confirm`. */
export const ClaimConfirmation = z.object({ version: z.int32(), validUntil: day('date_error') });
export type ClaimConfirmation = z.infer<typeof ClaimConfirmation>;

/** `POST /api/claims/{id}/withdraw` and `/split`. */
export const ClaimWithdrawal = z.object({ version: z.int32() });
export type ClaimWithdrawal = z.infer<typeof ClaimWithdrawal>;

/** `POST /api/claims/settle`: `id` is one of the claims that contradict each other. */
export const Settlement = z.discriminatedUnion('way', [
  /** Its figure is shown in the places of all. */
  z.object({ way: z.literal('keep'), id: z.string().max(64) }),
  /** It gets its own words. */
  z.object({ way: z.literal('words'), id: z.string().max(64), label: texts(LABEL_MAX) }),
  /** These claims are hidden. */
  z.object({ way: z.literal('none'), id: z.string().max(64) }),
]);
export type Settlement = z.infer<typeof Settlement>;

const Figure = z.object({
  name: z.string(),
  unit: z.enum(['euro', 'percent', 'change', 'ratio', 'factor', 'count', 'day']),
  value: z.number(),
  /** Its unit, in the reader's language; empty for the only figure of a claim. */
  label: z.string(),
});
/** Paths of the pages that show a claim, without language prefix. */
const places = z.array(z.string());

export const ClaimDto = z.object({
  id: z.string(),
  /** Whether the agency added it. */
  custom: z.boolean(),
  figures: z.array(Figure),
  upwards: z.boolean(),
  label: ClaimTexts,
  scope: ClaimTexts.nullable(),
  basis: z
    .object({
      kind: z.enum(basisKinds),
      text: ClaimTexts,
      url: z.string().nullable(),
      file: z.string().nullable(),
    })
    .nullable(),
  /** The name or e-mail address of the account that confirmed it; null: not confirmed, or the account was deleted. */
  checkedBy: z.string().nullable(),
  checkedAt: z.string().nullable(),
  validUntil: z.string().nullable(),
  withdrawnAt: z.string().nullable(),
  state: z.enum(claimStates),
  /** The claims that have other figures under the same words. */
  rivals: z.array(z.string()),
  /** Whether public pages show it. */
  shown: z.boolean(),
  places,
  /** The claims that show its figure instead of their own, since their contradiction was settled. */
  followers: z.array(z.object({ id: z.string(), figure: Figure, upwards: z.boolean(), places })),
  version: z.int32(),
});
export type ClaimDto = z.infer<typeof ClaimDto>;

export const ClaimRegister = z.object({
  /** Contradictions first, then the order of the site, then those that the agency added. */
  items: z.array(ClaimDto),
  /** Whether the demo data is on: documented claims are then shown without confirmation. */
  demo: z.boolean(),
  /** What the site measures itself: the campaigns of two years that ended in the range their client was shown. */
  coverage: z.object({
    judged: z.int(),
    inside: z.int(),
    /** Over, and without a result. */
    withoutResult: z.int(),
    /** The public page shows the share from so many judged campaigns on. */
    least: z.int(),
  }),
});
export type ClaimRegister = z.infer<typeof ClaimRegister>;
