import { z } from 'zod';

/** The visitor's consent choice, as it is stored in the browser and sent with a lead. */
export const ConsentRecord = z.object({
  essential: z.literal(true),
  analytics: z.boolean(),
  marketing: z.boolean(),
  functional: z.boolean(),
  /** ISO 8601, UTC. */
  timestamp: z.iso.datetime(),
  version: z.string().max(20),
});
export type ConsentRecord = z.infer<typeof ConsentRecord>;
