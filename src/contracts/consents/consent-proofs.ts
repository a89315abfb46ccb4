import { z } from 'zod';
import { acceptancePeriods } from '../../domain/consent/acceptance.ts';
import { proofChoices } from '../../domain/consent/proof-choices.ts';
import { SEARCH_MAX_LENGTH } from '../../domain/list/list-parameters.ts';
import { locales } from '../../domain/locale/locale.ts';
import { Paging, pageOf } from '../paging.ts';

/** The proofs of cookie choices in the back office. Nothing in them leads to a person. */

export const ProofFilter = z.object({
  /** The beginning of a proof's number. */
  q: z.string().max(SEARCH_MAX_LENGTH).optional(),
  choice: z.enum(proofChoices).optional(),
  language: z.enum(locales).optional(),
});
export type ProofFilter = z.infer<typeof ProofFilter>;

/** `GET /api/consent-proofs`. */
export const ProofQuery = ProofFilter.extend(Paging.shape);
export type ProofQuery = z.infer<typeof ProofQuery>;

export const ProofDto = z.object({
  id: z.string(),
  /** When it was stored: ISO 8601 in UTC. */
  at: z.string(),
  locale: z.enum(locales),
  textVersion: z.string(),
  /** null: not asked, as by an artist, who asks for advertising alone. */
  analytics: z.boolean().nullable(),
  marketing: z.boolean(),
  functional: z.boolean().nullable(),
  /** The browser sent Global Privacy Control: advertising was off whatever the visitor pressed. */
  objected: z.boolean(),
  /** When a later choice of the same browser was stored: ISO 8601 in UTC; null: the choice stands. */
  replacedAt: z.string().nullable(),
  /** Whether that later choice refused the advertising that this one had accepted. */
  withdrawn: z.boolean(),
  /** The artist and the landing page for which it is; null: it is for the site. */
  scope: z.object({ artist: z.string(), title: z.string() }).nullable(),
  /** How many acts ad platforms were told under it. */
  used: z.int(),
});
export type ProofDto = z.infer<typeof ProofDto>;

/** Newest first. `counts` are under the rest of the filter. */
export const ProofPage = pageOf(ProofDto).extend({
  counts: z.object({ all: z.int(), marketing: z.int(), objected: z.int(), withdrawn: z.int() }),
});
export type ProofPage = z.infer<typeof ProofPage>;

/** `GET /api/consent-rates`. */
export const RatesQuery = z.object({
  weeks: z.coerce
    .number()
    .refine((weeks) => (acceptancePeriods as readonly number[]).includes(weeks))
    .default(acceptancePeriods[0]),
});
export type RatesQuery = z.infer<typeof RatesQuery>;

const counted = {
  /** First answers of browsers that do not object. */
  answers: z.int(),
  /** Those that accept advertising. */
  accepted: z.int(),
};
const shown = {
  /** How often the banner was shown on the first page of a visit. */
  shown: z.int(),
  ...counted,
};

/** The first answers to the cookie question, by the agency's weeks from Monday on. Shares are left to the reader. */
export const ConsentRatesAnswer = z.object({
  total: z.object(shown),
  /** `objected`: first answers of the week from browsers with Global Privacy Control, which are in no other figure. */
  weeks: z.array(z.object({ monday: z.string(), ...shown, objected: z.int() })),
  languages: z.array(z.object({ locale: z.enum(locales), ...shown })),
  /** In the order of their first answer. `since`: the Monday of that answer's week. */
  texts: z.array(z.object({ textVersion: z.string(), since: z.string(), ...counted })),
  /** First answers of browsers with Global Privacy Control, which are in no other figure. */
  objected: z.int(),
});
export type ConsentRatesAnswer = z.infer<typeof ConsentRatesAnswer>;
