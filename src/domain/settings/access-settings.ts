import { z } from 'zod';

/** The rules for accounts. */
export const AccessSettings = z.object({
  /** Whether an account without a second factor must set one up before anything else is open to it. */
  secondFactorRequired: z.boolean(),
  /** The same, only for the accounts of administrators. */
  secondFactorForAdmins: z.boolean(),
});
export type AccessSettings = z.infer<typeof AccessSettings>;
