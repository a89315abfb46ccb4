import { z } from 'zod';

/** What is told of a secret: whether there is one, and of a key its end, by which somebody knows it again; of a password nothing. */
export const SecretView = z.object({ set: z.boolean(), hint: z.string().nullable() });
export type SecretView = z.infer<typeof SecretView>;

/** The version that somebody saw, by which two who save at once are told apart. 0: nothing was stored. */
export const version = z.int().min(0);
