import { z } from 'zod';
import { acts } from '../domain/conversion/acts.ts';
import { conversionDestinations } from '../domain/conversion/destinations.ts';
import { AdIdentifiers } from '../domain/conversion/identifiers.ts';
import { proofId } from './consent-proof.ts';

/**
 * `POST /api/acts`: a browser whose visitor accepted advertising reports what was done after its lead was stored. Nothing that
 * was typed is in it.
 */
export const ActReport = z.object({
  /** The id of the lead. */
  lead: z.string().max(60),
  act: z.enum(acts),
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
});
export type ActReport = z.output<typeof ActReport>;
