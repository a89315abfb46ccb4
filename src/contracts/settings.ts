import { z } from 'zod';

/** The visible part of a secret: whether there is one, and the end of a key, by which it is recognized; nothing of a password. */
export const SecretView = z.object({ set: z.boolean(), hint: z.string().nullable() });
export type SecretView = z.infer<typeof SecretView>;

/** The version that a change is based on, by which two changes at once are told apart. 0: nothing was stored. */
export const version = z.int().min(0);
