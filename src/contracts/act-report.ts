import { z } from 'zod';
import { leadActs, pageActs } from '../domain/conversion/acts.ts';
import { conversionDestinations } from '../domain/conversion/destinations.ts';
import { AdIdentifiers } from '../domain/conversion/identifiers.ts';
import { proofId } from './consents/consent-proof.ts';

const shared = {
  /** The id of the proof of the cookie choice. */
  proof: proofId,
  /** The platforms whose own pixel was there to tell of the act too. */
  loaded: z
    .array(z.enum(conversionDestinations as [string, ...string[]]))
    .max(10)
    .catch([]),
  ids: AdIdentifiers.catch({}),
  /** For an artist's own account alone: the landing page, and the proof of the answer to the artist's own question. */
  artist: z.object({ page: z.string().max(60), proof: proofId }).optional(),
};

/**
 * `POST /api/acts`: a browser whose visitor accepted advertising reports what was done: after its lead was stored, or on a landing page
 * without a lead. Nothing that was typed is in it.
 */
export const ActReport = z.discriminatedUnion('act', [
  z.object({
    act: z.enum(leadActs),
    /** The id of the lead. */
    lead: z.string().max(60),
    ...shared,
  }),
  z.object({
    act: z.enum(pageActs),
    /** A random id, the same as that of the page's pixel. */
    id: z.uuid(),
    /** The path of the landing page. */
    path: z.string().max(200),
    /** Of a click: the id of a row of platforms, or one of `landingButtons`. */
    target: z.string().max(40).optional(),
    ...shared,
  }),
]);
export type ActReport = z.output<typeof ActReport>;
