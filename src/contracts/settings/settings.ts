import { z } from 'zod';

/** The visible part of a secret: whether it is set, and the end of a key, to recognize it; no part of a password. */
export const SecretView = z.object({ set: z.boolean(), hint: z.string().nullable() });
export type SecretView = z.infer<typeof SecretView>;

/**
 * The version that a change is based on, which reveals concurrent changes. 0: nothing was stored. PostgreSQL keeps versions in
 * 32 bits and refuses a query with a larger number.
 */
export const version = z.int32().min(0);
